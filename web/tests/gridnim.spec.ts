import type { Locator, Page } from '@playwright/test';
import { checkAccess, expect, inDark, inJapanese, open, shoot, tab, test } from './fixtures';

const board = (page: Page): Locator => page.getByTestId('stones');
const cell = (page: Page, row: number, col: number): Locator =>
  board(page).getByRole('gridcell', { name: `row ${String(row)}, column ${String(col)}:` });
const status = (page: Page): Locator => page.getByTestId('status');
const stones = (page: Page, text: string): Promise<void> => expect(board(page)).toHaveAttribute('data-board', text);
const readout = (page: Page): Locator => page.getByTestId('readout');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function over(page: Page): Promise<boolean> {
  await expect(status(page)).not.toHaveText(/thinking/);
  return (await status(page).getAttribute('data-over')) === 'true';
}

async function playOut(page: Page, act: () => Promise<void>): Promise<void> {
  const game = page.getByTestId('game');
  for (let turn = 0; turn < 30 && !(await over(page)); turn++) {
    const played = (await game.getAttribute('data-played')) ?? '';
    await act();
    await expect(game).not.toHaveAttribute('data-played', played);
  }
}

test('from a won position the hints win against the perfect opponent', async ({ page }) => {
  await open(page, '#/gridnim?_hint=3');
  const moves = page.getByRole('group', { name: 'Winning moves' }).getByRole('button');
  await playOut(page, () => moves.first().click());
  await expect(status(page)).toContainText('You have won');
  await stones(page, '000/000/000');
});

test('from a lost position the perfect opponent wins', async ({ page }) => {
  await open(page, '#/gridnim?board=111/101/111');
  await playOut(page, async () => {
    await board(page).locator('.stone').first().dblclick();
  });
  await expect(status(page)).toContainText('The computer has won');
});

test('a limit per turn is set up, told, and kept', async ({ page }) => {
  await open(page, '#/gridnim?board=1111/1111&_vs=none');
  await page.getByLabel('At most … stones a turn').fill('2');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByTestId('limit')).toHaveText('At most 2 stones a turn.');
  await cell(page, 1, 1).click();
  await cell(page, 1, 3).click();
  await expect(readout(page)).toContainText('more stones than one turn may take');
  await stones(page, '1111/1111');
  await cell(page, 1, 1).click();
  await cell(page, 1, 2).click();
  await stones(page, '0011/1111');
});

test('where stones between may be left they are chosen one by one, and then taken', async ({ page }) => {
  await open(page, '#/gridnim?board=1111/1111&_vs=none');
  await page.getByLabel('Stones between may be left').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByTestId('any')).toBeVisible();
  await cell(page, 1, 1).click();
  await cell(page, 1, 3).click();
  await expect(readout(page)).toContainText('row 1: 1, 3 (2 stones)');
  await cell(page, 2, 2).click();
  await expect(readout(page)).toContainText('one row or one column');
  await stones(page, '1111/1111');
  await page.keyboard.press('Enter');
  await stones(page, '0101/1111');
  await cell(page, 1, 2).click();
  await cell(page, 1, 4).click();
  await expect(readout(page)).toContainText('There is a gap between');
  await cell(page, 1, 2).click();
  await cell(page, 2, 1).click();
  await cell(page, 2, 4).click();
  await cell(page, 2, 1).click();
  await cell(page, 2, 1).click();
  await readout(page).getByRole('button', { name: 'Take' }).click();
  await stones(page, '0101/0110');
  expect(page.url()).toContain('any=true');
});

test('a run by drag, by both ends, and one stone by two clicks', async ({ page }) => {
  await open(page, '#/gridnim?board=1111/1111/1111&_vs=none');
  await cell(page, 1, 2).hover();
  await page.mouse.down();
  await cell(page, 1, 3).hover();
  await expect(readout(page)).toContainText('row 1: 2–3 (2 stones)');
  await cell(page, 1, 4).hover();
  await page.mouse.up();
  await stones(page, '1000/1111/1111');
  await cell(page, 3, 1).click();
  await expect(readout(page)).toContainText('click the other end');
  await cell(page, 1, 1).click();
  await stones(page, '0000/0111/0111');
  await cell(page, 2, 2).click();
  await cell(page, 2, 2).click();
  await stones(page, '0000/0011/0111');
  await expect(page.getByTestId('place')).toHaveText('3 / 3');
});

test('what is no run is refused with a word', async ({ page }) => {
  await open(page, '#/gridnim?board=101/111/110&_vs=none');
  await cell(page, 1, 1).click();
  await cell(page, 1, 3).click();
  await expect(readout(page)).toContainText('There is a gap between');
  await cell(page, 1, 1).click();
  await cell(page, 2, 2).click();
  await expect(readout(page)).toContainText('one row or one column');
  await cell(page, 3, 3).click();
  await expect(readout(page)).toContainText('no stone here');
  await stones(page, '101/111/110');
});

test('keys alone: arrows, Shift and arrows, Enter, Escape', async ({ page }) => {
  await open(page, '#/gridnim?_vs=none');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(readout(page)).toContainText('row 2: 1–3 (3 stones)');
  await expect(page.getByTestId('announcer')).toContainText('row 2: 1–3');
  await page.keyboard.press('Escape');
  await expect(readout(page)).toContainText('row 2: 3 (1 stone)');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await stones(page, '110/110/111');
  await expect(cell(page, 1, 3)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await stones(page, '100/110/111');
});

test('lines join the partners of a symmetric placement, and can be switched off', async ({ page }) => {
  await open(page, '#/gridnim?board=011/111/110&_tab=pairs&_hint=4');
  await expect(page.getByTestId('pair')).toHaveCount(3);
  await expect(page.getByTestId('case')).toHaveText('(ii)');
  await shoot(page, 'gridnim-pairs');
  await page.getByRole('button', { name: 'Take row 2: 2' }).click();
  // The computer took something: the answer is what the paper says, its partners.
  await expect(page.getByTestId('place')).toHaveText('2 / 2');
  await expect(page.getByTestId('answer')).toContainText('Answer to');
  await page.getByTestId('strategy').getByRole('button', { name: /^Take/ }).last().click();
  await expect(page.getByTestId('place')).toHaveText(/[34] \/ [34]/);
  await tab(page, 'Play');
  await page.getByLabel('Join partners by lines').uncheck();
  await expect(page.getByTestId('pair')).toHaveCount(0);
  await open(page, '#/gridnim?board=110/011/111&_hint=4');
  await expect(page.getByText('has no point symmetry')).toBeVisible();
});

test('the parts have their Grundy numbers', async ({ page }) => {
  await open(page, '#/gridnim?board=1101/0000/1110&_parts=on');
  await expect(page.getByTestId('parts')).toHaveText(/Grundy number: .* = 0/);
  await expect(board(page).locator('[data-part]')).toHaveCount(6);
  await open(page, '#/gridnim?board=11/11&misere=true&_parts=on');
  await expect(page.getByText('no numbers to add')).toBeVisible();
});

test('the four rungs of the hints', async ({ page }) => {
  await open(page, '#/gridnim?board=110/011/111&_hint=1');
  const hint = page.getByTestId('hint');
  await expect(hint).toContainText('Won');
  await page.getByLabel('2 where').check();
  await expect(board(page).locator('.where')).toHaveText(['2✓', '3✓']);
  await page.getByLabel('3 which move').check();
  await expect(page.getByRole('group', { name: 'Winning moves' }).getByRole('button')).toHaveText([
    '✓ row 2: 3 → 0',
    '✓ row 3: 2–3 → 0',
  ]);
  await expect(board(page).locator('.good')).toHaveCount(1);
  await expect(page.getByTestId('outline')).toHaveCount(1);
  await cell(page, 1, 1).hover();
  await expect(readout(page)).toContainText('✗ loses');
  await cell(page, 2, 3).hover();
  await expect(readout(page)).toContainText('✓ wins');
  await page.getByLabel('4 why').check();
  await expect(hint).toContainText('Grundy numbers 7');
  await shoot(page, 'gridnim-hints');
});

test('undo takes back the computer’s answer too; a reload in the middle loses nothing', async ({ page }) => {
  await open(page, '#/gridnim');
  await cell(page, 2, 2).dblclick();
  await expect(page.getByTestId('place')).toHaveText('2 / 2');
  const now = (await board(page).getAttribute('data-board')) ?? '';
  await page.reload();
  await stones(page, now);
  await page.getByRole('button', { name: 'Undo' }).click();
  await stones(page, '111/111/111');
});

test('misère is set up and played', async ({ page }) => {
  await open(page, '#/gridnim?board=11');
  await page.getByLabel('Misère').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByTestId('misere')).toBeVisible();
  await cell(page, 1, 1).dblclick();
  await expect(status(page)).toContainText('You have won');
});

test('setting up: size, cells, symmetry, random placement, presets', async ({ page }) => {
  await open(page, '#/gridnim');
  await page.getByRole('spinbutton', { name: 'rows' }).fill('2');
  await page.getByRole('spinbutton', { name: 'rows' }).press('Tab');
  const editor = page.getByRole('group', { name: /^Stones/ });
  await expect(editor.getByRole('button')).toHaveCount(6);
  await page.getByRole('button', { name: 'Clear' }).click();
  await editor.getByRole('button').nth(1).click();
  await page.getByRole('button', { name: 'Make symmetric' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await stones(page, '010/010');
  await page.getByRole('button', { name: 'Random placement' }).click();
  await expect(board(page)).not.toHaveAttribute('data-board', '010/010');
  expect(page.url()).toContain('seed=1');
  await page.getByRole('button', { name: /^\(iii\)/ }).click();
  await stones(page, '1111/1111/1111/1111');
  await page.getByRole('spinbutton', { name: 'columns' }).fill('60');
  await page.getByRole('spinbutton', { name: 'columns' }).press('Tab');
  await expect(page.getByRole('alert')).toContainText('64');
});

test('light, in English: access', async ({ page }) => {
  await open(page, '#/gridnim?board=0110/1111/1111/0110&_hint=4');
  await expect(page.getByTestId('hint')).toBeVisible();
  await cell(page, 2, 1).hover();
  await shoot(page, 'gridnim-en-light');
  await checkAccess(page);
});

test('the language is switched at once; dark theme', async ({ page }) => {
  await open(page, '#/gridnim?board=1101/0000/1110&_hint=4&_parts=on');
  await inJapanese(page);
  await expect(page.getByText('対応する石どうしを線で結ぶ').first()).toBeVisible();
  await expect(page.getByTestId('parts')).toContainText('グランディ数');
  await inDark(page);
  await shoot(page, 'gridnim-ja-dark');
  await checkAccess(page);
});

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/gridnim?size=8x8&_hint=4');
  await expect(page.getByTestId('pair')).toHaveCount(32);
  await shoot(page, 'gridnim-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
