import type { Page } from '@playwright/test';
import { checkAccess, expect, open, shoot, test } from './fixtures';

const ids = (page: Page): Promise<(string | null)[]> =>
  page.getByTestId('card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-game')));

test('every game has a card with a picture, and a card opens its game', async ({ page }) => {
  await open(page, '');
  for (const game of ['sliding', 'nim', 'gridnim', 'chocolate', 'group']) {
    await expect(page.locator(`[data-game=${game}] .thumbnail :is(svg, pre, .drawing > *)`).first()).toBeVisible();
  }
  await shoot(page, 'catalogue');
  await checkAccess(page);
  await page.locator('[data-game=nim] h2 a').click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'nim');
});

test('the search finds by words of both languages, slips and filters, and stands in the address', async ({ page }) => {
  await open(page, '');
  const box = page.getByRole('searchbox');
  const expectFound = async (query: string, found: string[]): Promise<void> => {
    await box.fill(query);
    await expect.poll(() => ids(page)).toEqual(found);
  };
  await expectFound('chocolat', ['chocolate']);
  await expectFound('slidng', ['sliding']);
  await expectFound('paper:nim', ['nim', 'gridnim']);
  await expectFound('tool:census', ['sliding', 'twisty']);
  await expectFound('チョコ', ['chocolate']);
  await expectFound('exact order', ['twisty', 'group']);
  await page.reload();
  await expect(box).toHaveValue('exact order');
  await expect.poll(() => ids(page)).toEqual(['twisty', 'group']);
  await expectFound('nothing like this', []);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByTestId('card')).not.toHaveCount(0);
  await expect(box).toHaveValue('');
});

test('families divide the games', async ({ page }) => {
  await open(page, '');
  const all = await page.getByTestId('card').count();
  await page.getByRole('button', { name: 'Nim', exact: true }).click();
  await expect.poll(() => ids(page)).toEqual(['nim', 'gridnim']);
  await expect(page.getByRole('status').filter({ hasText: 'games' })).toHaveText('2 games');
  await expect(page).toHaveURL(/_family=nim/);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(async () => (await ids(page)).length).toBeGreaterThanOrEqual(Math.max(5, all));
});

test('what was played last can be gone on with; a surprise is a game with a seed', async ({ page }) => {
  await open(page, '#/group?generators=(1_2_3);(1_2)');
  await page.getByRole('group', { name: 'Generators' }).getByRole('button').first().click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.getByRole('link', { name: 'Catalogue' }).click();
  await page.getByRole('navigation', { name: 'Go on where you were' }).getByRole('link').first().click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.getByRole('link', { name: 'Catalogue' }).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByTestId('game')).toBeVisible();
  await expect(page.getByTestId('game')).not.toHaveAttribute('data-played', '-1');
});

test('in Japanese, dark, and on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '');
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByLabel('配色').selectOption('dark');
  await expect(page.locator('[data-game=nim] h2')).toContainText('三山崩し');
  await expect(page.getByRole('button', { name: 'おまかせ' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await shoot(page, 'catalogue-ja-dark-phone');
  await checkAccess(page);
});
