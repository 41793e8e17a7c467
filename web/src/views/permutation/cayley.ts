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
export function layout({ next, generators }: Graph): Point[] {
  const count = next.length;
  const ringed = longest(next, generators.length);
  const begun = rings(cosetsOf(next, ringed), count);
  const [x, y] = [Float64Array.from(begun, (p) => p.x), Float64Array.from(begun, (p) => p.y)];
  const [fx, fy] = [new Float64Array(count), new Float64Array(count)];
  // On i away from j, and the other way on j, by the square of their distance.
  const act = (i: number, j: number, strength: (square: number) => number): void => {
    const [dx, dy] = [(x[i] ?? 0) - (x[j] ?? 0), (y[i] ?? 0) - (y[j] ?? 0)];
    const force = strength(dx * dx + dy * dy + 1e-6);
    fx[i] = (fx[i] ?? 0) + dx * force;
    fy[i] = (fy[i] ?? 0) + dy * force;
    fx[j] = (fx[j] ?? 0) - dx * force;
    fy[j] = (fy[j] ?? 0) - dy * force;
  };
  const near = 0.9 / Math.sqrt(count);
  const push = (square: number): number => (near * near) / square;
  const pulls = generators.map((_, g) => {
    const firm = g === ringed ? 1.5 : 0.25; // rings stay together
    return (square: number): number => (-firm * Math.sqrt(square)) / near;
  });
  let heat = 0.06;
  for (let round = 0; round < 120; round++, heat *= 0.97) {
    fx.fill(0);
    fy.fill(0);
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) act(i, j, push);
      pulls.forEach((pull, g) => act(i, next[i]?.[g] ?? i, pull));
    }
    for (let i = 0; i < count; i++) {
      const size = Math.hypot(fx[i] ?? 0, fy[i] ?? 0) || 1;
      const step = Math.min(size, heat) / size;
      x[i] = (x[i] ?? 0) + (fx[i] ?? 0) * step;
      y[i] = (y[i] ?? 0) + (fy[i] ?? 0) * step;
    }
  }
  return fitted(begun.map((_, i) => ({ x: x[i] ?? 0, y: y[i] ?? 0 })));
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
