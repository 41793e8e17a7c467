import { count } from './count';

export const permutation = {
  permutation: 'Permutation',
  generators: 'Generators',
  solved: 'Every point is at home',
  running: 'Bring every point home',
  shelf: 'Groups to try',
  cayley: 'Cayley graph',
  cayleyLead: (n: number): string =>
    `All ${count(n, 'element')} of the group, and where each generator leads. The red ring is home; a click goes to an element.`,
  tooLarge: (most: number): string => `This group has more than ${count(most, 'element')}, too many to draw.`,
  youAreHere: 'you are here',
  wayThere: (word: string): string => `from here: ${word}`,
};
