// What the panels do with the game.
import type { Play } from '../../model/play.svelte';
import { settings } from '../../model/settings.svelte';
import type { Json, JsonObject } from '../../protocol/json';
import { usualGoal, type Slide, type Tiles } from './board';
import type { TilesView } from './view';

// The board without a position: its size and target.
export function boardOptions(options: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([name]) => ['size', 'goal', 'paper'].includes(name)));
}

// A position put by hand; its target is given in the same usual numbering.
export function setTiles(play: Play<TilesView>, view: TilesView, tiles: Tiles): Promise<void> {
  const size = `${String(view.rows)}x${String(view.cols)}`;
  const goal: JsonObject = usualGoal(view.goal) ? {} : { goal: view.goal.join(' ') };
  return play.start({ size, ...goal, tiles: tiles.join(' ') });
}

export function scramble(play: Play<TilesView>, seed: Json = newSeed()): Promise<void> {
  return play.start({ ...boardOptions(play.document.options), seed });
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

const step = 170; // ms a move
const longest = 4000; // ms for the whole walk
let current: symbol | null = null;

// Walks moves as one step of undo, seen move by move. A walk still under way is first brought to its end.
export async function walk(play: Play<TilesView>, moves: readonly Slide[]): Promise<void> {
  const mine = Symbol('walk');
  const interrupts = current !== null;
  current = mine;
  if (interrupts) await play.go(play.document.line.length);
  await play.plan(moves);
  const { line } = play.document;
  const pace = settings.duration(Math.min(step, longest / Math.max(1, moves.length)));
  while (current === mine && play.document.line === line && !play.atEnd) {
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
    if (current !== mine || play.document.line !== line) return;
    await play.go(pace > 0 ? play.document.at + 1 : line.length);
  }
  if (current === mine) current = null;
}
