// States and stickers in words.
import type { texts } from '../../i18n/en';
import type { TwistyView } from '../../protocol/generated/types';
import type { Aim } from './pick';
import type { Puzzle, State } from './puzzle';

export const stateOf = (view: TwistyView): State => ({ at: view.at, turned: view.turned ?? null });

// For who does not see the picture: the sticker under the cursor, its colour, and what would turn.
export function whereabouts(t: typeof texts.stickers, puzzle: Puzzle, view: TwistyView, aim: Aim): string {
  const letters = (face: number): string => puzzle.shape.faces[face]?.letters ?? '';
  const colour = letters(puzzle.faceOf(view.at[aim.sticker] ?? 0));
  return t.cursor(letters(aim.face), (aim.sticker % puzzle.cells) + 1, colour, puzzle.name(aim.turn));
}
