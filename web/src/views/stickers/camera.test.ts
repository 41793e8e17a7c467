import { describe, expect, it } from 'vitest';
import { Camera, heldAsInPaper, lenses, stepAngle } from './camera';
import { cubeShape } from './fixture';
import { noTurn, rotated } from './vec';
import type { Point, Vector } from './view';

const shape = cubeShape(3);
const [lens] = lenses(600, 500, false);

// By how much the whole has turned about the line of sight when the pointer has gone a quarter round the middle.
function turnedBy(r: number, rim?: number): number {
  const camera = new Camera(shape, noTurn);
  const at = (i: number): Point => [r * Math.cos((i * Math.PI) / 1000), r * Math.sin((i * Math.PI) / 1000)];
  for (let i = 0; i < 500; i++) {
    const [[x, y], [to, down]] = [at(i), at(i + 1)];
    camera.roll([x, y], to - x, down - y, rim);
  }
  const [x, y] = rotated(camera.held, [1, 0, 0]);
  return Math.atan2(-y, x); // on the screen y goes down
}

describe('the roll about the line of sight', () => {
  it('follows the pointer at every distance', () => {
    for (const r of [40, 120, 300]) expect(turnedBy(r)).toBeCloseTo(Math.PI / 2, 3);
  });

  it('goes with the way of the pointer in the paper, formula (4), and follows it at the rim', () => {
    if (!lens) throw new Error('no lens');
    const rim = new Camera(shape, noTurn).rim(lens);
    expect(turnedBy(rim, rim)).toBeCloseTo(Math.PI / 2, 3);
    expect(turnedBy(rim / 2, rim)).toBeCloseTo(Math.PI / 4, 3);
    expect(turnedBy(rim / 4, rim)).toBeCloseTo(Math.PI / 8, 3);
  });

  it('has its rim where the picture of the sphere round the puzzle ends', () => {
    if (!lens) throw new Error('no lens');
    const camera = new Camera(shape, noTurn);
    const [x] = camera.project([camera.radius, 0, 0], lens);
    expect(x - lens.x - lens.width / 2).toBeCloseTo(camera.rim(lens), 6);
  });
});

it('begins in the paper turned by 30° about X, then by 30° about Y, with X+, Y+ and Z+ in sight', () => {
  const towards = (v: Vector): number => rotated(heldAsInPaper, v)[2];
  const half = Math.sqrt(3) / 2;
  expect(towards([1, 0, 0])).toBeCloseTo(0.5);
  expect(towards([0, 1, 0])).toBeCloseTo(half / 2);
  expect(towards([0, 0, 1])).toBeCloseTo(half * half);
  // X has only been turned about Y.
  const [x, y] = rotated(heldAsInPaper, [1, 0, 0]);
  expect([x, y]).toEqual([expect.closeTo(half), expect.closeTo(0)]);
});

it('turns by 15° at an arrow key, as in the paper', () => {
  expect((stepAngle * 180) / Math.PI).toBeCloseTo(15);
});
