import type { Locator, Page } from '@playwright/test';
import { checkAccess, expect, inDark, inJapanese, open, shoot, tab, test } from './fixtures';

const heaps = (page: Page): Locator => page.getByTestId('heaps');
const stone = (page: Page, heap: number, take: number): Locator =>
  heaps(page).locator(`[data-heap="${String(heap - 1)}"][data-take="${String(take)}"]:not([inert])`);
const status = (page: Page): Locator => page.getByTestId('status');
const sizes = (page: Page, text: string): Promise<void> => expect(heaps(page)).toHaveAttribute('data-heaps', text);

// No waiting for animations: the computer answers at once.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function over(page: Page): Promise<boolean> {
  await expect(status(page)).not.toHaveText(/thinking/);
  return (await status(page).getAttribute('data-over')) === 'true';
}

// The person's moves, chosen by `choose`, and the computer's answers, to the end.
async function playOut(page: Page, choose: () => Locator): Promise<void> {
  const game = page.getByTestId('game');
  for (let turn = 0; turn < 30 && !(await over(page)); turn++) {
    const played = (await game.getAttribute('data-played')) ?? '';
    await choose().click();
    await expect(game).not.toHaveAttribute('data-played', played);
  }
}

test('from a won position the hints win against the perfect opponent', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&_hint=3');
  await playOut(page, () => heaps(page).locator('[data-mark^="✓"]:not([inert])').first());
  await expect(status(page)).toContainText('You have won');
  await sizes(page, '0 0 0');
  await tab(page, 'Analyse');
  await expect(page.getByTestId('analysis')).toContainText('nobody gave a win away');
});

test('from a lost position the perfect opponent wins, whatever is taken', async ({ page }) => {
  await open(page, '#/nim?heaps=2_5_7');
  await playOut(page, () => heaps(page).locator('[data-take="1"]:not([inert])').first());
  await expect(status(page)).toContainText('The computer has won');
});

test('keys alone: heap, amount, Enter; the focus stays on the board', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&_vs=none');
  await stone(page, 1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(stone(page, 2, 3)).toBeFocused();
  await expect(page.getByTestId('readout')).toHaveText('Heap 2: take 3, leave 2');
  await expect(stone(page, 2, 3)).toHaveAccessibleName('Heap 2: take 3, leave 2');
  await page.keyboard.press('Enter');
  await sizes(page, '3 2 7');
  await expect(heaps(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await sizes(page, '3 0 7');
  await page.keyboard.press('ArrowLeft');
  await expect(heaps(page).locator(':focus')).toHaveAttribute('data-heap', '2');
});

test('pointing shades what would be taken', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7');
  await stone(page, 3, 4).hover();
  await expect(page.getByTestId('readout')).toHaveText('Heap 3: take 4, leave 3');
  await expect(heaps(page).locator('.taken')).toHaveCount(4);
});

test('undo takes back the computer’s answer too; a reload in the middle loses nothing', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7');
  await stone(page, 1, 1).click();
  await expect(page.getByTestId('place')).toHaveText('2 / 2');
  const now = await heaps(page).getAttribute('data-heaps');
  await page.reload();
  await sizes(page, now ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await sizes(page, '3 5 7');
  await page.getByRole('button', { name: 'Redo' }).click();
  await sizes(page, now ?? '');
});

test('the four rungs of the hints', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_6');
  const hint = page.getByTestId('hint');
  await page.getByLabel('1 won or lost?').check();
  await expect(hint).toContainText('Lost');
  await open(page, '#/nim?heaps=3_5_7&_hint=1');
  await expect(hint).toContainText('Won');
  await expect(heaps(page).locator('.base.where')).toHaveCount(0);
  await page.getByLabel('2 where').check();
  await expect(heaps(page).locator('.base.where')).toHaveCount(3);
  await expect(heaps(page).locator('[data-mark]')).toHaveCount(0);
  await page.getByLabel('3 which move').check();
  await expect(stone(page, 1, 1)).toHaveAttribute('data-mark', '✓0');
  await expect(stone(page, 1, 3)).toHaveAttribute('data-mark', '✗2');
  await expect(heaps(page).locator('[data-mark^="✓"]')).toHaveCount(3);
  await page.getByLabel('4 why').check();
  await expect(hint).toContainText('3⊕5⊕7 = 1');
  await shoot(page, 'nim-hints');
});

test('binary digits: ones counted, places that spoil the balance ringed', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&_hint=4');
  const digits = page.getByTestId('digits');
  await expect(digits).toHaveAttribute('data-state', 'imbalance');
  await expect(page.getByTestId('nim-sum')).toHaveText('1');
  await expect(digits.locator('.ring')).toHaveText(['3', '1']);
  await open(page, '#/nim?heaps=2_5_7&_hint=4');
  await expect(digits).toHaveAttribute('data-state', 'balance');
  await expect(digits.locator('.ring')).toHaveCount(0);
  await page.getByLabel('Show binary digits').uncheck();
  await expect(digits).toHaveCount(0);
});

test('limits are shown and respected; the table has the blocks', async ({ page }) => {
  await open(page, '#/nim?heaps=11_5_7&limit=3&_vs=none&_tab=table');
  await expect(heaps(page).getByText('at most 3')).toHaveCount(3);
  await stone(page, 1, 5).click({ force: true }); // it is marked as disabled
  await expect(page.getByTestId('readout')).toContainText('From heap 1 at most 3 may be taken.');
  await sizes(page, '11 5 7');
  await expect(page.getByTestId('table')).toContainText('11 = 2 × 4 + 3');
  await expect(page.getByTestId('remainders')).toHaveText('(α, β, γ) = (3, 1, 3)');
  await stone(page, 1, 3).click();
  await sizes(page, '8 5 7');
  await expect(page.getByTestId('remainders')).toHaveText('(α, β, γ) = (0, 1, 3)');
  await shoot(page, 'nim-limit-table');
});

test('misère: who takes the last stone loses', async ({ page }) => {
  await open(page, '#/nim');
  await page.getByRole('textbox', { name: /^Heaps/ }).fill('1 1');
  await page.getByLabel('Misère: who takes the last stone loses').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByTestId('misere')).toBeVisible();
  expect(page.url()).toContain('misere=true');
  await stone(page, 1, 1).click();
  await expect(status(page)).toContainText('You have won');
});

test('setting up: more and fewer stones, presets, random heaps by seed', async ({ page }) => {
  await open(page, '#/nim');
  await page.getByRole('button', { name: 'One stone more on heap 2' }).click();
  await page.getByRole('button', { name: 'Add a heap' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await sizes(page, '3 6 7 3');
  await page.getByRole('button', { name: 'Random heaps' }).click();
  await expect(heaps(page)).not.toHaveAttribute('data-heaps', '3 6 7 3');
  expect(page.url()).toContain('seed=1');
  await page.getByRole('button', { name: /^\(11, 5, 7\)/ }).click();
  await sizes(page, '11 5 7');
  await page.getByRole('textbox', { name: /^Heaps/ }).fill('3 x');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('heap 2');
  await sizes(page, '11 5 7');
});

test('heaps of 2^63 stones stay exact', async ({ page }) => {
  await open(page, '#/nim?heaps=9223372036854775808_5&_hint=3&_vs=none');
  await expect(heaps(page).locator('[data-mark="✓"]')).toHaveText('✓ 9,223,372,036,854,775,803');
  const field = page.getByLabel('How many from heap 1?');
  await field.fill('9223372036854775809');
  await expect(heaps(page).getByRole('button', { name: 'Take', exact: true })).toBeDisabled();
  await field.fill('9,223,372,036,854,775,801');
  await field.press('Enter');
  await sizes(page, '7 5');
});

test('blunders are told with the better move, and lead to the place', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&m=1:3_2:1_3:3&_vs=none&_tab=analysis');
  await expect(page.getByTestId('analysis')).toHaveAttribute('data-done', 'true');
  const slips = page.getByTestId('blunder');
  await expect(slips.first()).toContainText('First player could have won here');
  await expect(slips.first()).toContainText('1 from heap 1, 1 from heap 2, 1 from heap 3');
  await shoot(page, 'nim-analysis');
  await slips.first().getByRole('button').click();
  await sizes(page, '3 5 7');
  await page.getByTestId('analysis').getByRole('button', { name: '2. 1 from heap 2' }).click();
  await sizes(page, '0 4 7');
});

test('many heaps are a list', async ({ page }) => {
  const many = Array.from({ length: 200 }, (_, i) => String((i % 9) + 1)).join('_');
  await open(page, `#/nim?heaps=${many}&_vs=none`);
  await page.getByRole('button', { name: 'Heap 9: 9 stones' }).click();
  await page.getByLabel('How many from heap 9?').fill('9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Heap 9: 0 stones' })).toBeDisabled();
});

test('light, in English: access', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&_hint=4');
  await expect(page.getByTestId('hint')).toBeVisible();
  await shoot(page, 'nim-en-light');
  await checkAccess(page);
});

test('the language is switched at once; dark theme', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&_hint=4');
  await inJapanese(page);
  await expect(page.getByTestId('digits')).toContainText('1 の個数');
  await expect(page.getByText('アンバランス').first()).toBeVisible();
  await expect(stone(page, 1, 2)).toHaveAccessibleName(/山 1 から 2 個取り、1 個残す/);
  await inDark(page);
  await shoot(page, 'nim-ja-dark');
  await checkAccess(page);
});

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of ['heaps=3_5_7&_hint=4', 'heaps=9223372036854775808_24_7_5&limit=3,-,4,-&_hint=4']) {
    await open(page, `#/nim?${query}`);
    await tab(page, 'Play');
    await expect(page.getByTestId('digits')).toBeVisible();
    await shoot(page, `nim-phone-${query.length > 30 ? 'large' : 'usual'}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

// The first question for the computer's move is refused, as when too many wait for a worker.
test('when the computer cannot answer, the page says so, and it can be asked once more', async ({ page }) => {
  let refused = 0;
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const request = JSON.parse(String(message)) as { id: number; tool?: string };
      if (request.tool !== 'reply' || refused > 0) {
        server.send(message);
        return;
      }
      refused++;
      const error = { code: 'limit', message: 'too many jobs are waiting' };
      socket.send(JSON.stringify({ id: request.id, final: true, ok: false, error }));
    });
  });
  await open(page, '#/nim?heaps=3_5_7');
  await stone(page, 1, 1).click();
  await expect(status(page)).toContainText('could not answer');
  await expect(page.getByRole('alert')).toContainText('too many jobs are waiting');
  await checkAccess(page);
  await page.getByTestId('answer-again').click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', '2');
  await expect(status(page)).toContainText('Your turn');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(refused).toBe(1);
});
