// The keyboard's ways: from sticker to sticker as they are seen, and turns by the letters of faces.
import { surfacePoint } from './camera';
import type { Aim } from './pick';
import { cornerLetters, normalOf, type Puzzle, type Turn } from './puzzle';
import type { Point } from './view';
import type { Stage } from './stage';

// The next visible sticker in a direction of the screen; at first the one in the middle of the picture.
export function cursorStep(stage: Stage, from: Aim | null, dx: number, dy: number): Aim | null {
  const [lens] = stage.lenses;
  if (!lens) return from;
  const { puzzle, picker, camera } = stage;
  const seen: { sticker: number; face: number; at: Point }[] = [];
  for (const [f, face] of puzzle.shape.faces.entries()) {
    if (!camera.faces(face.centre, normalOf(face), lens)) continue;
    puzzle.middles.forEach((middle, cell) => {
      const at = camera.project(surfacePoint(face, middle), lens);
      seen.push({ sticker: f * puzzle.cells + cell, face: f, at });
    });
  }
  const start = seen.find(({ sticker }) => sticker === from?.sticker);
  const centre: Point = [lens.x + lens.width / 2, lens.y + lens.height / 2];
  const cost = ({ at }: { at: Point }): number => {
    if (!start) return Math.hypot(at[0] - centre[0], at[1] - centre[1]);
    const [x, y] = [at[0] - start.at[0], at[1] - start.at[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    return ahead > 2 && ahead > aside * 0.7 ? ahead + 2.5 * aside : Infinity;
  };
  const best = seen.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  if (cost(best) === Infinity) return from;
  const region = from && from.region < picker.regionsOf(best.sticker) ? from.region : 0;
  return picker.aimed({ face: best.face, sticker: best.sticker, point: [0, 0] }, region);
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
