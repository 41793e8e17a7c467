// Placements to begin with: one for each case of the paper, whose own drawings are lost.
export const presets = {
  figure: '111/111/111',
  oneEven: '1111/1111/1111',
  oneEvenEmpty: '1111/1001/1111',
  odd: '011/111/110',
  oddEmpty: '111/101/111',
  even: '1111/1111/1111/1111',
  none: '110/011/111',
} as const;
