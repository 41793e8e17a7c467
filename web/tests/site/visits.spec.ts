// The static site from visit to visit: what a reload finds, what works without a network, how a new version comes.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { Host } from './host';

const ready = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready);

test.describe('before the page is installed', () => {
  test.use({ serviceWorkers: 'block' }); // it would have the core at once

  test('a reload loses nothing, and shows the board before the core has come', async ({ page, host }) => {
    await open(page, host, '#/nim?heaps=3_5_7&_vs=none');
    await page.getByTestId('heaps').locator('[data-heap="1"][data-take="2"]:not([inert])').click();
    await expect(page.getByTestId('heaps')).toHaveAttribute('data-heaps', '3 3 7');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('asobi.still.nim') ?? ''))
      .toContain('data-heaps=\\"3 3 7\\"');
    let letCome = (): void => undefined;
    const wait = new Promise<void>((resolve) => (letCome = resolve));
    await page.context().route('**/*.wasm', async (route) => {
      await wait;
      await route.continue();
    });
    await page.reload();
    const still = page.getByTestId('still');
    await expect(still.getByRole('heading')).toContainText('Nim');
    await expect(still.locator('[data-heaps="3 3 7"]')).toBeVisible();
    const stone = await still.locator('[data-heap="0"][data-take="1"]').boundingBox(); // its style has come, too
    expect(stone?.width).toBeGreaterThan(20);
    expect(stone?.height).toBeGreaterThan(10);
    letCome();
    await expect(still).toHaveCount(0);
    await expect(page.getByTestId('place')).toHaveText('1 / 1');
    await page.keyboard.press('Control+z');
    await expect(page.getByTestId('heaps')).toHaveAttribute('data-heaps', '3 5 7');
  });
});

test('after one visit everything works without a network', async ({ page, host, context, browserName }) => {
  await open(page, host, '');
  await ready(page);
  if (browserName === 'chromium') await context.setOffline(true); // in Firefox it forbids the address itself
  host.close();
  await page.goto(`${host.address}?lang=en#/sliding?size=3x3&tiles=8_6_7_2_5_4_3_0_1&_tab=solve`);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toContainText('31 moves, the fewest possible');
  const plot = page.getByRole('figure').locator('svg').first();
  await expect(plot).toBeVisible(); // Firefox tells of what is interrupted
  await page.goto(`${host.address}#/twisty?puzzle=cube-face-3&m=R_U`);
  await expect(page.getByTestId('stickers')).toBeVisible();
  await page.goto(`${host.address}#/lab?_board=2x3&_n=500&_seed=4`);
  await expect(page.getByRole('figure')).toContainText('500 random positions');
  await expect(plot).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('summary')).toContainText('exact mean 12.62');
  await expect(plot).toBeVisible();
});

test('it can be installed', async ({ page, host }) => {
  await open(page, host, '');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(href ?? '', host.address);
  const manifest = (await (await page.request.get(address.href)).json()) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(new URL(manifest.start_url, address).href).toBe(host.address);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, address).href)).ok()).toBe(true);
});

test('a new version is offered, not forced', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'asobi-site-'));
  cpSync(fileURLToPath(new URL('../../dist-site', import.meta.url)), folder, { recursive: true });
  const host = await Host.open(folder);
  await open(page, host, '#/nim?heaps=3_5_7');
  await ready(page);
  const offer = page.getByTestId('new-version');
  await page.reload();
  await expect(page.getByTestId('status')).toContainText('turn');
  await expect(offer).toHaveCount(0);

  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), index.replace('<head>', '<head><meta name="newer" content="yes" />'));
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const newer = worker
    .replace(/(url:"index\.html",revision:")\w+/, '$1newer')
    .replace(/(revision:")\w+(",url:"index\.html")/, '$1newer$2');
  expect(newer).not.toBe(worker);
  writeFileSync(join(folder, 'sw.js'), newer);
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(page.locator('meta[name=newer]')).toHaveCount(0);
  const other = await page.context().newPage();
  await open(other, host, '#/nim?heaps=3_5_7');
  await expect(other.getByTestId('new-version')).toBeVisible();
  await offer.getByRole('button').click();
  await expect(page.locator('meta[name=newer]')).toHaveCount(1);
  await expect(page.getByTestId('status')).toContainText('turn');
  // In another tab the offer stands until it is taken there.
  await expect(other.locator('meta[name=newer]')).toHaveCount(0);
  await other.getByTestId('new-version').getByRole('button').click();
  await expect(other.locator('meta[name=newer]')).toHaveCount(1);
  host.close();
  rmSync(folder, { recursive: true });
});
