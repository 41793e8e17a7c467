// The npm package (npm run package) in a page of its own: the example of its README, from a plain host of files.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { Host } from '../site/host';

const built = process.env['ASOBI_PACKAGE'] ?? fileURLToPath(new URL('../../../build/npm', import.meta.url));
const [, example = ''] = /^```html\n([^]*?)^```$/m.exec(readFileSync(join(built, 'README.md'), 'utf8')) ?? [];
const [, expected = ''] = /\/\/ → (.*)$/m.exec(example) ?? [];

const test = base.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'asobi-page-'));
    cpSync(built, join(folder, 'node_modules/asobi'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), example);
    const host = await Host.open(folder);
    await use(host);
    host.close();
    rmSync(folder, { recursive: true });
  },
});

test('the example of the README does what it says', async ({ page, host }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  expect(expected).not.toBe('');
  await page.goto(host.address);
  await expect(page.locator('output')).toHaveText(expected, { timeout: 30_000 });
  expect(host.times('.wasm')).toBe(1);
  expect(errors).toEqual([]);
});

test('a job is stopped while another game is played, and tables are kept', async ({ page, host }) => {
  await page.goto(host.address);
  const address = `${host.address}node_modules/asobi/browser/index.js`;
  const seen = await page.evaluate(async (from) => {
    const { open } = (await import(from)) as typeof import('../../npm/index');
    const asobi = await open({ workers: 1, cache: 'mine' });
    const stop = new AbortController();
    const progress = Promise.withResolvers<undefined>();
    const job = asobi.ask(
      'sliding',
      'sample',
      { positions: 100_000, fast: true },
      { options: { size: '8x8' }, signal: stop.signal, onprogress: () => progress.resolve(undefined) },
    );
    const failed = job.then(
      () => 'answered',
      (error: unknown) => (error as { code: string }).code,
    );
    await progress.promise;
    const game = await asobi.session('nim', { heaps: '3 5 7' });
    await game.play('1:1');
    stop.abort();
    const code = await failed;
    const { optimal } = await asobi.solve('twisty', { puzzle: 'pyramorphix', seed: 4 }, { method: 'table' });
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    const whole = async (): Promise<boolean> => {
      names.length = 0;
      for await (const name of (await root.getDirectoryHandle('mine')).keys()) names.push(name);
      return names.some((name) => name.endsWith('.table'));
    };
    while (!(await whole())) await new Promise((resolve) => setTimeout(resolve, 10));
    await asobi.close();
    const after = await asobi.games().catch((error: unknown) => (error as { code: string }).code);
    return { code, heaps: game.view.heaps, optimal, after };
  }, address);
  expect(seen).toEqual({ code: 'cancelled', heaps: [2, 5, 7], optimal: true, after: 'lost' });
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(3); // those of the example
});
