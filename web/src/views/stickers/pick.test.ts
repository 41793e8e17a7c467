import { describe, expect, it } from 'vitest';
import { Camera, heldFrom, heldText, heldUsually, lenses, surfacePoint } from './camera';
import { cubeShape } from './fixture';
import { Picker } from './pick';
import { Puzzle } from './puzzle';
import { turnAbout } from './vec';

const puzzle = new Puzzle(cubeShape(4));
const picker = new Picker(puzzle);
const sizes = [
  [800, 500],
  [360, 400],
] as const;

describe('Picker', () => {
  it('finds every visible sticker where it is drawn, in the picture and in the mirror', () => {
    for (const [width, height] of sizes) {
      for (const held of [heldUsually(puzzle.shape), turnAbout([1, 2, 3], 2)]) {
        const camera = new Camera(puzzle.shape, held);
        const seen = lenses(width, height, true).map((lens) => {
          let count = 0;
          for (let s = 0; s < puzzle.stickers; s++) {
            const face = puzzle.shape.faces[puzzle.faceOf(s)];
            if (!face) continue;
            const point = surfacePoint(face, puzzle.middles[s % puzzle.cells] ?? [0, 0]);
            if (!camera.faces(point, face.centre, lens)) continue;
            count++;
            expect(picker.place(camera, camera.project(point, lens), lens)?.sticker).toBe(s);
          }
          return count;
        });
        expect(seen.every((count) => count >= 16)).toBe(true);
        expect(picker.place(camera, [2, 2], lenses(width, height, false)[0] as never)).toBeNull();
      }
    }
  });

  it('carries the sticker over the side that the pointer is near', () => {
    const camera = new Camera(puzzle.shape, heldUsually(puzzle.shape));
    const [lens] = lenses(600, 600, false);
    if (!lens) throw new Error('no lens');
    for (const [f, face] of puzzle.shape.faces.entries()) {
      if (!camera.faces(face.centre, face.centre, lens)) continue;
      for (let cell = 0; cell < puzzle.cells; cell++) {
        for (const [region, { polygon }] of (puzzle.shape.regions[cell] ?? []).entries()) {
          const [x, y] = [0, 1].map((i) => polygon.reduce((sum, p) => sum + (p[i] ?? 0), 0) / polygon.length);
          const at = camera.project(surfacePoint(face, [x ?? 0, y ?? 0]), lens);
          const aim = picker.aim(camera, at, lens);
          expect([aim?.sticker, aim?.region]).toEqual([f * puzzle.cells + cell, region]);
          if (!aim) continue;
          expect(puzzle.moves(aim.turn, aim.sticker)).toBe(true);
          expect(puzzle.axis(aim.turn.axis).direction).not.toEqual(face.centre);
        }
      }
    }
  });

  it('writes how the puzzle is held into the address and reads it back', () => {
    const held = turnAbout([3, -1, 2], 1.234);
    const back = heldFrom(heldText(held));
    back?.forEach((x, i) => expect(x).toBeCloseTo(held[i] ?? 0, 2));
    expect([heldFrom(''), heldFrom('1,2'), heldFrom('0,0,0,0'), heldFrom('a,b,c,d')]).toEqual([null, null, null, null]);
  });
});
