// The games whose hints, replies and matches are those of every impartial game, as the schema says.
import { answerSchema, definitions } from './definitions';
import type { Game } from './door';
import type { Answers, ImpartialHint, ImpartialMatch, ImpartialReply } from './generated/types';

interface Tools {
  hint: ImpartialHint;
  reply: ImpartialReply;
  match: ImpartialMatch;
}
export type Impartial = { [G in Game]: Answers[G] extends Tools ? G : never }[Game];

export function isImpartial(game: string): game is Impartial {
  return answerSchema(game, 'hint')?.$ref === '#/$defs/ImpartialHint';
}

export const impartial: readonly Impartial[] = Object.keys(definitions['Answers']?.properties ?? {}).filter(
  isImpartial,
);
