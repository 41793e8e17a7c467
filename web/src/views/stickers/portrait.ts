// Pictures of puzzles for the gallery: drawn one after the other on one canvas with one graphics context, each once, and
// kept as images by the browser.
import type { State } from './puzzle';
import type { Look } from './look';
import { puzzleOf } from './shapes';
import { shellOf, usualShell } from './shells';
import { Stage } from './stage';

const side = 360; // pixels
const store = 'asobi-portraits-1'; // another number when they look different
const look: Look = {
  palette: 'classic',
  signs: 'none',
  marks: false,
  mirror: false,
  dimmed: [],
  hidden: [],
  own: null,
  dark: false,
};
const known = new Map<string, Promise<string>>();
let canvas: HTMLCanvasElement | null = null;
let before: Promise<unknown> = Promise.resolve();

// The address of the picture of a puzzle in a state; without one, solved.
export function portrait(name: string, at: readonly number[] | null = null): Promise<string> {
  const key = at ? `${name} ${String(hash(at))}` : name;
  let picture = known.get(key);
  if (!picture) {
    picture = keptOr(key, () => {
      const drawn = before.then(() => draw(name, at));
      before = drawn.catch(() => undefined);
      return drawn;
    });
    picture.catch(() => known.delete(key));
    known.set(key, picture);
  }
  return picture;
}

async function draw(name: string, at: readonly number[] | null): Promise<Blob> {
  const puzzle = await puzzleOf(name, { game: 'twisty', options: { puzzle: name } });
  canvas ??= document.createElement('canvas');
  const state: State = at ? { at: [...at], turned: null } : puzzle.home();
  const stage = new Stage(canvas, shellOf(puzzle, usualShell(puzzle)), state, () => 0);
  try {
    stage.look(look);
    return await stage.image(side);
  } finally {
    stage.dispose();
  }
}

// Browsers keep pictures only for pages they trust; elsewhere they last for the visit.
async function keptOr(key: string, make: () => Promise<Blob>): Promise<string> {
  const place = `https://portraits.invalid/${encodeURIComponent(key)}`;
  const shelf = 'caches' in globalThis ? await caches.open(store).catch(() => null) : null;
  const found = await shelf?.match(place).catch(() => undefined);
  const blob = found ? await found.blob() : await make();
  if (!found) await shelf?.put(place, new Response(blob)).catch(() => undefined);
  return URL.createObjectURL(blob);
}

function hash(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => Math.imul(sum ^ n, 16777619) >>> 0, 2166136261);
}
