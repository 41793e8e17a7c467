// The keyboard's ways: from sticker to sticker as they are seen, and turns by the letters of faces.
import { surfacePoint } from './camera';
import type { Aim, Picker } from './pick';
import { cornerLetters, normalOf, type Puzzle, type Turn } from './puzzle';
import type { Point } from './view';
import type { Stage } from './stage';

// A sticker that can be chosen, and where it is seen.
export interface Seen {
  sticker: number;
  at: Point;
}

// The next visible sticker in a direction of the screen; at first the one in the middle of the picture.
export function cursorStep(stage: Stage, from: Aim | null, dx: number, dy: number): Aim | null {
  const [lens] = stage.lenses;
  if (!lens) return from;
  const { puzzle, picker, camera } = stage;
  const seen = puzzle.shape.faces.flatMap((face, f): Seen[] =>
    camera.faces(face.centre, normalOf(face), lens)
      ? puzzle.visible.map((cell) => ({
          sticker: f * puzzle.cells + cell,
          at: camera.project(surfacePoint(face, puzzle.middles[cell] ?? [0, 0]), lens),
        }))
      : [],
  );
  return stepAmong(picker, seen, [lens.x + lens.width / 2, lens.y + lens.height / 2], from, dx, dy);
}

// The nearest of some stickers in a direction; y downwards.
export function stepAmong(
  picker: Picker,
  seen: readonly Seen[],
  centre: Point,
  from: Aim | null,
  dx: number,
  dy: number,
): Aim | null {
  const start = seen.find(({ sticker }) => sticker === from?.sticker);
  const cost = ({ at }: Seen): number => {
    if (!start) return Math.hypot(at[0] - centre[0], at[1] - centre[1]);
    const [x, y] = [at[0] - start.at[0], at[1] - start.at[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    return ahead > 2 && ahead > aside * 0.7 ? ahead + 2.5 * aside : Infinity;
  };
  const best = seen.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  if (cost(best) === Infinity) return from;
  const region = from && from.region < picker.regionsOf(best.sticker) ? from.region : 0;
  return picker.aimed({ face: picker.puzzle.faceOf(best.sticker), sticker: best.sticker, point: [0, 0] }, region);
}

// The next turn of a sticker, or the one before.
export function otherTurn(picker: Picker, aim: Aim, by: 1 | -1): Aim | null {
  const count = picker.regionsOf(aim.sticker);
  return picker.aimed(aim, (aim.region + by + count) % count);
}

// R turns the layer at R clockwise, with Shift the other way; a number before it counts layers from there. Corners that
// have letters turn as these say.
export function keyTurn(puzzle: Puzzle, key: string, backwards: boolean, depth: number | null): Turn | null {
  if (key.length !== 1) return null;
  const letter = key.toUpperCase();
  for (const [axis, { plus, minus, layers, turning }] of puzzle.shape.axes.entries()) {
    if (layers < 2 || (depth ?? 1) > layers) continue;
    const named = (end: string): boolean =>
      puzzle.corners ? cornerLetters[puzzle.corners][[...end].sort().join('')] === letter : end === letter;
    const sign = named(plus) ? 1 : named(minus) ? -1 : 0;
    if (sign === 0) continue;
    const outer = depth ?? 1;
    const inner = depth ?? (puzzle.corners === 'tips' ? 2 : puzzle.corners === 'halves' ? layers / 2 : 1);
    const [first, last] = sign > 0 ? [layers - inner, layers - outer] : [outer - 1, inner - 1];
    if (turning.slice(first, last + 1).includes(false)) return null;
    return { axis, first, last, times: backwards ? sign : -sign };
  }
  return null;
}
