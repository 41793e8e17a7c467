// How the puzzle is looked at: which way it is held, and where its picture and its mirror image stand on the canvas.
// The eye is on the z axis; in the mirror behind the puzzle left stays left, as in the paper's mirror view (3.2.8).
import { normalOf } from './puzzle';
import {
  add,
  cross,
  dot,
  fromFrame,
  inverse,
  length,
  rotated,
  scale,
  sub,
  times,
  turnAbout,
  unit,
  type Quaternion,
} from './vec';
import type { Face, Point, Shape, Vector } from './view';

// A part of the canvas, in pixels of the page from its top left corner.
export interface Lens {
  x: number;
  y: number;
  width: number;
  height: number;
  mirrored: boolean;
}

export interface Ray {
  from: Vector;
  towards: Vector;
}

const eyeDistance = 6.5; // in radii of the sphere round the puzzle
export const stepAngle = Math.PI / 12;

export class Camera {
  readonly radius: number;
  zoom = 1;

  constructor(
    shape: Shape,
    public held: Quaternion,
  ) {
    this.radius = Math.max(...shape.faces.flatMap((face) => face.corners.map(length)));
  }

  // Eye space has the unit of the sphere round the puzzle: its points reach from -1 to 1.
  get focus(): number {
    return Math.sqrt(eyeDistance * eyeDistance - 1) * 0.97 * this.zoom;
  }

  // Sixteen numbers by column, from eye space to the clip space of a lens.
  projection(lens: Lens): Float32Array {
    const least = Math.min(lens.width, lens.height);
    const [fx, fy] = [(this.focus * least) / lens.width, (this.focus * least) / lens.height];
    const [near, far] = [eyeDistance - 1.5, eyeDistance + 1.5];
    const mirror = lens.mirrored ? -1 : 1;
    const depth = (far + near) / (near - far);
    const shift = (2 * far * near) / (near - far);
    // w = eyeDistance - z; z may be mirrored before.
    return new Float32Array([
      fx,
      0,
      0,
      0,
      0,
      fy,
      0,
      0,
      0,
      0,
      depth * mirror,
      -mirror,
      0,
      0,
      shift - depth * eyeDistance,
      eyeDistance,
    ]);
  }

  project(point: Vector, lens: Lens): Point {
    const [x, y, z] = scale(rotated(this.held, point), 1 / this.radius);
    const s = (this.focus * Math.min(lens.width, lens.height)) / 2 / (eyeDistance - (lens.mirrored ? -z : z));
    return [lens.x + lens.width / 2 + x * s, lens.y + lens.height / 2 - y * s];
  }

  // Whether a surface at a point is seen from its outside.
  faces(point: Vector, normal: Vector, lens: Lens): boolean {
    return dot(sub(this.eye(lens), point), normal) > 0;
  }

  eye(lens: Lens): Vector {
    return rotated(inverse(this.held), [0, 0, (lens.mirrored ? -1 : 1) * eyeDistance * this.radius]);
  }

  ray([px, py]: Point, lens: Lens): Ray {
    const s = 2 / (this.focus * Math.min(lens.width, lens.height));
    const x = (px - lens.x - lens.width / 2) * s;
    const y = (lens.y + lens.height / 2 - py) * s;
    const away = rotated(inverse(this.held), [x, y, lens.mirrored ? 1 : -1]);
    return { from: this.eye(lens), towards: unit(away) };
  }

  // A drag of so many pixels (3.2.3): the surface follows the pointer.
  drag(dx: number, dy: number, size: number): void {
    const angle = (Math.hypot(dx, dy) * 2.2) / size;
    if (angle > 0) this.held = times(turnAbout([dy, dx, 0], angle), this.held);
  }
  // With Shift, about the line of sight; the pointer's place is relative to the middle. The surface follows the pointer
  // everywhere. Formula (4) of the paper divides by the distance instead of its square: with that the surface follows
  // only at the distance `rim`.
  roll([x, y]: Point, dx: number, dy: number, rim?: number): void {
    const r = Math.max(20, Math.hypot(x, y));
    this.held = times(turnAbout([0, 0, 1], -(x * dy - y * dx) / (r * (rim ?? r))), this.held);
  }
  // Where the sphere round the puzzle ends, in pixels from the middle.
  rim(lens: Lens): number {
    return (this.focus * Math.min(lens.width, lens.height)) / 2 / eyeDistance;
  }
  step(dx: number, dy: number): void {
    this.held = times(turnAbout([dy, dx, 0], stepAngle), this.held);
  }
  spin(steps: number): void {
    this.held = times(turnAbout([0, 0, 1], steps * stepAngle), this.held);
  }
}

// Whole canvas, or the mirror beside it where it is wide, in its corner where it is not.
export function lenses(width: number, height: number, mirror: boolean): Lens[] {
  const main = { x: 0, y: 0, width, height, mirrored: false };
  if (!mirror) return [main];
  if (width > 1.35 * height) {
    const small = Math.round(Math.min(0.3 * width, 0.6 * height));
    // In the middle, where there is room on both sides.
    const left = width - 2 * small > height ? small : 0;
    return [
      { ...main, x: left, width: width - small - left },
      { x: width - small, y: 0, width: small, height: small, mirrored: true },
    ];
  }
  const size = Math.round(Math.min(width, height) * 0.31); // round puzzles just do not touch
  return [
    { ...main, y: size * 0.52, height: height - size * 0.52 },
    { x: width - size, y: 0, width: size, height: size, mirrored: true },
  ];
}

export function lensAt(list: readonly Lens[], [x, y]: Point): Lens | undefined {
  return list.findLast((l) => x >= l.x && x < l.x + l.width && y >= l.y && y < l.y + l.height);
}

// From above and from the right, in radians.
const usualTilt: Readonly<Record<Shape['solid'], readonly [number, number]>> = {
  t: [0.32, -0.72],
  c: [0.5, -0.62],
  o: [0.42, -0.4],
  d: [0.6, -0.2],
  i: [0.45, -0.25],
};

// U above and F in front, as people hold puzzles; the tetrahedron stands on D. A little from the right and from above.
export function heldUsually(shape: Shape): Quaternion {
  const face = (letters: string): Face | undefined => shape.faces.find((f) => f.letters === letters);
  const [up, down, front] = [face('U'), face('D'), face('F')];
  const y = up ? unit(normalOf(up)) : down ? scale(unit(normalOf(down)), -1) : ([0, 1, 0] as const);
  const towards: Vector = front ? normalOf(front) : [0, 0, 1];
  const z = unit(sub(towards, scale(y, dot(towards, y))));
  const upright = inverse(fromFrame(cross(y, z), y, z));
  const [lift, aside] = usualTilt[shape.solid];
  return times(turnAbout([1, 0, 0], lift), times(turnAbout([0, 1, 0], aside), upright));
}

// As the paper begins (3.2.2): its X to the right and its Y up, turned by 30° about X and then by 30° about Y, so that X+,
// Y+ and Z+ are seen. (It writes -30° and 30°; with turns that are right-handed these would show X-, Y- and Z+.)
export const heldAsInPaper: Quaternion = times(turnAbout([0, 1, 0], -Math.PI / 6), turnAbout([1, 0, 0], Math.PI / 6));

// How far signs are turned in the frame of each face: along one of its edges, and so that they stand most nearly upright on a
// solved puzzle that is held as usual.
export function uprightAngles(shape: Shape): number[] {
  const up = rotated(inverse(heldUsually(shape)), [0, 1, 0]);
  return shape.faces.map((face) => {
    const wanted = Math.atan2(-dot(up, face.along), dot(up, face.across));
    const edges = face.corners.flatMap((corner, i) => {
      const edge = sub(face.corners[(i + 1) % face.corners.length] ?? corner, corner);
      const angle = Math.atan2(dot(edge, face.across), dot(edge, face.along));
      return [angle, angle + Math.PI];
    });
    return edges.reduce((a, b) => (Math.cos(b - wanted) > Math.cos(a - wanted) ? b : a));
  });
}

export function heldText(held: Quaternion): string {
  return held.map((x) => x.toFixed(4).replace(/\.?0+$/, '')).join(',');
}
export function heldFrom(text: string): Quaternion | null {
  const numbers = text.split(',').map(Number);
  const [x = NaN, y = NaN, z = NaN, w = NaN] = numbers;
  const size = Math.hypot(x, y, z, w);
  return numbers.length === 4 && size > 0.5 && size < 2 ? [x / size, y / size, z / size, w / size] : null;
}

export function surfacePoint(face: Face, [x, y]: Point): Vector {
  return add(face.centre, add(scale(face.along, x), scale(face.across, y)));
}
