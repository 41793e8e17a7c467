import { forKeys } from '../keys';
import { count } from './count';

// Games on numbers.
export const numbers = {
  title: 'Game on numbers',
  board: (values: string): string => `Position ${values}`,
  here: 'the piece is here',
  mayGo: 'you may go here',
  wins: 'wins',
  loses: 'loses',
  lost: 'lost for who is to move',
  showLost: 'Show the lost positions',
  how: `The piece may go to the dots.${forKeys(' Keys: arrows, Enter.')}`,
  howTyped: 'Type the numbers after your move, or choose one of the moves.',
  moveTo: (place: string): string => `Go to ${place}`,
  tapAgain: 'Tap again to go there.',
  noMove: (place: string): string => `No move leads to ${place}.`,
  notYourTurn: 'It is not your turn.',
  typeMove: (names: string): string => `${names} after the move`,
  moveIt: 'Move',
  moves: 'Moves',
  misere: 'Misère: who cannot move wins.',
  misereSwitch: 'Misère: who cannot move wins',
  did: (place: string): string => `The computer went to ${place}`,

  rules: 'Rules',
  ownRules: 'Rules of your own …',
  names: 'Names of the numbers',
  namesHelp: 'one to four, like x, y',
  position: 'Positions',
  positionHelp: 'a statement about them; true: all numbers',
  move: 'Moves',
  moveHelp: "a statement about x, y and x′, y′ after the move: x' < x and y' = y or …",
  numeration: 'Digits',
  numerationHelp: 'in which a law is looked for, and statements are proved',
  numerations: (name: string): string =>
    name === 'zeckendorf'
      ? 'Zeckendorf: sums of Fibonacci numbers (golden mean)'
      : name.startsWith('metallic')
        ? `Fraenkel: metallic mean ${name.slice(9)}`
        : name,
  start: 'Begin at',
  startHelp: 'the numbers, like 8 11; empty: anywhere',

  law: 'Law',
  lawHelp: 'From small numbers an automaton of the lost positions is guessed; then it is proved for all numbers.',
  findLaw: 'Find and prove a law',
  lawFound: (states: string): string =>
    `Proved for all numbers: an automaton with ${count(states, 'state')} reads the digits, the greatest first.`,
  letters: (names: string): string => `next state, by the digits of ${names}`,
  state: 'state',
};
