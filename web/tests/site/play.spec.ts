// The static site: games of every kind are played to their end with the core inside the page.
import type { Locator, Page } from '@playwright/test';
import { checkAccess, choose, expect, inJapanese, open, openSettings, shoot, test } from './fixtures';
import { Host } from './host';

const status = (page: Page): Locator => page.getByTestId('status');
const place = (page: Page): Locator => page.getByTestId('place');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

// The person's moves and the computer's answers, to the end.
async function playOut(page: Page, act: () => Promise<void>): Promise<void> {
  const game = page.getByTestId('game');
  for (let turn = 0; turn < 40; turn++) {
    await expect(status(page)).not.toHaveText(/thinking|^\W*$/);
    if ((await status(page).getAttribute('data-over')) === 'true') return;
    const played = (await game.getAttribute('data-played')) ?? '';
    await act();
    await expect(game).not.toHaveAttribute('data-played', played);
  }
}

test('Nim is won; the core is fetched once, and nothing is asked for that is not there', async ({ page, host }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await open(page, host, '#/nim?heaps=3_5_7&_hint=3');
  await playOut(page, () => page.getByTestId('heaps').locator('[data-mark^="✓"]:not([inert])').first().click());
  await expect(status(page)).toContainText('You have won');
  await expect(await openSettings(page)).toContainText('in this browser');
  await page.keyboard.press('Escape');
  await shoot(page, 'site-nim');
  await checkAccess(page);
  expect(missing).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(host.times('.wasm')).toBe(1); // by the page, its workers and the service worker together
});

test('keys alone: the focus stays on the board when its stone is taken', async ({ page, host }) => {
  await open(page, host, '#/nim?heaps=3_5_7&_vs=none');
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // stones that go slowly
  const heaps = page.getByTestId('heaps');
  await heaps.locator('[data-heap="1"][data-take="3"]').focus();
  await page.keyboard.press('Enter');
  await expect(heaps).toHaveAttribute('data-heaps', '3 2 7');
  await expect(heaps.locator(':focus:not([inert])')).toHaveCount(1);
});

test('the first load is small: the page under 300 kB, compressed', async ({ page, host }) => {
  const { gzipSync } = await import('node:zlib');
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.wasm') && response.request().serviceWorker() === null)
      bodies.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  await open(page, host, '#/nim?heaps=3_5_7');
  await expect(status(page)).toContainText('turn');
  const bytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(300_000);
});

test('stones on a grid, taken to the end', async ({ page, host }) => {
  await open(page, host, '#/gridnim?_hint=3');
  const moves = page.getByRole('group', { name: 'Winning moves' }).getByRole('button');
  await playOut(page, () => moves.first().click());
  await expect(status(page)).toContainText('You have won');
});

test('chocolate, eaten to the bitter square', async ({ page, host }) => {
  await open(page, host, '#/chocolate?x=2&y=3&z=3&k=1&_hint=3');
  await page.getByText('All cuts as buttons').click();
  await playOut(page, () =>
    page
      .getByRole('button', { name: /^Cut .*winning/ })
      .first()
      .click(),
  );
  await expect(status(page)).toContainText('You have won');
});

test('a sliding puzzle is solved by its shortest solution', async ({ page, host }) => {
  await open(page, host, '#/sliding?size=3x3&tiles=8_6_7_2_5_4_3_0_1&_tab=solve');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toContainText('31 moves, the fewest possible');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(status(page)).toContainText('Solved');
});

test('a permutation puzzle is played, and its group counted', async ({ page, host }) => {
  await open(page, host, '#/group?generators=(1_2_3_4_5);(1_2)&_tab=tools');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByTestId('tool-answer')).toContainText('120');
  await page.getByRole('group', { name: 'Generators' }).getByRole('button').first().click();
  await expect(place(page)).toHaveText('1 / 1');
});

test('a 3×3×3 is solved fast, and a 5×5×5 by the paper’s method', async ({ page, host }) => {
  test.setTimeout(180_000);
  await open(page, host, '#/twisty?puzzle=cube-face-3&seed=7&_tab=solve');
  await choose(page, 'Method', 'two phases');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toContainText('replayed', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Step through it' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('solved')).toContainText(/^[★☆]/);

  await page.goto(`${host.address}#/twisty?puzzle=cube-face-5&seed=7&_tab=solve`);
  await choose(page, 'Method', 'Tsukuda method');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toContainText('replayed', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Step through it' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('solved')).toContainText(/^[★☆]/, { timeout: 30_000 });
});

test('a law is checked', async ({ page, host }) => {
  await open(page, host, '#/lab?_x=laws&_k=2&_law=theorem4&_lawmax=40');
  await expect(page.getByTestId('law-verdict')).toContainText('✓');
});

test('a statement is decided, its counter-example opened, and a law proved', async ({ page, host }) => {
  await open(page, host, '#/numbers?rules=king&_tab=statements&_vs=none');
  await page.getByTestId('statement').fill('forall x, y: lost(x, y) <=> x = y');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(page.getByTestId('example')).toHaveText('x = 0, y = 2');
  await page.getByRole('button', { name: 'Open it on the board' }).click();
  await expect(page.getByTestId('numbers')).toHaveAttribute('data-values', '0,2');
  await open(page, host, '#/chocolate?x=6&y=10&z=7&k=1&_tab=laws&_vs=none');
  await page.getByRole('button', { name: 'Prove for all positions' }).click();
  await expect(page.getByTestId('law-proved')).toContainText('Proved for all positions');
});

test('a claim of a paper is checked', async ({ page, host }) => {
  await open(page, host, '#/papers?_paper=nim');
  await page.getByRole('button', { name: /Check/ }).first().click();
  await expect(page.getByTestId('verdict').first()).toHaveAttribute('data-verdict', /./, { timeout: 30_000 });
});

test('a diamond game in four dimensions against the computer, to its end', async ({ page, host }) => {
  await open(page, host, '#/diamond?dim=4&size=2&seats=1-,1%2B&limit=6&_who=me,greedy');
  const flat = page.getByTestId('flat');
  await playOut(page, async () => {
    await flat.locator('.movable').first().click();
    await flat.locator('[data-target]').first().click();
  });
  await expect(place(page)).toHaveText('6 / 6');
  await expect(status(page)).toContainText('A draw');
});

test('the language is switched at once; on a telephone nothing scrolls sideways', async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, host, '#/nim?heaps=3_5_7');
  await inJapanese(page);
  await expect(status(page)).toContainText('番です');
  await (await openSettings(page)).locator('summary').click();
  await expect(page.getByTestId('tables')).toContainText('表');
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside).toBeLessThanOrEqual(window ?? 0);
  await shoot(page, 'site-phone');
  await checkAccess(page);
});

test('a host that does not know what a .wasm is serves as well', async ({ page }) => {
  const host = await Host.open(undefined, '/');
  host.types = { ...host.types, '.wasm': 'text/plain' };
  await open(page, host, '#/nim?heaps=1&_vs=none');
  await page.getByTestId('heaps').locator('[data-take="1"]:not([inert])').click();
  await expect(status(page)).toHaveAttribute('data-over', 'true');
  host.close();
});
