import { count } from './count';

// Statements about all positions of a game.
export const statements = {
  tab: 'Statements',
  help: 'Say something about all positions; it is decided for all of them, not only for those that were tried. Names without a quantifier stand for all numbers; the nim-sum is ⊕ or xor.',
  label: 'Statement',
  decide: 'Decide for all positions',
  signs: 'Signs',
  words: 'Words that can stand here',
  examples: 'Examples',
  trueForAll: 'True for all positions.',
  exists: 'True. For example:',
  none: 'False: there are no such numbers.',
  falseAt: 'False. The smallest counter-example:',
  isFalse: 'False.',
  readAs: 'Read as:',
  openIt: 'Open it on the board',
  lostStates: (states: string): string =>
    `The lost positions were found as an automaton with ${count(states, 'state')}, and that was proved, too.`,
  grundyStates: (states: string): string =>
    `The Grundy numbers were found as an automaton with ${count(states, 'state')}, and that was proved, too.`,
  largest: (states: string, seconds: string): string => `Largest automaton: ${count(states, 'state')}; ${seconds} s.`,
  goToError: 'Go to the fault',
  atMost: (heaps: number): string => `Statements can be decided for at most ${count(heaps, 'heap')}.`,
};
