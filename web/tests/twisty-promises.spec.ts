// What a person may expect of the twisty player; each of these was once found broken.
import { choose, expect, open, test } from './fixtures';
import { agrees, board, openPuzzle, ready, shownState, withoutAnimation } from './twisty';

test('letters turn after load and after “Scramble”, but not in a field', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  await page.keyboard.press('r');
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.keyboard.press('2');
  await page.keyboard.press('Shift+U');
  await expect(page).toHaveURL(/m=R_E/);
  await page.getByRole('button', { name: 'Scramble', exact: true }).click();
  await expect(page).toHaveURL(/seed=/);
  await page.keyboard.press('f');
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.getByLabel('Type or paste moves').fill('');
  await page.keyboard.type('ru');
  await page.getByLabel('Seed').focus();
  await page.keyboard.press('r');
  await page.getByLabel('End of an axis').focus();
  await page.keyboard.press('d');
  await expect(page.getByTestId('made')).toHaveText('1');
  await agrees(page);
});

test('the timer starts with the first turn by hand, and rests while a line is looked at', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  const time = page.getByRole('timer');
  await page.getByLabel('Type or paste moves').fill("R U R' U'");
  await page.getByRole('button', { name: 'Make these moves' }).click();
  await expect(page.getByTestId('made')).toHaveText('4');
  await expect(time).toHaveText('–');
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('place')).toHaveText('4 / 4');
  await expect(time).toHaveText('–');
  await board(page).press('u');
  await expect(time).toHaveText(/^0:\d\d\.\d\d$/);
  const early = await time.textContent();
  await expect(time).not.toHaveText(early ?? '');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.getByTestId('place')).toHaveText('4 / 5');
  const rests = await time.textContent();
  await page.waitForTimeout(400);
  await expect(time).toHaveText(rests ?? '');
  await board(page).press('u');
  await expect(page.getByTestId('made')).toHaveText('5');
  await expect(time).not.toHaveText(rests ?? '');
});

test('the timer stops at the solution, and a reload does not stop it before', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&scramble=R_U');
  const time = page.getByRole('timer');
  await board(page).press('Shift+U');
  await expect(time).toHaveText(/^0:\d\d\.\d\d$/);
  await page.reload();
  await ready(page);
  const after = await time.textContent();
  await expect(time).not.toHaveText(after ?? '');
  await board(page).press('Shift+R');
  await expect(page.getByTestId('solved')).toContainText('solved, marks too');
  const done = await time.textContent();
  await page.waitForTimeout(300);
  await expect(time).toHaveText(done ?? '');
});

test('a scramble leaves the cube as it is held, and its turns are shown', async ({ page }) => {
  await withoutAnimation(page);
  for (const [puzzle, cells] of [
    ['cube-face-3', 9],
    ['cube-face-5', 25],
  ] as const) {
    for (const seed of [1, 2, 3]) {
      await openPuzzle(page, `puzzle=${puzzle}&seed=${String(seed)}`);
      await expect(board(page)).toHaveAttribute('data-puzzle', puzzle);
      await expect(() => agrees(page)).toPass();
      const { at } = await shownState(page);
      const middles = [0, 1, 2, 3, 4, 5].map((face) => at[face * cells + (cells - 1) / 2]);
      expect(middles).toEqual([0, 1, 2, 3, 4, 5].map((face) => face * cells + (cells - 1) / 2));
    }
  }
  await openPuzzle(page, 'puzzle=cube-face-3&seed=7');
  await expect(board(page)).toHaveAttribute('data-puzzle', 'cube-face-3');
  await expect(() => agrees(page)).toPass();
  const line = (await page.getByTestId('scramble').textContent()) ?? '';
  expect(line.trim().split(/\s+/).length).toBeGreaterThanOrEqual(20);
  const scrambled = await shownState(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  await page.getByLabel('Type or paste moves').fill(line);
  await page.getByRole('button', { name: 'Make these moves' }).click();
  await expect(page.getByTestId('made')).not.toHaveText('0');
  await expect.poll(() => shownState(page)).toEqual(scrambled);
});

test('“Solve it” solves, even at once after “Scramble”, and only what is not solved', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=pyraminx');
  const solveIt = page.getByRole('button', { name: 'Solve it' });
  await solveIt.click();
  await expect(page.getByRole('tabpanel')).toContainText('solved');
  await expect(page.getByTestId('solution')).toHaveCount(0);
  await page.getByRole('button', { name: 'Scramble', exact: true }).click();
  await solveIt.click();
  await expect(page.getByTestId('solution')).toBeVisible();
});

test('a solution goes when the puzzle changes, and while another method runs', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&scramble=R_U_F&_tab=solve&_by=solve_lbl');
  const solution = page.getByTestId('solution');
  const solve = page.getByRole('button', { name: 'Solve', exact: true });
  await solve.click();
  await expect(solution).toBeVisible();
  await choose(page, 'Method', 'Tsukuda method');
  await expect(solution).toHaveCount(0);
  await solve.click();
  await expect(solution).toBeVisible();
  await page.evaluate(() => (location.hash = '#/twisty?puzzle=pocket-cube&scramble=R&_tab=solve'));
  await expect(board(page)).toHaveAttribute('data-puzzle', 'pocket-cube');
  await expect(page.getByLabel('Method')).toBeVisible();
  await expect(solution).toHaveCount(0);
});

test('painting: what is still without colour is told, in both languages', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&_tab=paint');
  await page.getByRole('button', { name: 'Begin with no colours' }).click();
  await expect(page.getByTestId('status')).toContainText('Painting');
  await expect(page.getByTestId('status')).toContainText('6 of 54');
  await page.getByRole('button', { name: 'Take this state' }).click();
  const told = page.getByRole('alert').filter({ hasText: '48 stickers have no colour yet' });
  await expect(told).toContainText('missing: R 8, L 8, U 8, ');
  await expect(page).not.toHaveURL(/colours=/);
  await page.goto('/?lang=ja#/twisty?puzzle=cube-face-3&_tab=paint');
  await page.getByRole('button', { name: '何も塗らずに始める' }).click();
  await page.getByRole('button', { name: 'この状態にする' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '48 枚' })).toContainText('U 8 枚');
  await expect(page.getByTestId('status')).toContainText('色');
});

test('how one likes to play is kept when the game is opened again', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&_tab=look');
  await choose(page, 'Signs on stickers', 'letters of faces');
  await page.getByLabel(/^Dragging a sticker/).check();
  await page.getByLabel('Marks that show').check();
  await open(page, '#/');
  await expect(page.getByTestId('game')).toHaveCount(0);
  await openPuzzle(page, 'puzzle=cube-face-2&_tab=look');
  await expect(page.getByRole('combobox', { name: 'Signs on stickers' })).toHaveText('letters of faces');
  await expect(page.getByLabel(/^Dragging a sticker/)).toBeChecked();
  await page.getByLabel(/^Dragging a sticker/).uncheck();
  await choose(page, 'Signs on stickers', 'none');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel(/^Dragging a sticker/)).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Signs on stickers' })).toHaveText('none');
  await expect(page.getByLabel('Marks that show')).toBeChecked();
});

test('the page gets its turn while the drawing speed is measured', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-40&_tab=look');
  // As often as the page could have shown something, from the click to the answer.
  const turns = await page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find((one) => /Measure/.test(one.textContent));
    let turns = 0;
    button?.click();
    while (!/frames/.test(document.querySelector('[data-testid=rate]')?.textContent ?? '')) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      turns++;
    }
    return turns;
  });
  const rate = Number(/([\d.]+) frames/.exec((await page.getByTestId('rate').textContent()) ?? '')?.[1]);
  expect(turns).toBeGreaterThan(0.7 * rate); // in two seconds; a frame at a time, not several
});
