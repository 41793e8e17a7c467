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

  // Blocking: before each move the other player forbids some.
  blocks: 'Moves that may be forbidden',
  blocksHelp: 'by the other player, before each move',
  blocksFact: (most: number): string => `up to ${count(most, 'move')} forbidden each time`,
  youForbid: (left: number): string =>
    left === 0 ? 'You have forbidden enough' : `You forbid: up to ${String(left)} more`,
  computerForbids: 'The computer forbids…',
  playerForbids: (player: number): string => (player === 0 ? 'First player forbids' : 'Second player forbids'),
  forbidHow: `Choose moves to forbid, once more to allow them; then Done.${forKeys(' Keys: arrows, Enter.')}`,
  forbidTyped: 'Choose moves to forbid, once more to allow them; then Done.',
  forbidIt: (place: string): string => `Forbid ${place}`,
  allowIt: (place: string): string => `Allow ${place} again`,
  mayForbid: 'you may forbid it',
  isForbidden: 'forbidden',
  forbidThis: 'forbid this',
  noneLeft: 'No more may be forbidden: allow one again, or be done.',
  cannotGo: (place: string): string => `${place} is forbidden.`,
  forbiddenNow: (places: string): string => (places === '' ? 'Nothing is forbidden.' : `Forbidden: ${places}`),
  typeForbidden: (names: string): string => `${names} after a move to forbid`,
  forbid: 'Forbid',
  done: 'Done',
  didForbid: (places: string): string =>
    places === '' ? 'The computer forbids nothing' : `The computer forbids ${places}`,
  didBoth: (place: string, places: string): string =>
    `The computer went to ${place} and forbids ${places === '' ? 'nothing' : places}`,

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
