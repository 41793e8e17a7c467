// Names of permutation groups by their order, as far as the order tells.
export type GroupName =
  | { kind: 'alternating' | 'symmetric'; pieces: number }
  | { kind: 'cyclic'; order: number }
  | { kind: 'trivial' }
  | { kind: 'other' };

export function groupName(order: bigint, generators: readonly (readonly number[])[]): GroupName {
  const moved = new Set<number>();
  for (const images of generators) images.forEach((to, i) => to !== i + 1 && moved.add(to));
  if (order === 1n) return { kind: 'trivial' };
  const all = factorial(moved.size);
  if (order === all) return { kind: 'symmetric', pieces: moved.size };
  // For three or more points the alternating group is the only subgroup of index 2.
  if (moved.size > 2 && order * 2n === all) return { kind: 'alternating', pieces: moved.size };
  const distinct = new Set(generators.map((images) => images.join()));
  return distinct.size === 1 ? { kind: 'cyclic', order: Number(order) } : { kind: 'other' };
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let k = 2n; k <= BigInt(n); k++) product *= k;
  return product;
}
