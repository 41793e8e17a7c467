// The twisty player: everything but the pointer's regions, which have files of their own.
import { checkAccess, choose, expect, inJapanese, shoot, test } from './fixtures';
import type { Stage } from '../src/views/stickers/stage';
import { agrees, board, openPuzzle, picture, ready, shownState, spot, withoutAnimation } from './twisty';

const home = (length: number): number[] => Array.from({ length }, (_, i) => i);

test('scrambled by a seed, undone to the end, solved again', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Scramble with this seed' }).click();
  await expect(page).toHaveURL(/seed=7/);
  await agrees(page);
  expect((await shownState(page)).at).not.toEqual(home(54));
  for (const move of ['R', 'U', 'F']) await board(page).press(move);
  await expect(page.getByTestId('made')).toHaveText('3');
  await agrees(page);
  for (let k = 0; k < 4; k++) await page.keyboard.press('Control+z');
  await expect(page.getByTestId('solved')).toContainText('solved, marks too');
  expect((await shownState(page)).at).toEqual(home(54));
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page).toHaveURL(/seed=7/);
  await page.getByRole('button', { name: 'Solved state' }).click();
  await expect(page.getByTestId('solved')).toContainText('solved, marks too');
  await page.keyboard.press('Control+z'); // a reset can be taken back
  await expect(page).toHaveURL(/seed=7/);
});

test('the address holds the whole picture, in the middle of a line too', async ({ page, browser, baseURL }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-4&m=R_U_2F_D_L_B&at=3&_marks=1');
  const box = await board(page).boundingBox();
  if (!box) throw new Error('no board');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/_held=/);
  await agrees(page);
  await page.mouse.move(2, 2);
  await page.reload();
  await ready(page);
  const first = await picture(page);
  const elsewhere = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...(baseURL ? { baseURL } : {}) });
  await withoutAnimation(elsewhere);
  await elsewhere.goto(page.url());
  await ready(elsewhere);
  await expect(elsewhere.getByTestId('place')).toHaveText('3 / 6');
  expect(await picture(elsewhere)).toBe(first);
  await elsewhere.close();
});

test('drag turns the whole, Shift-drag about the line of sight, arrows by 15 degrees; no layer turns', async ({
  page,
}) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  const held = (): Promise<readonly number[]> =>
    page.evaluate(
      () =>
        (document.querySelector('[data-testid=stickers]') as never as { stage: { camera: { held: number[] } } }).stage
          .camera.held,
    );
  const between = (a: readonly number[], b: readonly number[]): number =>
    2 * Math.acos(Math.min(1, Math.abs(a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0))));
  const start = await held();
  await board(page).focus();
  await page.keyboard.press('ArrowLeft');
  expect(between(start, await held())).toBeCloseTo(Math.PI / 12, 3);
  await page.keyboard.press('ArrowRight');
  expect(between(start, await held())).toBeCloseTo(0, 2);
  const { x, y } = await spot(page, 0.4);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 10, { steps: 6 });
  await page.mouse.up();
  expect(between(start, await held())).toBeGreaterThan(0.1);
  const dragged = await held();
  const lens = await page.evaluate(
    () => (document.querySelector('[data-testid=stickers]') as HTMLElement & { stage: Stage }).stage.lenses[0],
  );
  const box = await board(page).boundingBox();
  if (!lens || !box) throw new Error('no board');
  const [cx, cy] = [box.x + lens.x + lens.width / 2, box.y + lens.y + lens.height / 2];
  await page.mouse.move(cx + 120, cy);
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(cx + 120, cy + 60, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  expect(between(dragged, await held())).toBeCloseTo(Math.atan2(60, 120), 1);
  await page.keyboard.press('Home');
  await expect(page.getByTestId('made')).toHaveText('0');
  expect((await shownState(page)).at).toEqual(home(54));
});

test('as in the paper a puzzle begins at 30° and 30°, and Shift-drag goes with the way of the pointer', async ({
  page,
}) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&_tab=look');
  const camera = (): Promise<{ held: number[]; rim: number; x: number; y: number }> =>
    page.evaluate(() => {
      const { stage } = document.querySelector('[data-testid=stickers]') as HTMLElement & { stage: Stage };
      const [lens] = stage.lenses;
      const box = stage.canvas.getBoundingClientRect();
      if (!lens) throw new Error('no lens');
      const [x, y] = [box.x + lens.x + lens.width / 2, box.y + lens.y + lens.height / 2];
      return { held: [...stage.camera.held], rim: stage.camera.rim(lens), x, y };
    });
  const between = (a: readonly number[], b: readonly number[]): number =>
    2 * Math.acos(Math.min(1, Math.abs(a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0))));
  const [c, s] = [Math.cos(Math.PI / 12), Math.sin(Math.PI / 12)];
  const inPaper = [c * s, -c * s, s * s, c * c]; // by 30° about X, then by -30° about Y
  expect(between(inPaper, (await camera()).held)).toBeGreaterThan(0.05);
  await page.getByLabel('As in the paper').check();
  await expect.poll(async () => between(inPaper, (await camera()).held)).toBeLessThan(0.002);
  const { held, rim, x, y } = await camera();
  await page.mouse.move(x + 120, y);
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 60, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const steps = [10, 20, 30, 40, 50, 60].map((down) => (120 * 10) / (Math.hypot(120, down) * rim));
  const expected = steps.reduce((sum, step) => sum + step, 0);
  expect(Math.abs(between(held, (await camera()).held) - expected)).toBeLessThan(0.01);
  expect(Math.abs(Math.atan2(60, 120) - expected)).toBeGreaterThan(0.05); // which the page's own way would give
});

test('a sticker that is dragged turns its layer, if one wants it so', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&_drag=turn');
  const { x, y } = await spot(page, 0.1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 260, y, { steps: 8 });
  await page.waitForTimeout(80);
  await page.mouse.move(x + 261, y);
  await page.waitForTimeout(80);
  await page.mouse.move(x + 262, y);
  await page.mouse.up();
  await expect(page.getByTestId('made')).toHaveText('1');
  await agrees(page);
});

test('played by the keyboard alone', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  await board(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(board(page)).not.toHaveAttribute('data-preview', '');
  const first = await board(page).getAttribute('data-preview');
  await page.keyboard.press('.');
  await expect(board(page)).not.toHaveAttribute('data-preview', first ?? '');
  await expect(page.getByTestId('announcer')).toContainText('Enter turns');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('made')).toHaveText('1');
  await agrees(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('2');
  await page.keyboard.press('u');
  await expect(page.getByTestId('made')).toHaveText('4');
  await agrees(page);
  // the bar does the same in words
  await choose(page, 'End of an axis', 'U');
  await page.getByRole('button', { name: 'Turn U', exact: true }).focus();
  await expect(board(page)).toHaveAttribute('data-preview', 'U');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('made')).toHaveText('5');
  await agrees(page);
});

test('touch: the first tap shows the turn, the second makes it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'ja',
    ...(baseURL ? { baseURL } : {}),
  });
  await openPuzzle(page, 'puzzle=cube-face-3');
  const { x, y, name } = await spot(page, 0.3);
  await page.touchscreen.tap(x, y);
  await expect(board(page)).toHaveAttribute('data-preview', name);
  await expect(page.getByTestId('made')).toHaveText('0');
  await shoot(page, 'twisty-phone');
  await page.touchscreen.tap(x, y);
  await expect(page.getByTestId('made')).toHaveText('1');
  await agrees(page);
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside).toBeLessThanOrEqual(window ?? 0);
  await page.close();
});

test('a lost graphics context comes back with the same picture', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&m=R_U_F');
  await page.mouse.move(2, 2);
  await shownState(page);
  const before = await picture(page);
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=stickers] canvas');
    const tool = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    tool?.loseContext();
    await new Promise((resolve) => setTimeout(resolve, 200));
    tool?.restoreContext();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await ready(page);
  expect(await picture(page)).toBe(before);
});

test('moves are typed in any notation; a fault is marked at its character and changes nothing', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  const box = page.getByLabel('Type or paste moves');
  await box.fill('[R, U] X2+ M');
  await expect(page.getByTestId('counted')).toContainText('6 turns');
  await page.getByRole('button', { name: 'Make these moves' }).click();
  await expect(page.getByTestId('made')).toHaveText('6');
  await agrees(page);
  await box.fill('R U Q F');
  await expect(page.getByTestId('fault-place').locator('mark')).toHaveText('Q');
  await expect(page.getByRole('button', { name: 'Make these moves' })).toBeDisabled();
  await expect(page.getByTestId('made')).toHaveText('6');
});

test('marks, signs, hidden pieces, find, mirror: shown without a word of complaint, in both languages', async ({
  page,
}) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&m=R_U&_tab=look');
  const plain = await picture(page);
  for (const [label, on] of [
    ['The hidden side, as in a mirror', false],
    ['Marks that show which way every piece stands', true],
  ] as const) {
    await page.getByLabel(label).setChecked(on);
  }
  await choose(page, 'Signs on stickers', 'figures');
  await choose(page, /^edge/, 'hidden');
  await expect(page).toHaveURL(/_hide=/);
  await choose(page, 'Colours', 'for colour-blind eyes');
  await expect.poll(() => picture(page)).not.toBe(plain);
  await page.getByLabel('Find: point at a piece').check();
  const { x, y } = await spot(page, 0.2);
  await page.mouse.move(x, y);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          (document.querySelector('[data-testid=stickers]') as never as { stage: { found: Set<number> } }).stage.found
            .size,
      ),
    )
    .toBeGreaterThan(0);
  await shoot(page, 'twisty-look');
  await checkAccess(page);
  await inJapanese(page);
  await expect(page.getByRole('tab', { name: '表示' })).toBeVisible();
  await ready(page);
  await shoot(page, 'twisty-look-ja');
});

test('the menu leads from solid to axes to N, and to puzzles by name', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  await choose(page, /^N$/, '5');
  await expect(board(page)).toHaveAttribute('data-puzzle', 'cube-face-5');
  await page.getByRole('button', { name: 'Octahedron' }).click();
  await expect(board(page)).toHaveAttribute('data-puzzle', /^octa-/);
  await choose(page, 'By name', 'Megaminx');
  await expect(board(page)).toHaveAttribute('data-puzzle', 'megaminx');
  await page.getByLabel(/^Name, or solid/).fill('c f 1/3 v 0.7');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(board(page)).toHaveAttribute('data-puzzle', /^c f 1\/3 v/);
  await ready(page);
  await shoot(page, 'twisty-mixture');
});

test('the maker tells what a puzzle is while one makes it, and what changes at critical distances', async ({
  page,
}) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&_tab=maker');
  await expect(page.getByTestId('made-puzzle')).toContainText('26 pieces, 54 stickers');
  await expect(page.getByTestId('states')).toContainText('4.32 × 10¹⁹');
  await expect(page.getByTestId('stage')).toContainText('26 pieces');
  await page.getByRole('button', { name: 'Dodecahedron' }).click();
  const slider = page.getByRole('slider', { name: 'Distance from the centre' });
  await page.getByLabel('Distance, written exactly').fill('0.61');
  await page.getByLabel('Distance, written exactly').blur();
  await expect(page.getByTestId('stage')).toContainText('to 0.618');
  await slider.focus();
  await page.keyboard.press('ArrowRight'); // stops at the critical distance on its way
  await expect(page.getByTestId('stage')).toContainText('Critical distance');
  await expect(page.getByTestId('description')).toHaveText(/^d f .*(phi|sqrt)/);
  await expect(page.getByTestId('made-puzzle')).toContainText('62 pieces');
  await shoot(page, 'twisty-maker');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(board(page)).toHaveAttribute('data-puzzle', /^d f /);
  await expect(page).toHaveURL(/puzzle=d_f_/);
  const edges = page.getByRole('group', { name: 'Cuts across axes through edges' });
  await edges.getByRole('button', { name: 'Add a cut' }).click();
  await expect(edges.getByRole('slider')).toHaveAttribute('max', /^1\.1755/); // the program's midradius
  await expect(edges.getByLabel('Distance, written exactly')).toHaveValue('0.59');
});

test('a painted state is taken up, an impossible one refused with the reason', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=pyraminx&m=L_R&_tab=paint');
  const before = await shownState(page);
  await page.getByRole('button', { name: 'Paint on this state' }).click();
  await page.getByRole('button', { name: 'Take this state' }).click();
  await expect(page).toHaveURL(/colours=/);
  const after = await shownState(page);
  const colours = (at: number[]): number[] => at.map((home) => Math.floor(home / (at.length / 4)));
  expect(colours(after.at)).toEqual(colours(before.at));
  await page.getByRole('button', { name: 'Paint on this state' }).click();
  await page.getByRole('radio', { name: /^Colour of D/ }).click();
  const { x, y } = await spot(page, 0.5);
  await page.mouse.click(x, y);
  await page.getByRole('button', { name: 'Take this state' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await shoot(page, 'twisty-paint');
  await expect(page.getByRole('button', { name: 'Leave painting' })).toBeVisible();
});

test('without WebGL the puzzle is drawn flat and played all the same', async ({ page }) => {
  await withoutAnimation(page);
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? null : real.call(this, kind, ...(rest as []));
    } as typeof real;
  });
  await openPuzzle(page, 'puzzle=cube-face-3&_signs=letters');
  const { x, y, name } = await spot(page, 0.6);
  await page.mouse.move(x, y);
  await expect(board(page)).toHaveAttribute('data-preview', name);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByTestId('made')).toHaveText('1');
  await agrees(page);
  await shoot(page, 'twisty-flat');
});

test('two methods solve the same state side by side; one is stepped through by its phases', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3&scramble=R_U_F2_L_D_B&_tab=solve');
  await page.getByRole('button', { name: 'Compare with another method' }).click();
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await choose(first, 'Method', 'Tsukuda method');
  await choose(second, 'Method', 'layer by layer');
  for (const card of [first, second]) {
    await card.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(card.getByTestId('solution')).toContainText(/\d+ moves? HTM \(\d+ QTM\)/);
  }
  await second.getByRole('button', { name: 'Step through it' }).click();
  await expect(page.getByTestId('place')).toHaveText(/^0 \/ \d+/);
  await expect(page.getByTestId('phase')).toContainText('Cross');
  await page.getByRole('group', { name: 'Phases' }).first().getByRole('button').nth(1).click();
  await expect(page.getByTestId('phase')).toContainText('F2L');
  await expect(second.getByTestId('solution')).toBeVisible(); // it stays while one steps through it
  // The slider has a stripe for each phase, in the colour of its name.
  const names = page.getByRole('group', { name: 'Phases' }).first().getByRole('button');
  const slider = page.getByRole('slider', { name: 'Place in the line of moves' });
  await expect(slider).toHaveAttribute('data-spans', String(await names.count()));
  const stripes = await slider.evaluate((input) => getComputedStyle(input).backgroundImage);
  for (const swatch of await names.locator('b').all())
    expect(stripes).toContain(await swatch.evaluate((b) => getComputedStyle(b).backgroundColor));
  await shoot(page, 'twisty-solve');
  await agrees(page);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('solved')).toContainText(/^[★☆]/);
  await agrees(page);
});

test('a cube of forty layers is solved by the best method and played to its end', async ({ page }) => {
  test.setTimeout(180_000); // ten seconds, on a machine that does nothing else
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-40&seed=5&_tab=solve');
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveText('short', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByTestId('solution')).toContainText('replayed', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Step through it' }).click();
  await expect(page.getByTestId('place')).toHaveText(/^0 \/ \d{4,}/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('solved')).toContainText(/^[★☆]/, { timeout: 60_000 });
  await shoot(page, 'twisty-forty');
  await agrees(page);
});

test('statistics: a histogram, and the means against N² beside the paper’s', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-face-2&_tab=statistics');
  await page.getByLabel('Trials').fill('20');
  await page.getByRole('button', { name: /^Solve so many/ }).click();
  await expect(page.getByTestId('stats')).toContainText('in 20 trials');
  await expect(page.getByTestId('stats')).toContainText('The paper: mean 46');
  await page.getByLabel('N ≤').fill('3');
  await page.getByRole('button', { name: 'Solve every size' }).click();
  await expect(page.locator('.legend').last()).toContainText(/ours: \d+/);
  await shoot(page, 'twisty-statistics');
  await checkAccess(page);
});
