// Statements about a bar to begin with.
export const names: readonly string[] = ['x', 'y', 'z'];
export const examples: readonly string[] = [
  'forall x, y, z: lost(x, y, z) <=> position(x, y, z) and x ⊕ y ⊕ z = 0',
  'forall x, y, z: position(x, y, z) => grundy(x, y, z) = x ⊕ y ⊕ z',
  'forall x, y, z: lost(x, y, z) => x <= y + z',
  "forall x, x', y, z: lost(x, y, z) and lost(x', y, z) => x = x'",
];
