// The board as a lattice: height is progress, the other coordinates lie in a horizontal space of one dimension less.
// Steps inside a level have length 1; levels are pulled apart by `explode`. What has more than three dimensions is
// turned (`twist`) and seen in perspective along the directions that are too many.
import type { Corner, Star } from './star';

export interface Camera {
  yaw: number;
  pitch: number; // 0: from the side, π/2: from above
  roll: number; // π: as the opponent sees it
  twist: number;
}

export interface Spot {
  x: number; // to the right
  y: number; // upwards
  depth: number; // towards the eye, -1 … 1
  scale: number; // 1 in the middle
}

export interface Space {
  at: readonly (readonly number[])[]; // by point: height, then the horizontal coordinates
  tall: number; // half the height
  wide: number; // the horizontal radius
}

const degree = Math.PI / 180;
export const usualCamera: Camera = { yaw: -14 * degree, pitch: 12 * degree, roll: 0, twist: 0.5 };
export const cameras = {
  goal: usualCamera,
  top: { ...usualCamera, yaw: 0, pitch: 90 * degree },
  opponent: { ...usualCamera, roll: 180 * degree },
  isometric: { ...usualCamera, yaw: -30 * degree, pitch: 35.26 * degree },
} as const satisfies Record<string, Camera>;
export type Snapshot = keyof typeof cameras;

export function turned(camera: Camera, right: number, up: number): Camera {
  const limit = 90 * degree;
  return { ...camera, yaw: camera.yaw + right, pitch: Math.max(-limit, Math.min(limit, camera.pitch + up)) };
}

export function spaceOf(star: Star, home: Corner, explode: number): Space {
  const n = star.dim;
  const sign = home.plus ? -1 : 1;
  const rest = Array.from({ length: n + 1 }, (_, i) => i).filter((i) => i !== home.axis);
  const order = n >= 3 ? [rest[1] ?? 0, rest[2] ?? 0, rest[0] ?? 0, ...rest.slice(3)] : rest;
  const rise = Math.sqrt((n + 1) / (2 * n)) * explode;
  const at = star.points.map((x, p) => {
    const out = [(star.level(p, home) - (star.levels + 1) / 2) * rise];
    let before = 0;
    order.forEach((axis, j) => {
      const value = x[axis] ?? 0;
      if (j > 0) out.push((sign * (j * value - before)) / Math.sqrt(2 * j * (j + 1)));
      before += value;
    });
    return out;
  });
  const wide = Math.max(...at.map(([, ...h]) => Math.hypot(...h)));
  return { at, tall: ((star.levels - 1) / 2) * rise, wide };
}

// Pictures of all points; lengths in steps.
export function projected(space: Space, camera: Camera): Spot[] {
  const reach = Math.hypot(space.tall, space.wide);
  const [cy, sy] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];
  const [cp, sp] = [Math.cos(camera.pitch), Math.sin(camera.pitch)];
  const [cr, sr] = [Math.cos(camera.roll), Math.sin(camera.roll)];
  return space.at.map(([v = 0, ...horizontal]) => {
    const [h, k, near] = folded(horizontal, camera.twist, space.wide);
    const [a, b] = [h * cy - k * sy, h * sy + k * cy];
    const [x, y] = [a, v * cp + b * sp];
    const depth = (v * sp - b * cp) / reach;
    const scale = (eye / (eye - depth)) * near;
    return { x: (x * cr - y * sr) * scale, y: (x * sr + y * cr) * scale, depth, scale };
  });
}

const eye = 6; // distance, in radii of the whole
const beyond = 3; // the same for directions beyond space

// Two horizontal coordinates, and how near the point is in all others.
function folded(h: readonly number[], twist: number, wide: number): [number, number, number] {
  let [a = 0, b = 0] = h;
  let near = 1;
  h.slice(2).forEach((extra, i) => {
    const [c, s] = [Math.cos(twist + i * 0.7), Math.sin(twist + i * 0.7)];
    const far = i % 2 === 0 ? extra * c - a * s : extra * c - b * s;
    if (i % 2 === 0) a = a * c + extra * s;
    else b = b * c + extra * s;
    near *= beyond / (beyond - far / Math.max(1, wide));
  });
  return [a, b, near];
}

// Pixels a step, so that the picture fits; a turn about the vertical axis hardly changes it.
export function fit(space: Space, camera: Camera, width: number, height: number, margin: number): number {
  const spots = projected(space, camera);
  const across = Math.max(space.wide, ...spots.map((spot) => Math.abs(spot.x)));
  const tall = Math.max(1, ...spots.map((spot) => Math.abs(spot.y)));
  return Math.max(2, Math.min((width / 2 - margin) / across, (height / 2 - margin) / tall));
}

// The piece or point under the pointer: the nearest to the eye of those whose disc is touched, else the nearest disc.
export function hit(spots: readonly Spot[], x: number, y: number, radius: (point: number) => number): number | null {
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((spot, p) => {
    const away = Math.hypot(spot.x - x, spot.y - y);
    const reach = radius(p) * spot.scale;
    if (away > reach) return;
    const cost = away / reach - spot.depth * 0.5;
    if (cost < least) [best, least] = [p, cost];
  });
  return best;
}

// The middle of an arc from a to b on the screen (y downwards): beside the straight line, above it where there is an above.
export function bowed(
  a: { x: number; y: number },
  b: { x: number; y: number },
  most: number,
): { x: number; y: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const bow = (Math.min(most, far * 0.4) / far) * (dx < 0 ? -1 : 1);
  return { x: a.x + dx / 2 + dy * bow, y: a.y + dy / 2 - dx * bow };
}

// The convex outline of some points.
export function hull<P extends { x: number; y: number }>(points: readonly P[]): P[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly P[]): P[] => {
    const out: P[] = [];
    for (const c of list) {
      for (let [a, b] = out.slice(-2); a && b && cross(a, b, c) <= 0; [a, b] = out.slice(-2)) out.pop();
      out.push(c);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function cross(a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
