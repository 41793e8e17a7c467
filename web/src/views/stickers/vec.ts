// Vectors, quaternions [x, y, z, w] and 4 by 4 matrices (by column) of space: what drawing needs, no more.
import type { Vector } from './view';

export type Quaternion = readonly [number, number, number, number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, s: number): Vector => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vector): number => Math.hypot(...a);
export function unit(a: Vector): Vector {
  const l = length(a);
  return l > 0 ? scale(a, 1 / l) : a;
}

export const noTurn: Quaternion = [0, 0, 0, 1];

// Right-handed about the axis.
export function turnAbout(axis: Vector, angle: number): Quaternion {
  const [x, y, z] = scale(unit(axis), Math.sin(angle / 2));
  return [x, y, z, Math.cos(angle / 2)];
}

// First b, then a.
export function times(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  const out: Quaternion = [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
  const l = Math.hypot(...out);
  return [out[0] / l, out[1] / l, out[2] / l, out[3] / l];
}

export const inverse = (q: Quaternion): Quaternion => [-q[0], -q[1], -q[2], q[3]];

export function rotated(q: Quaternion, v: Vector): Vector {
  const u: Vector = [q[0], q[1], q[2]];
  const t = scale(cross(u, v), 2);
  return add(add(v, scale(t, q[3])), cross(u, t));
}

// The quaternion that takes the coordinate axes to this right-handed orthonormal frame.
export function fromFrame(x: Vector, y: Vector, z: Vector): Quaternion {
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1);
    return [(y[2] - z[1]) / s, (z[0] - x[2]) / s, (x[1] - y[0]) / s, s / 4];
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const s = 2 * Math.sqrt(1 + x[0] - y[1] - z[2]);
    return [s / 4, (y[0] + x[1]) / s, (z[0] + x[2]) / s, (y[2] - z[1]) / s];
  }
  if (y[1] > z[2]) {
    const s = 2 * Math.sqrt(1 + y[1] - x[0] - z[2]);
    return [(y[0] + x[1]) / s, s / 4, (z[1] + y[2]) / s, (z[0] - x[2]) / s];
  }
  const s = 2 * Math.sqrt(1 + z[2] - x[0] - y[1]);
  return [(z[0] + x[2]) / s, (z[1] + y[2]) / s, s / 4, (x[1] - y[0]) / s];
}

// Nine numbers by column, for a shader.
export function matrixOf(q: Quaternion): Float32Array {
  const columns: Vector[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  return new Float32Array(columns.flatMap((c) => [...rotated(q, c)]));
}
