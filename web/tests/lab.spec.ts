import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccess, choose, expect, inDark, inJapanese, open, shoot, test } from './fixtures';

async function downloaded(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).first().click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('a sample of solution lengths with the exact counts behind', async ({ page }) => {
  await open(page, '#/lab?_board=2x3&_n=500&_seed=4');
  await expect(page.getByTestId('summary')).toContainText('±');
  await expect(page.getByTestId('summary')).toContainText('the farthest of all need 21');
  await expect(page.getByTestId('summary')).toContainText('exact mean 12.62');
  await expect(page.getByText('expected from the exact count')).toBeVisible();
  await shoot(page, 'lab-lengths');
  await checkAccess(page);

  const csv = (await downloaded(page, 'CSV')).trim().split('\r\n');
  expect(csv[0]).toBe('moves,count,share,exact count,expected');
  const rows = csv.slice(1).map((line) => line.split(',').map(Number));
  expect(rows).toHaveLength(22);
  expect(rows.reduce((sum, row) => sum + (row[1] ?? 0), 0)).toBe(500);
  expect(rows.reduce((sum, row) => sum + (row[3] ?? 0), 0)).toBe(360);
  const svg = await downloaded(page, 'SVG');
  expect(svg).toContain('<rect');
  expect(svg).not.toContain('var(--');
});

test('settings stand in the address and survive a reload; a length leads to positions in the player', async ({
  page,
}) => {
  await open(page, '#/lab');
  await choose(page, 'Board', '2 × 3');
  await page.getByLabel('Positions', { exact: true }).fill('200');
  await page.getByLabel('Seed').fill('9');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page).toHaveURL(/_board=2x3&_n=200&_seed=9/);
  await expect(page.getByRole('figure')).toContainText('200 random positions, 2 × 3');
  const before = await page.getByTestId('summary').textContent();
  await page.reload();
  await expect(page.getByTestId('summary')).toHaveText(before ?? '');
  await choose(page, 'Show positions of length', /^14 /);
  const length = '14';
  await expect(page).toHaveURL(new RegExp(`_at=${length}`));
  await page.getByTestId('examples').getByRole('link').first().click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'sliding');
  await page.goBack();
  await expect(page.getByTestId('examples')).toContainText(`Positions that need ${length} moves`);
});

test('a click on a bar picks its length', async ({ page }) => {
  await open(page, '#/lab?_board=2x3&_n=2000');
  const bar = page
    .locator('figure svg [aria-label=rect] rect')
    .filter({ has: page.locator('title', { hasText: /^14:/ }) });
  await bar.click();
  await expect(page).toHaveURL(/_at=14/);
  await expect(page.getByTestId('examples')).toContainText('14');
});

test('a long job shows its progress and is stopped', async ({ page }) => {
  await open(page, '#/lab?_board=8x8&_n=100000&_solver=fast');
  await expect(page.getByRole('progressbar', { name: /solving 100,000 positions/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Positions', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByTestId('summary')).toContainText('mean', { timeout: 15_000 });
});

test('Grundy tables of any edge lead to L-states', async ({ page }) => {
  await open(page, '#/lab?_x=grundy&_f=floor(y/2)&_max=9&_cell=4,2');
  await expect(page.getByTestId('cell')).toContainText('g(4, 2) = 6: the L-state {6, 4, 2}');
  await shoot(page, 'lab-grundy');
  await checkAccess(page);
  await page.getByRole('link', { name: 'Open this L-state' }).click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'chocolate');
  await page.goBack();
  await page.getByLabel('Edge of the bar').fill('1/0');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a law is checked, for any edge', async ({ page }) => {
  await open(page, '#/lab?_x=laws&_k=2&_law=theorem4&_lawmax=40');
  await expect(page.getByTestId('law-verdict')).toContainText('✓');
  await shoot(page, 'lab-laws');
  await checkAccess(page);
  await choose(page, 'Edge of the bar', 'z ≤ y (k = 1)');
  await page.reload();
  await expect(page.getByTestId('law-verdict')).toContainText('✗');
});

test('matches of two opponents', async ({ page }) => {
  await open(page, '#/lab?_x=matches&_game=nim&_match=heaps%3D3+5+7%26games%3D40%26second%3Dperfect');
  await expect(page.getByRole('row', { name: 'First player (perfect) 40 100.0 %' })).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Lengths of 40 games');
  await shoot(page, 'lab-matches');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Stones on a grid' }).click();
  await expect(page.getByRole('row', { name: 'First player (perfect) 100 100.0 %' })).toBeVisible();
});

test('a match is made of pictures and names: board, players, number of games', async ({ page }) => {
  await open(page, '#/lab?_x=matches');
  await expect(page.getByTestId('match')).toContainText('First player (perfect)'); // it has begun by itself
  await page.getByRole('button', { name: '(2, 5, 7): a balance' }).click();
  await choose(page, 'Second player', 'perfect');
  await choose(page, 'First player', 'random');
  await page.getByRole('group', { name: 'Games' }).getByRole('button', { name: '1,000' }).click();
  await expect(page.getByRole('row', { name: 'Second player (perfect) 1,000 100.0 %' })).toBeVisible();
  await expect(page).toHaveURL(/_match=heaps%3D2%2B5%2B7/);
  const shown = await page.getByTestId('match').innerText();
  await page.reload();
  await expect(page.getByTestId('match')).toHaveText(/Second player \(perfect\)/);
  expect(await page.getByTestId('match').innerText()).toBe(shown);
  await page.getByRole('button', { name: 'Diamond game' }).click();
  await expect(page.getByRole('combobox', { name: 'First opponent' })).toHaveText('strong');
});

test('any tool is found by words of both languages', async ({ page }) => {
  await open(page, '#/lab?_x=any');
  const field = page.getByRole('combobox', { name: 'What do you want to know?' });
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await field.fill('parity');
  await page.getByRole('option', { name: /^Parity/ }).click();
  await expect(page).toHaveURL(/_game=sliding&_tool=parity|_tool=parity/);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByTestId('tool-answer')).toContainText('permutation');
  await field.fill('ヒント 三山');
  await expect(page.getByRole('option', { name: /^Hint/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hint' })).toBeVisible();
});

test('any tool by forms; a distribution is drawn; a reload brings it back', async ({ page }) => {
  await open(page, '#/lab?_x=any');
  await page.getByRole('combobox', { name: 'What do you want to know?' }).fill('grundy numbers board');
  await page.getByRole('option', { name: /^Grundy numbers of a board/ }).click();
  await page.getByRole('textbox', { name: 'Stones' }).fill('3x3');
  await page.getByRole('button', { name: 'Use this position' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByTestId('tool-answer')).toContainText('512');
  await expect(page.getByRole('figure', { name: 'Histogram' })).toBeVisible();
  await shoot(page, 'lab-any');
  await checkAccess(page);
  await page.reload();
  await expect(page.getByTestId('tool-answer')).toContainText('512');
});

test('on a telephone, in Japanese and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '#/lab?_board=3x3');
  await inJapanese(page);
  await inDark(page);
  await expect(page.getByTestId('summary')).toContainText('平均');
  await expect(page.getByText('正確な分布からの期待値')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await shoot(page, 'lab-ja-dark-phone');
  await checkAccess(page);
});
