// The static site in WebKit: every kind of thing that a visitor does, by real clicks and keys.
import { expect, Key, test, testid } from './fixtures';

const stone = `${testid('heaps')} [data-heap="1"][data-take="2"]:not([inert])`;

test('Nim is won', async ({ site }) => {
  await site.open('#/nim?heaps=3_5_7&_hint=3');
  for (let turn = 0; turn < 20; turn++) {
    await expect.poll(() => site.text(testid('status'))).not.toMatch(/thinking|^\W*$/);
    if ((await site.attribute(testid('status'), 'data-over')) === 'true') break;
    const played = await site.attribute(testid('game'), 'data-played');
    await site.click(`${testid('heaps')} [data-mark^="✓"]:not([inert])`);
    await expect.poll(() => site.attribute(testid('game'), 'data-played')).not.toBe(played);
  }
  await site.shows(testid('status'), /You have won/);
  await site.shoot('nim');
});

test('a 3×3×3 is drawn, solved by two phases and replayed; the settings bear that no tables are kept', async ({
  site,
}) => {
  test.setTimeout(240_000);
  await site.open('#/twisty?puzzle=cube-face-3&seed=7&_tab=solve');
  await site.choose('Method', 'two phases');
  await site.press('Solve');
  await site.shows(testid('solution'), /replayed/, 150_000);
  await site.shoot('cube');
  await site.press('Step through it');
  await site.press('To the end');
  await site.shows(testid('solved'), /^\s*[★☆]/);
  await site.shoot('cube-solved');
  await site.press('Settings');
  await site.click(`${testid('computing')} summary`);
  await site.shows(testid('tables'), /no place to keep tables/);
  await site.shoot('settings');
});

test('a 5×5×5 is solved by the paper’s method', async ({ site }) => {
  test.setTimeout(120_000);
  await site.open('#/twisty?puzzle=cube-face-5&seed=7&_tab=solve');
  await site.choose('Method', 'Tsukuda method');
  await site.press('Solve');
  await site.shows(testid('solution'), /replayed/, 60_000);
});

test('a law is checked', async ({ site }) => {
  await site.open('#/lab?_x=laws&_k=2&_law=theorem4&_lawmax=40');
  await site.shows(testid('law-verdict'), /✓/);
});

test('a long job is stopped at once, and the next one runs', async ({ site }) => {
  await site.open('#/lab?_board=8x8&_n=100000&_solver=fast');
  await expect.poll(() => site.count('progress'), { timeout: 20_000 }).toBe(1);
  await site.press('Stop');
  await expect.poll(() => site.count('progress')).toBe(0);
  expect(await site.count('[role=alert]')).toBe(0);
  await site.write('input[type=number]', '3');
  await site.press('Run');
  await site.shows(testid('summary'), /mean/, 30_000);
  await site.shoot('lab');
});

test('a reload keeps the position; keys take back; the language is switched', async ({ site }) => {
  await site.open('#/nim?heaps=3_5_7&_vs=none');
  await site.click(stone);
  await site.shows(testid('place'), /^1 \/ 1$/);
  await site.reload();
  await site.shows(testid('place'), /^1 \/ 1$/);
  await expect.poll(() => site.attribute(testid('heaps'), 'data-heaps')).toBe('3 3 7');
  await site.key('z', Key.CONTROL);
  await expect.poll(() => site.attribute(testid('heaps'), 'data-heaps')).toBe('3 5 7');
  await site.press('Settings');
  await site.press('日本語');
  await site.key(Key.ESCAPE);
  await expect.poll(() => site.count(testid('settings'))).toBe(0);
  await site.shows('nav', /研究室|実験室/);
  await site.shoot('nim-ja');
  await site.press('設定');
  await site.press('English');
});

test('on a telephone nothing is wider than the screen, and a stone is taken', async ({ site }) => {
  const over = (): Promise<number> =>
    site.driver.executeScript(() => document.documentElement.scrollWidth - innerWidth);
  for (const place of [
    '',
    'lab',
    'papers',
    'diamond',
    'chocolate?x=6&y=10&z=7&k=1',
    'sliding',
    'twisty?puzzle=megaminx',
  ]) {
    await site.openNarrow(`#/${place}`);
    expect.soft(await over(), place).toBeLessThanOrEqual(0);
    await site.shoot(`telephone-${place.replace(/\W.*/, '')}`);
  }
  await site.openNarrow('#/nim?heaps=3_5_7&_vs=none');
  await site.click(stone);
  await site.shows(testid('place'), /^1 \/ 1$/);
  await site.shoot('telephone-nim');
});
