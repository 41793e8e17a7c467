import type { Page } from '@playwright/test';
import { today } from '../src/screens/catalogue/today';
import { checkAccess, expect, inDark, inJapanese, open, shoot, test } from './fixtures';

// The games of what is shown, in order, each once.
const games = (page: Page): Promise<(string | null)[]> =>
  page.getByTestId('card').evaluateAll((cards) => [...new Set(cards.map((card) => card.getAttribute('data-game')))]);
const items = (page: Page): Promise<(string | null)[]> =>
  page.getByTestId('card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-item')));

test('every game has tiles with pictures, and a tile opens its board', async ({ page }) => {
  await open(page, '');
  for (const game of ['sliding', 'nim', 'gridnim', 'chocolate', 'numbers', 'group', 'diamond']) {
    const tile = page.locator(`[data-testid=card][data-game=${game}]`).first();
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('svg')).toBeVisible();
  }
  await shoot(page, 'catalogue');
  await checkAccess(page);
  await page.locator('[data-item="nim/limited"]').click();
  await expect(page.getByTestId('heaps')).toHaveAttribute('data-heaps', '11 5 7');
  await expect(page).toHaveURL(/limit=3/);
});

test('the search finds by words of both languages, every alias, slips and filters, and stands in the address', async ({
  page,
}) => {
  await open(page, '');
  const box = page.getByRole('searchbox');
  const expectGames = async (query: string, found: string[]): Promise<void> => {
    await box.fill(query);
    await expect.poll(() => games(page)).toEqual(found);
  };
  await expectGames('chocolat', ['chocolate']);
  await expectGames('slidng', ['sliding']);
  await expectGames('paper:nim', ['nim', 'gridnim']);
  await expectGames('tool:census', ['twisty', 'gridnim', 'sliding']);
  await expectGames('チョコ', ['chocolate']);
  await expectGames('exact order', ['twisty', 'group']);
  const expectFirst = async (query: string, first: string): Promise<void> => {
    await box.fill(query);
    await expect.poll(async () => (await items(page))[0]).toBe(first);
  };
  await expectFirst('ルービック', 'twisty/rubik');
  await expectFirst('rubik', 'twisty/rubik');
  await expectFirst('5x5x5', 'twisty/professor-cube');
  await expectFirst('fto', 'twisty/fto');
  await expectFirst('M₁₂', 'group/m12');
  await page.reload();
  await expect(box).toHaveValue('M₁₂');
  await expect.poll(() => items(page)).toEqual(['group/m12']);
  await expectGames('nothing like this', []);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByTestId('card')).not.toHaveCount(0);
  await expect(box).toHaveValue('');
});

test('a slash leads to the search from any screen, and Enter to what was found', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7');
  await expect(page.getByTestId('heaps')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('megaminx');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await items(page))[0]).toBe('twisty/megaminx');
});

test('the lists are asked for once, however often they are looked through', async ({ page }) => {
  const asked: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"tool":"list"')) asked.push(String(payload));
    });
  });
  await open(page, '#/nim?heaps=3_5_7');
  for (const word of ['megaminx', 'skewb']) {
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await items(page))[0]).toBe(`twisty/${word}`);
    await page.goto('#/nim?heaps=3_5_7');
    await expect(page.getByTestId('heaps')).toBeVisible();
  }
  expect(asked).toHaveLength(4); // puzzles and rules, in two languages
});

test('names of one puzzle are one tile', async ({ page }) => {
  await open(page, '#/?_family=twisty');
  await expect(page.getByTestId('card').nth(60)).toBeAttached();
  const found = await items(page);
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((id) => /rubik$|rubiks-cube|3x3x3|cube-face-3$/.test(id ?? ''))).toEqual(['twisty/rubik']);
  await page.getByRole('button', { name: 'Octahedron' }).click();
  await expect.poll(() => items(page)).toContain('twisty/fto');
  expect(await items(page)).not.toContain('twisty/rubik');
});

test('families divide the games', async ({ page }) => {
  await open(page, '');
  await page.getByRole('button', { name: 'Nim', exact: true }).click();
  await expect.poll(() => games(page)).toEqual(['nim', 'gridnim']);
  await expect(page.getByRole('status').filter({ hasText: 'boards' })).toHaveText('12 boards');
  await expect(page).toHaveURL(/_family=nim/);
  await page.getByRole('button', { name: 'Everything', exact: true }).click();
  await expect.poll(async () => (await games(page)).length).toBe(8);
});

test('today’s puzzle is the same for everyone', async ({ page }) => {
  const { puzzle, seed } = today(new Date());
  await open(page, '');
  await expect(page.getByTestId('today')).toHaveAttribute('href', `#/twisty?puzzle=${puzzle}&seed=${String(seed)}`);
});

test('what was played last can be gone on with, with its picture; a surprise is a game with a seed', async ({
  page,
}) => {
  await open(page, '#/group?generators=(1_2_3);(1_2)');
  await page.getByRole('group', { name: 'Generators' }).getByRole('button').first().click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const visit = page.getByRole('navigation', { name: 'Continue' }).getByRole('link').first();
  await expect(visit).toContainText('1 move');
  await expect(visit.locator('svg')).toBeVisible();
  await visit.click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByTestId('game')).toBeVisible();
  await expect(page.getByTestId('game')).not.toHaveAttribute('data-played', '-1');
});

test('in Japanese, dark, and on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '');
  await inJapanese(page);
  await inDark(page);
  await expect(page.locator('[data-item="twisty/rubik"]')).toContainText('ルービックキューブ');
  await expect(page.getByRole('button', { name: 'おまかせ' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await shoot(page, 'catalogue-ja-dark-phone');
  await checkAccess(page);
});
