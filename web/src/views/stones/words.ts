// Moves as people say them.
import type { Texts } from '../kind';
import { parseRun, piecesOf, type Run } from './view';

export function runInWords(t: Texts, run: Run): string {
  return t.gridnim.moveName(run.down, (run.down ? run.col : run.row) + 1, piecesOf(run));
}

export function moveInWords(t: Texts, move: string): string {
  const run = parseRun(move);
  return run ? runInWords(t, run) : move;
}
