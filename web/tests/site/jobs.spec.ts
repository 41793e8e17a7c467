// The static site: jobs run beside play, are stopped at once, and when one fails nothing else does.
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

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
  await page.getByLabel('Positions', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByTestId('summary')).toContainText('mean', { timeout: 30_000 });
});

test('play goes on while a job runs', async ({ page, host }) => {
  await open(page, host, '#/sliding?size=4x4&tiles=15_14_8_12_10_11_9_13_2_6_5_1_3_7_4_0&_tab=solve');
  await page.getByLabel('Method').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', '1');
});

test('a front that fails is replaced, and the position stays', async ({ page, host }) => {
  await open(page, host, '#/nim?heaps=3_5_7&_vs=none');
  const stone = page.getByTestId('heaps').locator('[data-heap="0"][data-take="1"]:not([inert])');
  await stone.click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await front(page)?.evaluate(() => self.postMessage({ kind: 'failed', message: 'a test' }));
  await stone.click();
  await expect(page.getByTestId('place')).toHaveText('2 / 2');
});
