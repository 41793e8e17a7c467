export const permutation = {
  permutation: 'Permutation',
  generators: 'Generators',
  solved: 'Every point is at home',
  running: 'Bring every point home',
};
