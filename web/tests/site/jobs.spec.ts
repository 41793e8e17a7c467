// The static site: jobs run beside play, are stopped at once, and when one fails nothing else does.
import type { Page } from '@playwright/test';
import { choose, expect, open, openSettings, test } from './fixtures';

const korf = '#/sliding?size=4x4&tiles=14_15_8_12_10_11_9_13_2_6_5_1_3_7_4_0&_tab=solve&_method=optimal';
const long = '#/lab?_board=8x8&_n=100000&_solver=fast';
const front = (page: Page) => page.workers().find((worker) => worker.url().includes('front'));

test('a long job shows its progress and is stopped at once; the next one runs', async ({ page, host }) => {
  await open(page, host, long);
  await expect(page.getByRole('progressbar', { name: /solving 100,000 positions/ })).toBeVisible();
  const took = await page.evaluate(async () => {
    const stop = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Stop');
    const begun = performance.now();
    stop?.click();
    while (document.querySelector('progress')) await new Promise((resolve) => setTimeout(resolve, 1));
    return performance.now() - begun;
  });
  expect(took).toBeLessThan(1_000); // 100 ms on a machine that does nothing else
  await expect(page.getByRole('alert')).toHaveCount(0);
  const positions = page.getByLabel('Positions', { exact: true });
  await positions.press('Control+a'); // fill() adds to a number in Firefox
  await positions.pressSequentially('3');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByTestId('summary')).toContainText('mean', { timeout: 30_000 });
});

test('play goes on while a job runs', async ({ page, host }) => {
  await open(page, host, korf);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByTestId('tiles').locator('[data-tile="4"]').click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', '1');
});

test('a job goes on out of sight, its tab tells so, and its answer waits', async ({ page, host }) => {
  await open(page, host, '#/sliding?size=3x4&_tab=distances');
  await page.getByRole('button', { name: 'Count all positions' }).click();
  await page.getByRole('tab', { name: 'Play', exact: true }).click();
  const tab = page.getByRole('tab', { name: /^Explore/ });
  await expect(tab.getByRole('img')).toHaveAccessibleName('Computing');
  await expect(tab.getByRole('img')).toHaveAccessibleName('Finished: have a look', { timeout: 20_000 });
  await tab.click();
  await page.getByRole('tab', { name: /^Distances/ }).click();
  await expect(page.getByText('239,500,800')).toBeVisible();
  await expect(page.getByRole('tab').getByRole('img')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Play', exact: true }).click();
  await expect(page.getByText('239,500,800')).toBeHidden();
  await tab.click(); // what took long is not thrown away when it was seen, either
  await page.getByRole('tab', { name: /^Distances/ }).click();
  await expect(page.getByText('239,500,800')).toBeVisible();
});

test('a job that is left can be found again and stopped, and ends with its game', async ({ page, host }) => {
  await open(page, host, korf);
  const solve = page.getByRole('tab', { name: 'Solve' });
  for (let times = 0; times < 5; times++) {
    await solve.click();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('tab', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeHidden();
  }
  await solve.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/nim'));
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'nim');
  await page.evaluate(() => (location.hash = '#/sliding?size=3x3&seed=3&_tab=solve'));
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toBeVisible({ timeout: 20_000 });
});

test('what is asked belongs to its position: another one ends the search, and takes the answer away', async ({
  page,
  host,
}) => {
  await open(page, host, korf);
  const solve = page.getByRole('tab', { name: 'Solve' });
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('tab', { name: 'Play', exact: true }).click();
  await expect(solve.getByRole('img')).toHaveAccessibleName('Computing');
  await page.getByTestId('tiles').locator('[data-tile="4"]').click();
  await expect(solve.getByRole('img')).toHaveCount(0);
  await open(page, host, '#/sliding?size=3x3&tiles=8_6_7_2_5_4_3_0_1&_tab=tools&_tool=solve&_run=1');
  await expect(page.getByTestId('tool-answer')).toContainText('31');
  await page.getByTestId('tiles').locator('[data-tile="3"]').click();
  await expect(page.getByTestId('tool-answer')).toHaveCount(0);
});

test('on a telephone a job is told when its panel is down', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, host, korf);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const mark = page.getByRole('tab', { name: 'Solve' }).getByRole('img');
  await expect(mark).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await expect(mark).toHaveAccessibleName('Computing');
});

test('a quick question does not wait for a long job, however few processors there are', async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }));
  await open(page, host, '#/gridnim?size=3x4&_tab=tools&_tool=match&_args=games%3D100000&_run=1&_hint=3');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('tab', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Winning moves' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^About/ }).getByRole('img')).toHaveAccessibleName('Computing');
});

test('a front that fails is replaced, and the position stays', async ({ page, host, browserName }) => {
  test.skip(browserName === 'firefox', 'workers cannot be reached from here');
  await open(page, host, '#/nim?heaps=3_5_7&_vs=none');
  const stone = page.getByTestId('heaps').locator('[data-heap="0"][data-take="1"]:not([inert])');
  await stone.click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await front(page)?.evaluate(() => self.postMessage({ kind: 'failed', message: 'a test' }));
  await stone.click();
  await expect(page.getByTestId('place')).toHaveText('2 / 2');
});

test('what takes longer than it may is told so', async ({ page, host }) => {
  await open(page, host, `${korf}&_seconds=1`);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('1 s', { timeout: 20_000 });
  await page.getByTestId('tiles').locator('[data-tile="4"]').click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', '1');
});

test('tables are kept from visit to visit, listed with their size, and deleted', async ({ page, host }) => {
  test.setTimeout(180_000);
  const solve = async (): Promise<void> => {
    await open(page, host, '#/twisty?puzzle=cube-face-3&seed=7&_tab=solve');
    await choose(page, 'Method', 'two phases');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(page.getByTestId('solution')).toContainText('replayed', { timeout: 120_000 });
  };
  await solve();
  await (await openSettings(page)).locator('summary').click();
  const rows = page.getByTestId('tables').getByRole('listitem');
  await expect(rows.first()).toContainText('MiB');
  const count = await rows.count();
  await page.reload();
  await solve();
  await (await openSettings(page)).locator('summary').click();
  await expect(rows).toHaveCount(count);
  await rows.first().getByRole('button').click();
  await expect(rows).toHaveCount(count - 1);
  await page.keyboard.press('Escape');
  await solve();
});

test('what a stopped job was writing is removed', async ({ page, host }) => {
  const unfinished = (): Promise<number> =>
    page.evaluate(async () => {
      const place = await (await navigator.storage.getDirectory()).getDirectoryHandle('tables', { create: true });
      let count = 0;
      for await (const name of place.keys()) if (name.startsWith('part-')) count++;
      return count;
    });
  await open(page, host, korf);
  const ready = 6; // of one worker
  await expect.poll(unfinished).toBe(ready);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.poll(unfinished).toBeGreaterThan(ready); // of the ended worker and of the next
  await expect.poll(unfinished, { timeout: 20_000 }).toBe(ready);
});
