// A cube that keeps its inner pieces, without its outer shells: the same stickers under the same numbers, with its faces where
// those of the shell are. Turns move all of it, and pointer, net and picture see a smaller cube.
import { Puzzle } from './puzzle';
import { add, scale, sub } from './vec';
import type { Shape } from './view';

export const shellsOf = (puzzle: Puzzle): number => puzzle.shape.heights.length;
// What is shown if nothing else is asked for: where there is an inside, it is seen.
export const usualShell = (puzzle: Puzzle): number => Math.min(1, shellsOf(puzzle) - 1);
// Layers of the cube that a shell is.
export const layersOf = (puzzle: Puzzle, shell: number): number =>
  Math.max(...puzzle.shape.axes.map((axis) => axis.layers)) - 2 * shell;

export function shellOf(whole: Puzzle, shell: number): Puzzle {
  const outer: Puzzle[] = [];
  for (let k = 0; k < shell; k++) outer.push(k === 0 ? whole : new Puzzle(lowered(whole.shape, k), k));
  return shell === 0 ? whole : new Puzzle(lowered(whole.shape, shell), shell, outer);
}

function lowered(shape: Shape, shell: number): Shape {
  const height = shape.heights[shell] ?? 1;
  return {
    ...shape,
    faces: shape.faces.map((face) => ({
      ...face,
      centre: scale(face.centre, height),
      corners: face.corners.map((corner) => scale(corner, height)),
    })),
    // The planes that cut this shell; those further out have nothing of it.
    sections: shape.sections.map((planes, a) =>
      planes.map((polygon, plane) => {
        const { direction = [0, 0, 1], offsets = [] } = shape.axes[a] ?? {};
        const at = offsets[plane] ?? 0;
        if (Math.abs(at) > height - 1e-9) return [];
        const foot = scale(direction, at);
        return polygon.map((point) => add(foot, scale(sub(point, foot), height)));
      }),
    ),
  };
}
