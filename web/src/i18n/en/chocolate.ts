// Texts of the chocolate game.
export const chocolate = {
  cuts: 'Cuts',
  sides: { x: 'left of the bitter square', y: 'right of it', z: 'above it' },
  cutTo: (side: string, to: number): string => `Cut ${side} to ${String(to)}`,
  leaves: (cut: string, position: string): string => `Cut ${cut}, leaves ${position}`,
  noCut: 'nothing to cut',
  winning: '(winning)',
  losing: '(losing)',
  allCuts: (count: number): string => `All cuts as buttons (${String(count)})`,
  moreBySlider: (side: string, count: number): string => `${String(count)} more by the slider ${side}`,
  onlyBitter: 'Only the bitter square is left.',
  isNim: (sum: number): string =>
    `No cut on one side changes another here: this bar is Nim with the heaps x, y, z. x ⊕ y ⊕ z = ${String(sum)}`,
};
