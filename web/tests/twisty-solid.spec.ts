// Cubes that keep their inner pieces: shells are taken off, and what is inside is turned, pointed at and told.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Stage } from '../src/views/stickers/stage';
import { checkAccess, expect, inJapanese, shoot, test } from './fixtures';
import { agrees, board, dice, openPuzzle, picture, ready, shownState, spot, withoutAnimation } from './twisty';

const inside = (page: Page) => page.getByTestId('inside').getByRole('slider');
const digest = async (page: Page): Promise<string> =>
  createHash('sha1')
    .update(await picture(page))
    .digest('hex');

test.beforeEach(async ({ page }) => {
  await withoutAnimation(page);
});

// The cells that can be pointed at.
const cells = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (document.querySelector('[data-testid=stickers]') as HTMLElement & { stage: Stage }).stage.puzzle.visible.length,
  );

test('shells are taken off by keys, and the address keeps how many', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-solid-5&seed=3');
  await expect(inside(page)).toHaveAttribute('aria-valuetext', 'shell 2 of 3, a cube of 3 layers');
  expect(await cells(page)).toBe(9);
  const seen = new Set([await digest(page)]);
  await inside(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(inside(page)).toHaveAttribute('aria-valuetext', 'shell 3 of 3, a cube of 1 layer');
  await ready(page);
  expect(await cells(page)).toBe(1);
  seen.add(await digest(page));
  await page.keyboard.press('Home');
  await expect(inside(page)).toHaveAttribute('aria-valuetext', 'shell 1 of 3, a cube of 5 layers');
  await ready(page);
  expect(await cells(page)).toBe(25);
  seen.add(await digest(page));
  expect(seen.size).toBe(3);
  expect(page.url()).toContain('_shell=0');
  await page.reload();
  await ready(page);
  expect(await cells(page)).toBe(25);
});

for (const [puzzle, shell] of [
  ['cube-solid-4', 1],
  ['cube-solid-5', 1],
  ['cube-solid-7', 2],
] as const) {
  test(`${puzzle} without ${String(shell)} shells: a click turns the layer that it shows`, async ({ page }) => {
    await openPuzzle(page, `puzzle=${puzzle}&seed=7&_shell=${String(shell)}`);
    const throws = dice(5);
    for (let i = 0; i < 4; i++) {
      const { x, y, name } = await spot(page, throws());
      await page.mouse.move(x, y);
      await expect(board(page)).toHaveAttribute('data-preview', name);
      const before = page.url();
      await page.mouse.down();
      await page.mouse.up();
      await expect(page).not.toHaveURL(before); // the same turn may come twice
      await expect(page.locator('.line .here')).toHaveText(name);
      await agrees(page);
      await page.mouse.move(3, 3);
    }
  });
}

// What stands on the stickers that can be pointed at.
const seenInside = async (page: Page): Promise<number[]> => {
  const { at } = await shownState(page);
  const places = await page.evaluate(() => {
    const { puzzle } = (document.querySelector('[data-testid=stickers]') as HTMLElement & { stage: Stage }).stage;
    return Array.from({ length: puzzle.stickers }, (_, s) => s).filter((s) => puzzle.shows(s % puzzle.cells));
  });
  return places.map((place) => at[place] ?? -1);
};

test('an outer layer moves nothing inside, one of the middle does', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-solid-3&_shell=1');
  const before = await seenInside(page);
  expect(before).toHaveLength(6);
  await page.keyboard.press('r');
  await expect(page.getByTestId('made')).toHaveText('1');
  expect(await seenInside(page)).toEqual(before);
  await page.keyboard.press('2');
  await page.keyboard.press('r');
  await expect(page.getByTestId('made')).toHaveText('2');
  const after = await seenInside(page);
  expect(after.filter((sticker, i) => sticker !== before[i])).toHaveLength(4);
  await agrees(page);
});

test('a net shows the shell that is seen', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-solid-4&_tab=net');
  const net = page.getByTestId('net');
  await expect(net).toBeVisible();
  const stickers = (): Promise<number> =>
    net.evaluate((host) => (host as HTMLElement & { net: { seen: () => unknown[] } }).net.seen().length);
  expect(await stickers()).toBe(6 * 4);
  await inside(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(stickers).toBe(6 * 16);
});

test('puzzles without an inside have no slider', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-face-4');
  await expect(page.getByTestId('inside')).toHaveCount(0);
});

test('both languages and both themes, on a wide screen and a telephone', async ({ page }) => {
  for (const [width, height, name] of [
    [1366, 768, 'wide'],
    [390, 844, 'telephone'],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await openPuzzle(page, 'puzzle=cube-solid-5&seed=3');
      await shoot(page, `twisty-solid-${name}-${scheme}`);
    }
  }
  await checkAccess(page);
  await inJapanese(page);
  await expect(page.getByTestId('inside')).toContainText('中を見る');
  await shoot(page, 'twisty-solid-telephone-ja');
  await checkAccess(page);
});
