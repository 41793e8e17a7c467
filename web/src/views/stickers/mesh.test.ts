import { describe, expect, it } from 'vitest';
import { cubeShape } from './fixture';
import { inset, largestDisc, meshOf, rounded, signStride, stride } from './mesh';
import { colours, distance, palettes } from './scheme';
import type { Point } from './view';

const square: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
const area = (p: readonly Point[]): number =>
  p.reduce(
    (sum, a, i) => sum + (a[0] * (p[(i + 1) % p.length]?.[1] ?? 0) - (p[(i + 1) % p.length]?.[0] ?? 0) * a[1]) / 2,
    0,
  );

describe('mesh', () => {
  it('makes polygons smaller and round', () => {
    expect(area(inset(square, 0.25))).toBeCloseTo(2.25);
    expect(inset(square, 1.5)).toEqual([]);
    const outline = rounded(inset(square, 0.5), 0.5, 40).points;
    expect(area(outline)).toBeCloseTo(4 - (4 - Math.PI) * 0.25, 2);
    const thin: Point[] = [
      [0, 0],
      [10, 0],
      [10, 1],
      [0, 1],
    ];
    expect(largestDisc(thin).radius).toBeCloseTo(0.5, 3);
    expect(
      largestDisc([
        [0, 0],
        [4, 0],
        [0, 3],
      ]).radius,
    ).toBeCloseTo(1, 2);
  });

  it('has every cell once, all triangles counter-clockwise', () => {
    const mesh = meshOf(cubeShape(3), [...Array(9).keys()]);
    const cells = new Set<number>();
    for (let i = 8; i < mesh.vertices.length; i += stride) cells.add(mesh.vertices[i] ?? -1);
    expect(cells.size).toBe(9);
    expect(mesh.signs.length).toBe(9 * 4 * signStride);
    for (let i = 0; i < mesh.indices.length; i += 3) {
      const corners = [0, 1, 2].map((k): Point => {
        const v = (mesh.indices[i + k] ?? 0) * stride;
        return [mesh.vertices[v] ?? 0, mesh.vertices[v + 1] ?? 0];
      });
      expect(area(corners)).toBeGreaterThan(-1e-9);
    }
  });
});

describe('colours', () => {
  it('keeps the usual ones of the cube and tells all faces apart', () => {
    const shape = cubeShape(3);
    const up = shape.faces.findIndex((face) => face.letters === 'U');
    for (const palette of palettes) {
      const list = colours(shape, palette);
      expect(list[up]).toMatch(/^#f/);
      list.forEach((a, i) => list.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(0.08)));
    }
  });
});
