import { describe, expect, it } from 'vitest';
import { cubeShape } from './fixture';
import { Picker } from './pick';
import { Puzzle } from './puzzle';
import { layersOf, shellOf, shellsOf, usualShell } from './shells';
import type { Shape } from './view';

// A cube of four layers with the cells of the two inside; only what is seen, nothing that turns.
function solid(): Shape {
  const shape = cubeShape(4);
  const inner = [5, 6, 9, 10];
  return {
    ...shape,
    cells: [...shape.cells, ...inner.map((cell) => shape.cells[cell] ?? [])],
    heights: [1, 0.5],
    shell_of: [...shape.shell_of, ...inner.map(() => 1)],
    regions: [...shape.regions, ...inner.map((cell) => shape.regions[cell] ?? [])],
  };
}

describe('shells', () => {
  const whole = new Puzzle(solid());

  it('are counted, and the inside is seen first', () => {
    expect(shellsOf(whole)).toBe(2);
    expect(usualShell(whole)).toBe(1);
    expect(usualShell(new Puzzle(cubeShape(3)))).toBe(0);
    expect([layersOf(whole, 0), layersOf(whole, 1)]).toEqual([4, 2]);
  });

  it('leave the numbers of stickers as they are, and bring the faces nearer', () => {
    expect(shellOf(whole, 0)).toBe(whole);
    const inside = shellOf(whole, 1);
    expect(inside.stickers).toBe(whole.stickers);
    expect(inside.visible).toEqual([16, 17, 18, 19]);
    expect(inside.outer).toEqual([whole]);
    for (const [f, face] of inside.shape.faces.entries()) {
      expect(face.centre).toEqual(whole.shape.faces[f]?.centre.map((x) => x / 2));
      expect(face.corners).toEqual(whole.shape.faces[f]?.corners.map((corner) => corner.map((x) => x / 2)));
    }
  });

  it('are cut by the planes that reach them', () => {
    const { sections } = shellOf(whole, 1).shape;
    expect(sections.map((planes) => planes.map((polygon) => polygon.length))).toEqual(Array(3).fill([0, 4, 0]));
    expect(sections[0]?.[1]?.every(([x, y, z]) => x === 0 && Math.abs(y) === 0.5 && Math.abs(z) === 0.5)).toBe(true);
  });

  it('are pointed at one at a time', () => {
    expect(new Picker(whole).placeOn(0, [0.1, 0.1])?.sticker).toBe(10);
    const picker = new Picker(shellOf(whole, 1));
    expect(picker.placeOn(0, [0.1, 0.1])?.sticker).toBe(19);
    expect(picker.placeOn(0, [0.8, 0.1])).toBeNull();
  });
});
