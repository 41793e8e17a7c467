// The analysis of a line of any impartial game.
export const analysis = {
  tab: 'Analysis',
  title: 'Analysis of the line',
  you: 'You',
  computer: 'Computer',
  blunders: 'Wins given away',
  noMoves: 'Play some moves; then this tells which of them gave a win away.',
  noBlunders: 'None: nobody gave a win away.',
  gaveAway: (who: string): string => `${who} could have won here.`,
  better: 'Better: ',
  history: 'Who could win',
  historyHelp: 'One row for each place of the line; click one to see the position.',
  place: 'After move',
  start: 'Start',
  wins: 'wins',
  grundy: 'Grundy number',
};
