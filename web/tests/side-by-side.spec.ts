// Two boards on one page, of the same game or of different ones: what happens on one does not touch the other.
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { expect, shoot, test as base } from './fixtures';

const entry = fileURLToPath(new URL('side/boards.ts', import.meta.url));

type Built = (Rollup.OutputAsset | Rollup.OutputChunk)[];

const test = base.extend<object, { built: Built }>({
  built: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const made = (await build({
        logLevel: 'silent',
        publicDir: false,
        build: { write: false, minify: false, rollupOptions: { input: entry } },
      })) as Rollup.RollupOutput;
      await use(made.output);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, built, baseURL }, use) => {
    // The page as it is served, with these scripts in place of its own.
    const first = built.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
    await page.route(`${baseURL ?? ''}/assets/*.js`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const file = built.find(({ fileName }) => fileName === name);
      const body = file?.type === 'chunk' ? file.code : `import '/${first}';`;
      return route.fulfill({ body, contentType: 'text/javascript' });
    });
    await use(page);
  },
});

async function boards(page: Page, ...places: string[]): Promise<Locator[]> {
  await page.goto(`/#${encodeURIComponent(places.join('|'))}`);
  const all = places.map((_, i) => page.locator('body > section').nth(i).getByTestId('game'));
  for (const one of all) await expect(one.locator('.board > *').first()).toBeVisible();
  return all;
}

const made = (board: Locator, moves: number): Promise<void> =>
  expect(board).toHaveAttribute('data-played', String(moves));

test('two boards of the same game, each with its own options: moves, keys and voice belong to one', async ({
  page,
}) => {
  const [left, right] = (await boards(
    page,
    'sliding?size=3x3&tiles=1,2,3,4,5,6,7,0,8',
    'sliding?size=2x3&tiles=1,2,3,4,0,5',
  )) as [Locator, Locator];
  const tile = (board: Locator, name: string): Locator =>
    board.getByRole('button', { name: new RegExp(`^tile ${name}\\b`) });
  await expect(left.getByTestId('announcer')).toHaveText('');

  await tile(right, '5').click();
  await made(right, 1);
  await made(left, 0);
  await expect(right.getByTestId('announcer')).toHaveText(/^2\. /); // which of the boards it was
  await expect(left.getByTestId('announcer')).toHaveText('');

  // Keys: those of the board that was touched last, also when nothing has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Control+z');
  await made(right, 0);
  await tile(left, '8').click();
  await made(left, 1);
  await page.keyboard.press('Control+z');
  await made(left, 0);
  await made(right, 0);
  await page.keyboard.press('Control+Shift+z');
  await made(left, 1);
  await made(right, 0);
  await shoot(page, 'side-by-side-sliding');
  expect(new URL(page.url()).hash).toContain('sliding'); // the address of the page is not theirs
});

test('two games: a move on one, and its opponent, leave the other alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [nim, stars] = (await boards(page, 'nim?heaps=3,5,7', 'diamond?dim=2&size=4&seats=1-,1%2B&_who=me')) as [
    Locator,
    Locator,
  ];
  await stars.getByTestId('flat').locator('[data-point][tabindex="0"]').first().focus();
  await page.keyboard.press('n');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await made(stars, 1); // a person plays all of its corners
  await made(nim, 0);
  await nim.locator('[data-heap="0"][data-take="1"]:not([inert])').click();
  await made(nim, 2); // the computer has answered
  await made(stars, 1);
  await shoot(page, 'side-by-side-games');
});

test('two boards of the diamond game do not share what is chosen', async ({ page }) => {
  const place = 'diamond?dim=2&size=4&seats=1-,1%2B&_who=me';
  const [left, right] = (await boards(page, place, place)) as [Locator, Locator];
  const cell = (board: Locator): Locator => board.getByTestId('flat').locator('[data-point][tabindex="0"]').first();
  const chosen = (board: Locator): Locator => board.getByTestId('flat').locator('[aria-selected=true]');
  await cell(left).focus();
  await page.keyboard.press('n');
  await expect(chosen(left)).toHaveCount(1);
  await expect(chosen(right)).toHaveCount(0);
  await cell(right).focus();
  await page.keyboard.press('n');
  await expect(chosen(right)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chosen(right)).toHaveCount(0);
  await expect(chosen(left)).toHaveCount(1);
});
