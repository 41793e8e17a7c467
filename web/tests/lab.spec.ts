import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccess, expect, inDark, inJapanese, open, shoot, test } from './fixtures';

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
  await page.getByLabel('Board').selectOption('2x3');
  await page.getByLabel('Positions', { exact: true }).fill('200');
  await page.getByLabel('Seed').fill('9');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page).toHaveURL(/_board=2x3&_n=200&_seed=9/);
  await expect(page.getByRole('figure')).toContainText('200 random positions, 2x3');
  const before = await page.getByTestId('summary').textContent();
  await page.reload();
  await expect(page.getByTestId('summary')).toHaveText(before ?? '');
  const lengths = page.getByLabel('Show positions of length');
  await lengths.selectOption({ index: 3 });
  const length = await lengths.inputValue();
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
  await page.getByLabel('Edge of the bar').first().selectOption('1');
  await page.reload();
  await expect(page.getByTestId('law-verdict')).toContainText('✗');
});

test('matches of two opponents', async ({ page }) => {
  await open(page, '#/lab?_x=matches&_game=nim&_match=heaps%3D3+5+7%26games%3D40%26second%3Dperfect');
  await expect(page.getByTestId('match')).toContainText('First player (perfect): 40 won (100.0 %)');
  await expect(page.getByRole('figure')).toContainText('Lengths of 40 games');
  await shoot(page, 'lab-matches');
  await checkAccess(page);
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('gridnim');
  await expect(page.getByTestId('match')).toContainText('First player (perfect): 100 won');
});

test('any tool by forms; a distribution is drawn; a reload brings it back', async ({ page }) => {
  await open(page, '#/lab?_x=any');
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('gridnim');
  await page.locator('label[for$=-board]').first().waitFor();
  await page.getByRole('textbox', { name: /^board/ }).fill('3x3');
  await page.getByRole('button', { name: 'Use these options' }).click();
  await page.getByRole('combobox', { name: /^Tool/ }).selectOption('table');
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
