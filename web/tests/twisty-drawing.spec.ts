// What a picture costs: it is drawn when something has changed and only then, and with fewer points where that takes long.
import type { Page } from '@playwright/test';
import { expect, tab, test } from './fixtures';
import { board, openPuzzle, spot, withoutAnimation } from './twisty';

test.use({ viewport: { width: 1000, height: 640 } });

interface Counted {
  draws: number; // of stickers, by lens
  states: number; // sent to the graphics card
  late: number; // ms that a picture seems to take
}
const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => ({ ...(window as unknown as { counted: Counted }).counted }));

test.beforeEach(async ({ page }) => {
  await withoutAnimation(page);
  await page.addInitScript(() => {
    const counts: Counted = { draws: 0, states: 0, late: 0 };
    Object.assign(window, { counted: counts });
    const gl = WebGL2RenderingContext.prototype;
    const { drawElementsInstanced, texImage2D, fenceSync, getSyncParameter } = gl as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    const begun = new WeakMap<object, number>();
    Object.assign(gl, {
      drawElementsInstanced(...args: unknown[]) {
        counts.draws++;
        return drawElementsInstanced?.apply(this, args);
      },
      texImage2D(...args: unknown[]) {
        if (args[2] === gl.RGBA8UI) counts.states++;
        return texImage2D?.apply(this, args);
      },
      fenceSync(...args: unknown[]) {
        const made = fenceSync?.apply(this, args) as object;
        begun.set(made, performance.now());
        return made;
      },
      getSyncParameter(...args: unknown[]) {
        const age = performance.now() - (begun.get(args[0] as object) ?? 0);
        return age < counts.late ? gl.UNSIGNALED : getSyncParameter?.apply(this, args);
      },
    });
  });
});

test('nothing is drawn while nothing changes, and a turn is sent once', async ({ page }) => {
  await openPuzzle(page, 'puzzle=megaminx');
  const box = await board(page).boundingBox();
  if (!box) throw new Error('no board');
  const one = await spot(page, 0.4);
  await page.mouse.move(one.x, one.y);
  await expect(board(page)).toHaveAttribute('data-preview', one.name);
  await page.waitForTimeout(2000); // until the still picture for the next visit is made
  const before = await counted(page);
  await page.mouse.move(one.x + 0.5, one.y);
  await page.mouse.move(one.x, one.y);
  await tab(page, 'View'); // the address changes, the picture does not
  await page.waitForTimeout(300);
  await page.mouse.move(one.x, one.y);
  await page.waitForTimeout(300);
  // The pointer has left the picture and come back.
  expect((await counted(page)).draws - before.draws).toBeLessThanOrEqual(4);
  expect((await counted(page)).states).toBe(before.states);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.waitForTimeout(300);
  expect((await counted(page)).states).toBe(before.states + 1);
});

test('a machine that is slow draws fewer points while the puzzle moves, and all of them when it stands', async ({
  page,
}) => {
  await openPuzzle(page, 'puzzle=megaminx');
  const width = (): Promise<number> =>
    board(page)
      .locator('canvas')
      .evaluate((c: HTMLCanvasElement) => c.width);
  const box = await board(page).boundingBox();
  if (!box) throw new Error('no board');
  const full = await width();
  expect(full).toBe(Math.round(box.width));
  await page.evaluate(() => ((window as unknown as { counted: Counted }).counted.late = 70));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  let least = full;
  for (let i = 1; i <= 40; i++) {
    await page.mouse.move(box.x + box.width / 2 + 2 * i, box.y + box.height / 2);
    await page.waitForTimeout(40);
    least = Math.min(least, await width());
  }
  await page.mouse.up();
  expect(least).toBeLessThan(0.75 * full);
  await expect.poll(width).toBe(full);
});
