// What the tests of the twisty player share: asking the picture where things are, and the program what is true.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { parsePlace } from '../src/model/route';
import type { Stage } from '../src/views/stickers/stage';
import type { TwistyView } from '../src/protocol/generated/types';

const program = process.env['ASOBI_PROGRAM'] ?? fileURLToPath(new URL('../../build/release/asobi', import.meta.url));

export const board = (page: Page) => page.getByTestId('stickers');

// Turns are made at once, so that tests do not wait for pictures.
export async function withoutAnimation(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('asobi.settings', JSON.stringify({ lang: 'en', speed: 0 })));
}

export async function openPuzzle(page: Page, query: string): Promise<void> {
  await page.goto(`/#/twisty?${query}`);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await expect(board(page)).toBeVisible();
  await page.waitForFunction(() => {
    const host = document.querySelector('[data-testid=stickers]') as (HTMLElement & { stage?: Stage }) | null;
    return host?.stage?.drawn === true && (host.stage.lenses[0]?.width ?? 0) > 50;
  });
}

// What stands on the picture when all turns are made.
export async function shownState(page: Page): Promise<{ at: number[]; turned: number[] | null }> {
  await page.waitForFunction(() => {
    const host = document.querySelector('[data-testid=stickers]') as (HTMLElement & { stage?: Stage }) | null;
    return host?.stage?.motion.idle === true;
  });
  return page.evaluate(() => {
    const { stage } = document.querySelector('[data-testid=stickers]') as HTMLElement & { stage: Stage };
    const { at, turned } = stage.motion.shown;
    return { at: Array.from(at), turned: turned && Array.from(turned) };
  });
}

// The same state from the program itself, from nothing but the address.
export function programView(page: Page): TwistyView {
  const { query } = parsePlace(new URL(page.url()).hash);
  const { puzzle, seed, scramble, m, at } = query;
  const options = {
    ...(puzzle === undefined ? {} : { puzzle }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(scramble === undefined ? {} : { scramble }),
  };
  const request = { id: 1, op: 'at', game: 'twisty', options, moves: m ?? '', ...(at ? { at: Number(at) } : {}) };
  const { stdout } = spawnSync(program, ['stdio'], {
    input: `${JSON.stringify(request)}\n`,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const reply = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as { ok: boolean; result: { view: TwistyView } };
  if (!reply.ok) throw new Error(stdout);
  return reply.result.view;
}

export async function agrees(page: Page): Promise<void> {
  const shown = await shownState(page);
  const view = programView(page);
  expect(shown.at).toEqual(view.at);
  if (view.turned) expect(shown.turned).toEqual(view.turned);
}

export interface Spot {
  x: number; // on the screen
  y: number;
  name: string; // of the turn there
  layer: number[]; // the stickers that it moves
}

// A point inside a region of a visible sticker, chosen by `dice`; its turn by the picture's own tables.
export function spot(page: Page, dice: number): Promise<Spot> {
  return page.evaluate((choice) => {
    const host = document.querySelector('[data-testid=stickers]') as HTMLElement & { stage: Stage };
    const { stage } = host;
    const { puzzle, camera, picker } = stage;
    const box = stage.canvas.getBoundingClientRect();
    const [lens] = stage.lenses;
    const seen: { sticker: number; region: number; x: number; y: number }[] = [];
    puzzle.shape.faces.forEach(({ centre, along, across }, f) => {
      puzzle.shape.regions.forEach((regions, cell) => {
        if (!puzzle.shows(cell)) return;
        regions.forEach(({ polygon }, region) => {
          const u = polygon.reduce((sum, p) => sum + p[0], 0) / polygon.length;
          const v = polygon.reduce((sum, p) => sum + p[1], 0) / polygon.length;
          const on = (i: 0 | 1 | 2): number => centre[i] + along[i] * u + across[i] * v;
          const point = [on(0), on(1), on(2)] as const;
          if (!lens || !camera.faces(point, centre, lens)) return;
          const [x, y] = camera.project(point, lens);
          seen.push({ sticker: f * puzzle.cells + cell, region, x: x + box.left, y: y + box.top });
        });
      });
    });
    const one = seen[Math.floor(choice * seen.length)];
    const turn = one && picker.turnOf(one.sticker, one.region);
    if (!turn) throw new Error('no sticker is seen');
    const layer = Array.from({ length: puzzle.stickers }, (_, s) => s).filter((s) => puzzle.moves(turn, s));
    return { x: one.x, y: one.y, name: puzzle.name(turn), layer };
  }, dice);
}

// The same numbers every time.
export function dice(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x / 2 ** 32;
  };
}

export const picture = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.querySelector('[data-testid=stickers]') as HTMLElement & { stage: Stage }).stage.picture(),
  );
