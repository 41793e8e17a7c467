export const permutation = {
  permutation: 'Permutation',
  generators: 'Generators',
  solved: 'Every point is at home',
  running: 'Bring every point home',
  shelf: 'Groups to try',
  cayley: 'Cayley graph',
  cayleyLead: (n: number): string =>
    `All ${String(n)} elements of the group, and where each generator leads. The red ring is home; a click goes to an element.`,
  tooLarge: (most: number): string => `This group has more than ${String(most)} elements, too many to draw.`,
  youAreHere: 'you are here',
  wayThere: (word: string): string => `from here: ${word}`,
};
