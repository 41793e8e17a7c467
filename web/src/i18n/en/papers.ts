import { signed } from '../signed';
import { count } from './count';

export const papers = {
  lead: 'What the papers say, sentence by sentence, and what the program finds when it checks.',
  choose: 'Paper',
  abstract: 'Abstract',
  claims: (n: number): string => (n === 1 ? '1 claim' : `${count(n, 'claim')}`),
  check: 'Check',
  checkAgain: 'Check again',
  checkAll: 'Check all',
  checking: (done: number, of: number): string => `${String(done)} of ${String(of)} checked`,
  live: 'Open it live',
  section: 'Section',
  says: 'The paper says',
  got: 'We find',
  show: 'Show',
  allVerdicts: 'all',
  unchecked: 'not checked yet',
  notRun: (why: string): string => `not decided: ${why}`,
  verdicts: {
    reproduced: 'reproduced',
    compatible: 'compatible',
    bettered: 'bettered',
    corrected: 'corrected',
    answered: 'answered',
    failed: 'failed',
  },
  meanings: 'What the verdicts mean',
  meaning: {
    reproduced: 'we find what the paper prints: equal, or the point that we predicted, within chance',
    compatible:
      'the paper leaves choices open, and its figure lies in the span that they allow; a wide span says little',
    bettered: 'ours needs fewer, and the paper’s own figure was not met',
    corrected: 'the paper, or its print, is wrong here; this is right',
    answered: 'the paper prints nothing to compare with, or leaves it open; here is what is so',
    failed: 'we could not confirm it',
  },
  printed: 'printed',
  asPrinted: 'written as',
  caveat: 'Caveat:',
  computed: 'computed',
  width: (errors: number): string => `The span is ${errors.toFixed(1)} standard errors wide.`,
  residual: (mean: number, deviation: number): string =>
    `Printed minus predicted, in standard errors: mean ${signed(mean)}, deviation ${signed(deviation)}.`,
  none: 'No claim with this verdict.',
  finished: (n: number): string => `All ${count(n, 'claim')} are checked.`,
  games: 'Games of this paper',
};
