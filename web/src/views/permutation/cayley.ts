// The Cayley graph of a small group: its elements as points, and from each an arrow for every generator. Permutations are
// lists of images, from 0; a product means the left one first (docs/conventions.md).
export type Images = readonly number[];

export const mostDrawn = 120; // elements

// Generators as they are typed: cycles or images, one a line or with ; between. Null where something else is written.
export function generatorsIn(text: string, degree: number): Images[] | null {
  const out: Images[] = [];
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() === '') continue;
    const images = Array.from({ length: degree }, (_, i) => i);
    const listed = /^\s*\[([\d\s,]+)\]\s*$/.exec(part)?.[1];
    if (listed !== undefined) {
      for (const [i, number] of listed
        .split(/[\s,]+/)
        .filter(Boolean)
        .entries())
        images[i] = Number(number) - 1;
    } else {
      if (!/^\s*(\([\d\s,]*\)\s*)+$/.test(part)) return null;
      for (const [, cycle = ''] of part.matchAll(/\(([\d\s,]*)\)/g)) {
        const points = cycle
          .split(/[\s,]+/)
          .filter(Boolean)
          .map((number) => Number(number) - 1);
        for (const [i, point] of points.entries()) images[point] = points[(i + 1) % points.length] ?? point;
      }
    }
    if (images.length !== degree || new Set(images).size !== degree) return null;
    out.push(images);
  }
  return out.length > 0 ? out : null;
}

export function times(first: Images, then: Images): Images {
  return first.map((point) => then[point] ?? point);
}

export function cyclesOf(images: Images): string {
  const seen = new Set<number>();
  let out = '';
  for (const start of images.keys()) {
    if (seen.has(start) || images[start] === start) continue;
    const cycle: number[] = [];
    for (let at = start; !seen.has(at); at = images[at] ?? at) {
      seen.add(at);
      cycle.push(at + 1);
    }
    out += `(${cycle.join(' ')})`;
  }
  return out === '' ? '()' : out;
}

export interface Graph {
  elements: Images[]; // the first is where it was begun
  next: number[][]; // by element and generator
  generators: readonly Images[];
}

// All elements that generators lead to; null where there are more than `most`.
export function graphFrom(start: Images, generators: readonly Images[], most = mostDrawn): Graph | null {
  const elements = [start];
  const known = new Map([[start.join(), 0]]);
  const next: number[][] = [];
  for (let at = 0; at < elements.length; at++) {
    next.push(
      generators.map((generator) => {
        const to = times(elements[at] ?? start, generator);
        const key = to.join();
        let index = known.get(key);
        if (index === undefined) {
          index = elements.length;
          known.set(key, index);
          elements.push(to);
        }
        return index;
      }),
    );
    if (elements.length > most) return null;
  }
  return { elements, next, generators };
}

// The shortest way from one element to another, in the names of moves: a, b, a', …
export function wordBetween({ elements, next }: Graph, from: number, to: number): string[] {
  const steps = elements.map((): [number, string][] => []);
  for (const [at, row] of next.entries()) {
    for (const [g, to] of row.entries()) {
      steps[at]?.push([to, letter(g)]);
      // An involution undoes itself, and has no other name.
      if (next[to]?.[g] !== at) steps[to]?.push([at, `${letter(g)}'`]);
    }
  }
  const came = new Map<number, [number, string]>([[from, [from, '']]]);
  for (const at of came.keys()) {
    for (const [there, name] of steps[at] ?? []) if (!came.has(there)) came.set(there, [at, name]);
  }
  const out: string[] = [];
  for (let at = to; at !== from;) {
    const [back, name] = came.get(at) ?? [from, ''];
    out.unshift(name);
    at = back;
  }
  return out;
}

export function letter(generator: number): string {
  return generator < 26 ? String.fromCharCode(97 + generator) : `g${String(generator + 1)}`;
}

export interface Point {
  x: number;
  y: number;
}

// Cosets of the generator with the longest cycle are rings, the rings stand in a circle; then arrows pull and points push,
// the same every time. Within a square from 0 to 100.
export function layout({ elements, next, generators }: Graph): Point[] {
  const ringed = longest(next, generators.length);
  const points = rings(cosetsOf(next, ringed), next.length);
  const near = 0.9 / Math.sqrt(elements.length);
  let heat = 0.06;
  for (let round = 0; round < 160; round++, heat *= 0.975) {
    const force = points.map(() => ({ x: 0, y: 0 }));
    for (const [i, a] of points.entries()) {
      for (let j = 0; j < i; j++) {
        const b = points[j] ?? a;
        const [dx, dy] = [a.x - b.x, a.y - b.y];
        const push = (near * near) / (dx * dx + dy * dy + 1e-6);
        add(force[i], dx * push, dy * push);
        add(force[j], -dx * push, -dy * push);
      }
      for (const [g, j] of (next[i] ?? []).entries()) {
        const b = points[j] ?? a;
        const [dx, dy] = [a.x - b.x, a.y - b.y];
        const pull = (Math.hypot(dx, dy) / near) * (g === ringed ? 1.5 : 0.25); // rings stay together
        add(force[i], -dx * pull, -dy * pull);
        add(force[j], dx * pull, dy * pull);
      }
    }
    for (const [i, point] of points.entries()) {
      const { x, y } = force[i] ?? { x: 0, y: 0 };
      const size = Math.hypot(x, y) || 1;
      point.x += (x / size) * Math.min(size, heat);
      point.y += (y / size) * Math.min(size, heat);
    }
  }
  return fitted(points);
}

function add(to: Point | undefined, x: number, y: number): void {
  if (!to) return;
  to.x += x;
  to.y += y;
}

function cosetsOf(next: readonly number[][], g: number): number[][] {
  const seen = new Set<number>();
  const out: number[][] = [];
  for (const start of next.keys()) {
    const ring: number[] = [];
    for (let at = start; !seen.has(at); at = next[at]?.[g] ?? at) {
      seen.add(at);
      ring.push(at);
    }
    if (ring.length > 0) out.push(ring);
  }
  return out;
}

// The generator with the fewest cosets.
function longest(next: readonly number[][], generators: number): number {
  const counts = Array.from({ length: generators }, (_, g) => cosetsOf(next, g).length);
  return counts.indexOf(Math.min(...counts));
}

function rings(cosets: readonly number[][], elements: number): Point[] {
  const out: Point[] = Array.from({ length: elements }, () => ({ x: 0, y: 0 }));
  for (const [r, ring] of cosets.entries()) {
    const angle = (2 * Math.PI * r) / cosets.length;
    // Two rings stand inside each other.
    const far = cosets.length > 2 ? 0.7 : 0;
    const wide = cosets.length > 2 ? Math.min(0.28, 2 / cosets.length) : 0.45 + 0.4 * r;
    for (const [i, element] of ring.entries()) {
      const turn = angle + (2 * Math.PI * i) / ring.length;
      out[element] = {
        x: far * Math.cos(angle) + wide * Math.cos(turn),
        y: far * Math.sin(angle) + wide * Math.sin(turn),
      };
    }
  }
  return out;
}

function fitted(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  const [dx, dy] = [(size - (Math.max(...xs) - left)) / 2, (size - (Math.max(...ys) - top)) / 2];
  return points.map(({ x, y }) => ({ x: 6 + (88 * (x - left + dx)) / size, y: 6 + (88 * (y - top + dy)) / size }));
}
