// How a game begins on this page when the address says nothing: its options, and who plays which seat (see
// opponent.svelte.ts). A game without a line here begins as the program says.
export const person = 'me'; // who plays a seat, beside the names of computers

export interface Usual {
  options: Readonly<Record<string, string>>;
  who: string;
}

export const usual: Readonly<Record<string, Usual>> = {
  diamond: { options: { dim: '3', size: '3', seats: '1-,1+' }, who: 'me,medium' },
};
