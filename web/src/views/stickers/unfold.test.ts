import { expect, test } from 'vitest';
import { cubeShape } from './fixture';
import { inFrame, laidOut, unfold } from './unfold';

const shape = cubeShape(3);
const upright = shape.faces.map(() => 0);

test('the net of a cube is a cross: the front in the middle, the back beside a side', () => {
  const { faces, least, most } = unfold(shape, upright);
  expect([most[0] - least[0], most[1] - least[1]].map(Math.round).sort()).toEqual([6, 8]);
  const at = (letters: string) => faces[shape.faces.findIndex((f) => f.letters === letters)]?.at ?? [NaN, NaN];
  expect(at('F')).toEqual([0, 0]);
  for (const side of ['U', 'D', 'L', 'R']) expect(Math.hypot(...at(side))).toBeCloseTo(2);
  expect(Math.hypot(...at('B'))).toBeCloseTo(4);
  expect(new Set(faces.map(({ at: [x, y] }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(6);
});

test('nothing is mirrored, and faces that hang together share an edge', () => {
  const { faces } = unfold(shape, upright);
  const edges = shape.faces.map((face, f) =>
    face.corners.map((corner, i) => {
      const place = faces[f] ?? { angle: 0, at: [0, 0] as const };
      return [corner, laidOut(place, inFrame(face, corner)), i] as const;
    }),
  );
  let shared = 0;
  for (const one of edges)
    for (const other of edges) {
      if (one === other) continue;
      const meet = one.filter(([corner, at]) =>
        other.some(([c, p]) => corner.every((x, i) => x === c[i]) && Math.hypot(at[0] - p[0], at[1] - p[1]) < 1e-6),
      );
      if (meet.length === 2) shared++;
    }
  expect(shared).toBe(2 * 5);
  for (const [f, face] of shape.faces.entries()) {
    const [a, b, c] = face.corners.map((corner) =>
      laidOut(faces[f] ?? { angle: 0, at: [0, 0] }, inFrame(face, corner)),
    );
    const area =
      ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * ((c?.[1] ?? 0) - (a?.[1] ?? 0)) -
      ((b?.[1] ?? 0) - (a?.[1] ?? 0)) * ((c?.[0] ?? 0) - (a?.[0] ?? 0));
    expect(area).toBeGreaterThan(0); // seen from outside, corners go round the same way
  }
});
