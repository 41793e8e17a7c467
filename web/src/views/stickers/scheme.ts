// Colours of faces. Where people have a convention it is kept (white above, green in front; opposite faces paired);
// elsewhere each face takes, of the colours not used yet, the one that differs most from its neighbours.
import { dot } from './vec';
import { normalOf } from './puzzle';
import type { Shape } from './view';

export const palettes = ['classic', 'okabe'] as const;
export type Palette = (typeof palettes)[number];

const usual: Partial<Record<Shape['solid'], Record<string, string>>> = {
  t: { F: '#00a650', D: '#ffd500', L: '#c41e3a', R: '#0051ba' },
  c: { U: '#f8f8f8', F: '#00a650', R: '#c41e3a', L: '#ff6d00', B: '#0051ba', D: '#ffd500' },
  o: {
    U: '#f8f8f8',
    F: '#00a650',
    R: '#c41e3a',
    L: '#8034b8',
    D: '#ffd500',
    BB: '#ff6d00',
    BR: '#8d949c',
    BL: '#0051ba',
  },
  d: {
    U: '#f8f8f8',
    F: '#007a3d',
    R: '#c41e3a',
    L: '#6f2da8',
    BR: '#0051ba',
    BL: '#ffd500',
    D: '#8d949c',
    BF: '#8fdc3c',
  },
};
// Megaminx: the colour that stands opposite another.
const opposite: Record<string, string> = {
  '#c41e3a': '#ff8a1f',
  '#6f2da8': '#ff8fc4',
  '#0051ba': '#59c3ef',
  '#ffd500': '#f3e3b0',
};
const many = [
  '#f8f8f8 #00a650 #c41e3a #ffd500 #0051ba #ff6d00 #8034b8 #59c3ef #f032e6 #bfef45',
  '#f9b9d2 #469990 #cdb4f6 #9a6324 #fff3b0 #7a0016 #aaf0c1 #7d7d00 #0b1a78 #8d949c',
]
  .join(' ')
  .split(' ');
const okabe = '#ffffff #009e73 #d55e00 #e69f00 #0072b2 #f0e442 #cc79a7 #56b4e9 #9aa0a6 #5b3f8c'.split(' ');

export function colours(shape: Shape, palette: Palette): string[] {
  const letters = shape.faces.map((face) => face.letters);
  if (palette === 'okabe') return spread(shape, okabe, pinned(letters, okabe));
  const named = usual[shape.solid];
  if (!named) return spread(shape, many, pinned(letters, many));
  return letters.map(
    (name, f) => named[name] ?? opposite[named[letters[oppositeOf(shape, f)] ?? ''] ?? ''] ?? '#8d949c',
  );
}

function pinned(letters: readonly string[], list: readonly string[]): Map<number, string> {
  const out = new Map<number, string>();
  ['U', 'F', 'R', 'L', 'B', 'D'].forEach((name, i) => {
    const face = letters.indexOf(name);
    if (face >= 0 && letters.length <= 6) out.set(face, list[i] ?? '');
    else if (face >= 0 && i < 2) out.set(face, list[i] ?? '');
  });
  return out;
}

function spread(shape: Shape, list: readonly string[], fixed: ReadonlyMap<number, string>): string[] {
  const out = new Map(fixed);
  const normals = shape.faces.map(normalOf);
  shape.faces.forEach((_, f) => {
    if (out.has(f)) return;
    const uses = (colour: string): number => [...out.values()].filter((c) => c === colour).length;
    const least = Math.min(...list.map(uses));
    const free = list.filter((colour) => uses(colour) === least);
    const near = (colour: string): number =>
      Math.min(
        ...[...out].map(
          ([g, c]) => distance(c, colour) * (1.5 - dot(normals[f] ?? [0, 0, 0], normals[g] ?? [0, 0, 0])),
        ),
      );
    out.set(
      f,
      free.reduce((a, b) => (near(b) > near(a) ? b : a)),
    );
  });
  return shape.faces.map((_, f) => out.get(f) ?? '');
}

function oppositeOf(shape: Shape, face: number): number {
  const normals = shape.faces.map(normalOf);
  return normals.findIndex((n) => dot(n, normals[face] ?? n) < -0.99);
}

export function rgb(colour: string): [number, number, number] {
  const n = parseInt(colour.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

// How differently people see two colours, roughly (in Oklab).
export function distance(a: string, b: string): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

function oklab(colour: string): [number, number, number] {
  const [r, g, b] = rgb(colour).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

// Black or white, whichever is read better on a colour.
export function inkOn(colour: string): string {
  const [r, g, b] = rgb(colour);
  return 0.299 * r + 0.587 * g + 0.114 * b > 0.5 ? '#000000' : '#ffffff';
}
