import type { Locator, Page } from '@playwright/test';
import { checkAccess, expect, inJapanese, open, shoot, tab, test } from './fixtures';

const home3 = '1 2 3 4 5 6 7 8 0';
const far3 = '8 6 7 2 5 4 3 0 1'; // 31 moves from home
const board = (page: Page): Locator => page.getByTestId('tiles');
const tile = (page: Page, number: number): Locator => board(page).locator(`[data-tile="${String(number)}"]`);
const tilesAre = (page: Page, tiles: string): Promise<void> => expect(board(page)).toHaveAttribute('data-tiles', tiles);
const status = (page: Page): Locator => page.getByTestId('status');

async function noSidewaysScroll(page: Page): Promise<void> {
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside).toBeLessThanOrEqual(window ?? 0);
}

test('a 3×3 is solved by its shortest solution, step by step to the end', async ({ page }) => {
  await open(page, `#/sliding?size=3x3&tiles=${far3.replaceAll(' ', '_')}`);
  await expect(status(page)).toContainText('Slide the tiles');
  await expect(page.getByTestId('distance')).toHaveText('31');
  await expect(page.getByTestId('manhattan')).toHaveText('21');
  await tab(page, 'Solve');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toContainText('31 moves, the fewest possible');
  await expect(page.getByTestId('place')).toHaveText('0 / 31');
  for (let step = 1; step <= 31; step++) {
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect(page.getByTestId('place')).toHaveText(`${String(step)} / 31`);
    await expect(page.getByTestId('distance')).toHaveText(String(31 - step));
    if (step === 12) await shoot(page, 'sliding-3x3-solve');
  }
  await tilesAre(page, home3);
  await expect(status(page)).toContainText('Solved');
  await expect(page.getByTestId('announcer')).toContainText('Solved');
});

test('played by clicking; a click in the blank’s line slides the whole segment', async ({ page }) => {
  await open(page, '#/sliding?size=3x3');
  await tile(page, 7).click();
  await tilesAre(page, '1 2 3 4 5 6 0 7 8');
  await expect(page.getByTestId('made')).toContainText('1 (2 tiles)');
  await tile(page, 1).click();
  await tilesAre(page, '0 2 3 1 5 6 4 7 8');
  await tile(page, 8).click({ force: true }); // not in line: nothing happens
  await expect(page).toHaveURL(/m=R2_D2/);
  await tile(page, 4).click();
  await tile(page, 8).click();
  await tilesAre(page, home3);
  await expect(status(page)).toContainText('Solved');
  await page.keyboard.press('Control+z');
  await tilesAre(page, '1 2 3 4 5 6 0 7 8');
});

test('played by the keyboard alone', async ({ page }) => {
  await open(page, '#/sliding?size=3x3&tiles=1_2_3_4_0_6_7_5_8');
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('ArrowUp'); // tile 5 goes up
  await tilesAre(page, '1 2 3 4 5 6 7 0 8');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await tile(page, 8).focus();
  await expect(tile(page, 8)).toHaveAccessibleName('tile 8, row 3, column 3, can slide left');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Solved');
  await page.keyboard.press('Shift+ArrowRight'); // as far as it goes
  await tilesAre(page, '1 2 3 4 5 6 0 7 8');
  await tab(page, 'View');
  await page.getByLabel('Arrow keys move the blank').check();
  await tile(page, 7).focus();
  await page.keyboard.press('ArrowRight');
  await tilesAre(page, '1 2 3 4 5 6 7 0 8');
});

test('dragging a tile towards the blank', async ({ page }) => {
  await open(page, '#/sliding?size=3x3');
  const box = await tile(page, 7).boundingBox();
  if (!box) throw new Error('no tile');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * 0.15, y, { steps: 4 });
  await page.mouse.up(); // not far enough
  await tilesAre(page, home3);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * 0.7, y, { steps: 4 });
  await page.mouse.up();
  await tilesAre(page, '1 2 3 4 5 6 0 7 8');
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
});

test('scramble is undoable, its seed is shown; a reload in the middle loses nothing', async ({ page }) => {
  await open(page, '#/sliding?size=4x4');
  await page.getByRole('button', { name: 'Scramble', exact: true }).click();
  await expect(status(page)).toContainText('Slide the tiles');
  await expect(page.getByLabel('Seed')).not.toHaveValue('');
  await expect(page.getByTestId('time')).toHaveText('–');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toContainText('Solved');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(status(page)).toContainText('Slide the tiles');
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Scramble with this seed' }).click();
  await tilesAre(page, '12 4 13 5 0 10 6 1 8 7 2 14 3 9 15 11');
  await tile(page, 1).click();
  await tilesAre(page, '12 4 13 5 10 6 1 0 8 7 2 14 3 9 15 11');
  await expect(page.getByTestId('time')).toHaveText(/0:0\d/);
  await page.reload();
  await tilesAre(page, '12 4 13 5 10 6 1 0 8 7 2 14 3 9 15 11');
  await expect(page.getByTestId('time')).toHaveText(/0:0\d/);
  await inJapanese(page);
  await expect(status(page)).toContainText('駒を滑らせて');
  await tilesAre(page, '12 4 13 5 10 6 1 0 8 7 2 14 3 9 15 11');
  await expect(tile(page, 1)).toHaveAccessibleName('駒 1、2 行 3 列、右へ動かせる');
  await shoot(page, 'sliding-4x4-ja');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await tilesAre(page, '12 4 13 5 0 10 6 1 8 7 2 14 3 9 15 11');
});

test('a hint names the best moves and marks them', async ({ page }) => {
  await open(page, '#/sliding?size=3x3&tiles=1_2_3_4_0_6_7_5_8');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByTestId('hint')).toHaveText('Best: slide a tile up. 2 moves to go.');
  await expect(tile(page, 5)).toContainText('↑');
  await tile(page, 5).click();
  await expect(page.getByTestId('hint')).toHaveCount(0);
});

test('loops X and Y are walked, named and walked back', async ({ page }) => {
  await open(page, '#/sliding?size=2x3&paper=true&_tab=loops&_seats=1');
  const word = page.getByTestId('word');
  await page.getByRole('button', { name: 'Walk loop X', exact: true }).click();
  await expect(page.getByTestId('place')).toHaveText('6 / 6');
  await expect(page.getByTestId('permutation')).toHaveText('[1, 3, 6, 2, 4, 5]');
  await expect(word).toHaveText('X');
  await shoot(page, 'sliding-loops');
  await page.getByRole('button', { name: 'Walk loop X backwards' }).click();
  await expect(page.getByTestId('place')).toHaveText('12 / 12');
  await tilesAre(page, '2 1 0 5 4 3');
  await page.getByRole('button', { name: 'Walk loop Y', exact: true }).click();
  await expect(word).toHaveText('Y');
  await page.getByRole('button', { name: 'Walk loop Y', exact: true }).click();
  await expect(word).toHaveText('Y²');
  await expect(page.getByTestId('place')).toHaveText('20 / 20');
  await page.getByRole('button', { name: 'Undo' }).click(); // one loop, one step
  await expect(word).toHaveText('Y');
  await page.getByLabel('Any loop').fill('1-4-5-2-1-');
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await expect(word).toHaveText('1');
  await tilesAre(page, '2 1 0 5 4 3');
});

test('loops on the usual board are the paper’s, mirrored', async ({ page }) => {
  await open(page, '#/sliding?size=2x3&_tab=loops');
  await page.getByRole('button', { name: 'Walk loop Y', exact: true }).click();
  await expect(page.getByTestId('permutation')).toHaveText('[1, 5, 3, 2, 4, 6]');
  await expect(page.getByTestId('place')).toHaveText('4 / 4');
  await tile(page, 3).click();
  await page.getByRole('button', { name: 'Bring it there' }).click();
  await expect(page.getByRole('button', { name: 'Walk loop X', exact: true })).toBeEnabled();
});

test('the group: the paper’s 60 elements, shortest words, pairs, 3-cycles', async ({ page }) => {
  await open(page, '#/sliding?size=2x3&paper=true&_tab=group');
  await expect(page.getByTestId('group-order')).toContainText('Order 60: all even permutations of 5 pieces');
  const rows = page.getByRole('region', { name: 'elements' }).getByRole('row');
  await expect(rows).toHaveCount(61);
  await expect(rows.nth(57)).toContainText('X^1 * Y^1 * X^3 * Y^1 * X^1 * Y^1');
  await rows.nth(22).getByRole('button').click();
  await expect(page.getByText('The board shows element 22: X^1 * Y^1 * X^1 * Y^1.')).toBeVisible({ timeout: 8000 });
  await shoot(page, 'sliding-group');
  await page.getByRole('tab', { name: 'Shortest words' }).click();
  await page.getByLabel(/walked backwards too/).check();
  await page.getByRole('button', { name: 'Find shortest words' }).click();
  await expect(page.getByTestId('shortest-word')).toContainText('loops');
  await page.getByRole('button', { name: 'Walk it backwards: home' }).click();
  await expect(status(page)).toContainText('Solved', { timeout: 8000 });
  await page.getByRole('tab', { name: 'Pairs of loops' }).click();
  await page.getByRole('button', { name: 'Try all pairs' }).click();
  await expect(page.getByTestId('pairs')).toContainText('generate everything');
  await page.getByRole('tab', { name: '3-cycles' }).click();
  await page.getByRole('button', { name: 'Write as 3-cycles' }).click();
  await expect(page.getByTestId('three-cycles')).toContainText('(2 3 6 5 4)');
  await checkAccess(page);
});

test('an impossible position, made by hand, is explained', async ({ page }) => {
  await open(page, '#/sliding?size=3x3');
  await page.getByLabel('Exchange tiles on the board by hand').check();
  await tile(page, 7).click();
  await tile(page, 8).click();
  await tilesAre(page, '1 2 3 4 5 6 8 7 0');
  await expect(page.getByTestId('impossible')).toContainText('cannot be solved');
  await page.getByText('Why?').click();
  await expect(page.getByTestId('impossible')).toContainText('Exchange the tiles 7 and 8');
  await shoot(page, 'sliding-impossible');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('impossible')).toHaveCount(0);
  await page.getByLabel('Tiles row by row').fill('1 2 3');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await tilesAre(page, home3);
});

test('a census that took long is told at once', async ({ page }) => {
  await open(page, '#/sliding?size=3x5&_tab=distances');
  await page.getByRole('button', { name: 'Count all positions' }).click();
  await expect(page.getByTestId('census')).toContainText('653,837,184,000 positions; the farthest are 84 moves away');
  await expect(page.getByText('again counts it anew')).toBeVisible();
});

test('the census of the board, and this position in it', async ({ page }) => {
  await open(page, `#/sliding?size=3x3&tiles=${far3.replaceAll(' ', '_')}&_tab=distances`);
  await page.getByRole('button', { name: 'Count all positions' }).click();
  await expect(page.getByTestId('census')).toContainText('181,440 positions; the farthest are 31 moves away');
  await expect(page.getByText('This position is 31 moves away')).toBeVisible();
  await shoot(page, 'sliding-census');
  await page.getByRole('button', { name: '6 4 7 8 5 0 3 2 1' }).click();
  await tilesAre(page, '6 4 7 8 5 0 3 2 1');
});

test('a large board: bounds at once, a fast solution', async ({ page }) => {
  await open(page, '#/sliding?size=6x6&seed=3&_tab=solve&_method=fast&_look=both');
  await expect(page.getByTestId('distance')).toHaveText(/\d+ … \d+/);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toContainText('perhaps not the fewest');
  await shoot(page, 'sliding-6x6-picture');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(status(page)).toContainText('Solved');
});

test('where a shortest solution takes longer than allowed, a short one is given', async ({ page }) => {
  await open(page, '#/sliding?size=5x5&seed=9&_tab=solve&_seconds=1');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toBeVisible({ timeout: 20_000 });
});

test('a telephone: no sideways scrolling, dark, Japanese; no serious finding', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const place of ['size=4x4&seed=7', 'size=10x10&seed=2', 'size=2x3&paper=true&_tab=loops&_seats=1']) {
    await open(page, `?lang=ja#/sliding?${place}`);
    await expect(board(page)).toBeVisible();
    await noSidewaysScroll(page);
    await checkAccess(page);
    await shoot(page, `sliding-phone-${place.slice(5, 8)}`);
  }
});

test('a picture of one’s own is cut into the tiles, and kept', async ({ page }) => {
  await open(page, '#/sliding?size=3x3&seed=3&_tab=look&_look=picture');
  const part = page.locator('.part').first();
  const drawnWith = (): Promise<string> => part.evaluate((tile) => getComputedStyle(tile).backgroundImage);
  await expect.poll(drawnWith).toContain('data:image/png');
  const own = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 50, 50);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByTestId('own-picture')
    .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(own, 'base64') });
  await expect.poll(drawnWith).toContain('data:image/webp');
  await page.reload();
  await expect.poll(drawnWith).toContain('data:image/webp');
  await page.getByRole('button', { name: 'The page’s picture again' }).click();
  await expect.poll(drawnWith).toContain('data:image/png');
});
