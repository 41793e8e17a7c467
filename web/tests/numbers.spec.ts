import type { Locator, Page } from '@playwright/test';
import { checkAccess, choose, expect, inDark, inJapanese, open, shoot, test } from './fixtures';

const board = (page: Page): Locator => page.getByTestId('numbers');
const cell = (page: Page, name: string): Locator => board(page).locator(`[data-cell="${name}"]`);
const status = (page: Page): Locator => page.getByTestId('status');
const decision = (page: Page): Locator => page.getByTestId('decision');
const statement = (page: Page): Locator => page.getByTestId('statement');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('by the hints the queen comes to the corner against the perfect opponent', async ({ page }) => {
  await open(page, '#/numbers?_hint=3');
  for (let turn = 0; turn < 12; turn++) {
    await expect(status(page)).not.toHaveText(/thinking/);
    if ((await status(page).getAttribute('data-over')) === 'true') break;
    const before = (await board(page).getAttribute('data-values')) ?? '';
    await board(page).locator('.good').first().click();
    await expect(board(page)).not.toHaveAttribute('data-values', before);
  }
  await expect(status(page)).toContainText('You have won');
  await expect(board(page)).toHaveAttribute('data-values', '0,0');
});

test('keys lead to a cell, and what is no move is refused in words', async ({ page }) => {
  await open(page, '#/numbers?start=3%205&_vs=none');
  await cell(page, '3,5').focus();
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('readout')).toContainText('No move leads to (2, 3)');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(board(page)).toHaveAttribute('data-values', '2,4');
});

test('with blocking, by the hints and the pointer, the perfect opponent is beaten', async ({ page }) => {
  await open(page, '#/numbers?rules=block1&_hint=3');
  for (let turn = 0; turn < 60; turn++) {
    await expect(status(page)).not.toHaveText(/thinking|The computer forbids…/);
    if ((await status(page).getAttribute('data-over')) === 'true') break;
    const played = (await page.getByTestId('game').getAttribute('data-played')) ?? '';
    const [good, done] = [board(page).locator('.good').first(), page.getByRole('button', { name: '✓ Done' })];
    await expect(good.or(done).first()).toBeVisible();
    await ((await done.count()) > 0 ? done : good).click();
    await expect(page.getByTestId('game')).not.toHaveAttribute('data-played', played);
  }
  await expect(status(page)).toContainText('You have won');
});

test('with blocking, moves are forbidden and allowed again by keys; who cannot move loses', async ({ page }) => {
  await open(page, '#/numbers?rules=rook&start=1%201&blocks=2&_vs=none');
  await expect(status(page)).toContainText('Second player forbids');
  await cell(page, '1,1').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(cell(page, '0,1')).toHaveClass(/forbidden/);
  await expect(cell(page, '0,1')).toBeFocused();
  await page.keyboard.press('Enter'); // and again: it is allowed
  await expect(cell(page, '0,1')).not.toHaveClass(/forbidden/);
  await page.keyboard.press('Enter');
  await expect(cell(page, '0,1')).toHaveClass(/forbidden/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell(page, '1,0')).toHaveClass(/forbidden/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('readout')).toContainText('No more may be forbidden');
  for (let i = 0; i < 20 && !(await page.getByTestId('deed').evaluate((e) => e === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('The second player has won');
  await expect(page).toHaveURL(/m=forbid:0,1_forbid:1,0_done/);
  await page.keyboard.press('Control+z');
  await expect(status(page)).toContainText('Second player forbids');
});

test('a link tells what is forbidden; the computer says what it forbids', async ({ page }) => {
  await open(page, '#/numbers?rules=block1&start=2%203&m=forbid:0,1%20done&_vs=none');
  await expect(cell(page, '0,1')).toHaveClass(/forbidden/);
  await expect(page.getByTestId('forbidden')).toHaveText('Forbidden: (0, 1)');
  await cell(page, '0,1').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('readout')).toContainText('(0, 1) is forbidden');
  await cell(page, '1,3').click();
  await expect(status(page)).toContainText('First player forbids');
  await expect(page.getByTestId('forbidden')).toHaveCount(0);
  await checkAccess(page);

  await open(page, '#/numbers?rules=block1&start=4%209');
  await expect(page.getByTestId('last-move')).toHaveText('The computer forbids (4, 6)');
  await cell(page, '4,8').click();
  await expect(status(page)).toContainText('You forbid: up to 1 more');
  await expect(page.getByTestId('last-move')).toHaveCount(0);
  await page.getByTestId('deed').click();
  await expect(page.getByTestId('last-move')).toHaveText(/^The computer went to \(.*\) and forbids /);
  await shoot(page, 'numbers-blocking');
});

test('with blocking, three heaps, misère, in Japanese, on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/numbers?rules=different&start=0%201%203&blocks=1&misere=true&_vs=none');
  await inJapanese(page);
  await expect(status(page)).toContainText('後手が禁止する番です');
  const move = page.getByRole('region', { name: '盤面' }).getByRole('button', { name: '(0, 1, 2)' });
  await move.click();
  await expect(move).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '決定' }).click();
  await expect(status(page)).toContainText('先手の勝ち'); // no move is left, and that wins
  await open(page, '#/numbers?rules=block2&m=forbid:0,11%20forbid:4,7&_vs=none');
  await inDark(page);
  await expect(page.getByText('二手を禁じられるワイトホフの女王').first()).toBeVisible();
  await shoot(page, 'numbers-blocking-phone');
  await checkAccess(page);
});

test('how many moves may be forbidden is chosen; the laws with blocking are proved', async ({ page }) => {
  await open(page, '#/numbers?_vs=none');
  await expect(board(page)).toBeVisible();
  await choose(page, /^Moves that may be forbidden/, '2');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByTestId('facts')).toContainText('up to 2 moves forbidden each time');
  await open(page, '#/numbers?rules=block2&_tab=statements&_vs=none');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(decision(page)).toContainText('True for all positions');
});

test('lost positions are shown only when asked for', async ({ page }) => {
  await open(page, '#/numbers?start=8%2011&_vs=none');
  await expect(cell(page, '3,5')).not.toHaveClass(/lost/);
  await page.getByRole('checkbox', { name: 'Show the lost positions' }).check();
  await expect(cell(page, '3,5')).toHaveClass(/lost/);
  await expect(cell(page, '4,5')).not.toHaveClass(/lost/);
  await shoot(page, 'numbers-lost');
  await checkAccess(page);
});

test('rules of one’s own are typed and played; a fault is told in words', async ({ page }) => {
  await open(page, '#/numbers?_vs=none');
  await expect(board(page)).toBeVisible();
  await choose(page, 'Rules', 'Rules of your own …');
  await page.getByRole('textbox', { name: /^Moves/ }).fill("x' < q");
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('nothing is called so here');
  await page.getByRole('textbox', { name: /^Moves/ }).fill("x' + 2 = x and y' = y or x' = x and y' + 2 = y");
  await page.getByLabel('Begin at').fill('3 4');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(board(page)).toHaveAttribute('data-values', '3,4');
  await cell(page, '1,4').click();
  await expect(board(page)).toHaveAttribute('data-values', '1,4');
});

test('a wrong law is refuted on the board, a right one proved; words are completed, faults marked', async ({
  page,
}) => {
  await open(page, '#/numbers?rules=king&_tab=statements&_vs=none');
  await statement(page).fill('forall x, y: ');
  await statement(page).press('End');
  await page.keyboard.type('los');
  await expect(page.getByRole('option')).toHaveText(['lost(x, y)']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(' <=> (x + y) mod 2 = 0');
  await expect(statement(page)).toHaveValue('forall x, y: lost(x, y) <=> (x + y) mod 2 = 0');
  await page.keyboard.press('Control+Enter');
  await expect(decision(page)).toHaveAttribute('data-holds', 'false');
  await expect(page.getByTestId('example')).toHaveText('x = 1, y = 1');
  await page.getByRole('button', { name: 'Open it on the board' }).click();
  await expect(board(page)).toHaveAttribute('data-values', '1,1');

  await statement(page).fill('forall x, y: lost(x, y) <=> x mod 2 = 0 and y mod 2 = 0');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(decision(page)).toContainText('True for all positions');
  await expect(page.getByTestId('read')).toHaveText('forall x, y: (lost(x, y) <=> ((x mod 2) = 0 and (y mod 2) = 0))');
  await shoot(page, 'numbers-statement');
  await checkAccess(page);

  await statement(page).fill('forall x, y: lost(x, y) <=> x = q');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(page.getByTestId('statement-place').locator('mark')).toHaveText('q');
  await statement(page).fill('lost(x, y) <=> x^2 = 0');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(page.getByTestId('statement-place').locator('mark')).toHaveText('^');
});

test('Wythoff’s theorem about the golden mean is proved, and a spoiled one refuted', async ({ page }) => {
  await open(page, '#/numbers?_tab=statements&_vs=none');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(decision(page)).toContainText('True for all positions');
  await page.getByRole('button', { name: /y = 2n/ }).click();
  await expect(page.getByTestId('example')).toHaveText('x = 3, y = 4');
});

test('a law is found and proved', async ({ page }) => {
  await open(page, '#/numbers?rules=different&_tab=law');
  await page.getByRole('button', { name: 'Find and prove a law' }).click();
  await expect(page.getByTestId('law')).toContainText('5 states');
});

test('statements about heaps and bars', async ({ page }) => {
  await open(page, '#/nim?heaps=3%205%207&_tab=statements&_vs=none');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(decision(page)).toContainText('True for all positions');
  await open(page, '#/chocolate?x=3&y=6&z=6&k=1&_tab=statements&_vs=none');
  await page.getByRole('button', { name: 'Decide for all positions' }).click();
  await expect(page.getByTestId('example')).toHaveText('x = 0, y = 1, z = 1');
  await page.getByRole('button', { name: 'Open it on the board' }).click();
  await expect(page).toHaveURL(/x=0&y=1&z=1/);
});

test('the laboratory decides what a link says, and opens the example', async ({ page }) => {
  await open(
    page,
    '#/lab?_x=statements&_of=bar3&_say=forall%20x,%20y,%20z:%20lost(x,%20y,%20z)%20%3D%3E%20x%20%3C%3D%20y',
  );
  await expect(decision(page)).toHaveAttribute('data-holds', 'false');
  await shoot(page, 'lab-statements');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Open it on the board' }).click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'chocolate');
});

test('on a telephone and in Japanese, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/numbers?start=5%208&_vs=none');
  await inJapanese(page);
  await inDark(page);
  await expect(page.getByText('ワイトホフの女王').first()).toBeVisible();
  await shoot(page, 'numbers-phone');
  await checkAccess(page);
});
