// Statements about Nim to begin with.
export const letters: readonly string[] = ['x', 'y', 'z', 'w']; // of the heaps; more cannot be decided

// With these limits (null: none); the law is Bouton's of what is left without blocks of limit + 1.
export function examplesOf(limits: readonly (bigint | null)[], misere: boolean): string[] {
  const names = letters.slice(0, limits.length);
  const list = names.join(', ');
  const rests = names.map((name, i) => {
    const limit = limits[i] ?? null;
    return limit === null ? name : `(${name} mod ${String(limit + 1n)})`;
  });
  const law = rests.length === 1 ? `${rests[0] ?? ''} = ${misere ? '1' : '0'}` : `${rests.join(' ⊕ ')} = 0`;
  return [
    `forall ${list}: lost(${list}) <=> ${law}`,
    `forall ${list}: grundy(${list}) = ${rests.join(' ⊕ ')}`,
    `exists ${list}: lost(${list}) and ${names.map((name) => `${name} > 0`).join(' and ')}`,
  ];
}
