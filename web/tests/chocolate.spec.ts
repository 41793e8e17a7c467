import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { checkAccess, choose, expect, inDark, inJapanese, open, shoot, tab, test } from './fixtures';

const position = (page: Page) => page.getByTestId('position');
const slider = (page: Page, side: string) => page.locator(`#cut-${side}`);
const noWait = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return textOf(download);
}

// The winning moves that the hint shows for the position with so many moves played.
async function hinted(page: Page, played: number): Promise<string[]> {
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', String(played));
  await expect(page.locator('[data-mark]').filter({ hasText: '✓' }).first()).toBeVisible();
  const marks = await page
    .locator('[data-mark]')
    .evaluateAll((all) =>
      all.filter((mark) => mark.textContent === '✓').map((mark) => (mark as SVGElement).dataset['mark'] ?? ''),
    );
  return marks;
}

test('from a won position the hints lead to a win', async ({ page }) => {
  await noWait(page);
  await open(page, '#/chocolate?x=6&y=10&z=7&k=1&_hint=3');
  expect(await hinted(page, 0)).toEqual(['x4', 'y4']);
  await page.goto('/#/chocolate?x=2&y=3&z=3&k=1&_hint=3');
  await expect(position(page)).toHaveText('{2, 3, 3}');
  const played = page.getByTestId('game');
  await page.getByText('All cuts as buttons').click();
  for (let at = 0; at < 40; at += 2) {
    const [move = ''] = await hinted(page, at);
    await page.getByRole('button', { name: new RegExp(`^Cut ${move},.*winning`) }).click();
    await expect(played).not.toHaveAttribute('data-played', String(at));
    await expect(page.getByTestId('status')).not.toContainText('thinking');
    if ((await page.getByTestId('status').getAttribute('data-over')) === 'true') break;
  }
  await expect(page.getByTestId('status')).toContainText('You have won');
  await expect(position(page)).toHaveText('{0, 0, 0}');
});

test('from a lost position the perfect opponent wins; by keyboard only', async ({ page }) => {
  await noWait(page);
  await open(page, '#/chocolate?x=6&y=4&z=4&k=1');
  await expect(position(page)).toHaveText('{6, 4, 4}');
  const over = page.getByTestId('status');
  for (let at = 0; at < 40; at += 2) {
    await expect(page.getByTestId('game')).toHaveAttribute('data-played', String(at));
    const side = ['y', 'x', 'z'][(at / 2) % 3] ?? 'x';
    const sizes = (await position(page).textContent())?.match(/\d+/g)?.map(Number) ?? [];
    const [name = 'x'] = ['x', 'y', 'z']
      .filter((s, i) => s === side && (sizes[i] ?? 0) > 0)
      .concat(['x', 'y', 'z'].filter((_, i) => (sizes[i] ?? 0) > 0));
    await slider(page, name).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('game')).not.toHaveAttribute('data-played', String(at));
    await expect(over).not.toContainText('thinking');
    if ((await over.getAttribute('data-over')) === 'true') break;
  }
  await expect(over).toContainText('The computer has won');
});

test('a groove shows what would be eaten, by pointer and by focus, and a click cuts', async ({ page }) => {
  await open(page, '#/chocolate?x=3&y=6&z=3&k=2&_vs=none');
  const after = page.getByTestId('after');
  await expect(after).toHaveCount(0);
  await page.getByTestId('bar').locator('text', { hasText: /^4$/ }).hover();
  await expect(after).toHaveText('→ {3, 4, 2}');
  await page.mouse.move(5, 5);
  await expect(after).toHaveCount(0);
  await slider(page, 'y').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(after).toHaveText('→ {3, 1, 0}');
  await expect(slider(page, 'y')).toHaveAttribute('aria-valuetext', 'Cut y1, leaves {3, 1, 0}');
  await page.getByTestId('bar').locator('text', { hasText: /^4$/ }).click();
  await expect(position(page)).toHaveText('{3, 4, 2}');
  await expect(page).toHaveURL(/m=y4/);
});

test('reload, undo, redo and the other language keep the game', async ({ page }) => {
  await noWait(page);
  await open(page, '#/chocolate?x=3&y=6&z=6&_vs=none');
  await page.getByRole('button', { name: 'Cut y to 5' }).click();
  await expect(position(page)).toHaveText('{3, 5, 5}');
  await page.getByRole('button', { name: 'Cut z to 4' }).click();
  await expect(position(page)).toHaveText('{3, 5, 4}');
  await page.reload();
  await expect(position(page)).toHaveText('{3, 5, 4}');
  await page.keyboard.press('Control+z');
  await expect(position(page)).toHaveText('{3, 5, 5}');
  await page.keyboard.press('Control+Shift+z');
  await expect(position(page)).toHaveText('{3, 5, 4}');
  await inJapanese(page);
  await expect(page.getByRole('button', { name: 'x を 2 に切る' })).toBeVisible();
  await expect(position(page)).toHaveText('{3, 5, 4}');
});

test('set up: presets, edges of every form, errors at the place, random', async ({ page }) => {
  await open(page, '#/chocolate');
  await choose(page, 'From the paper', 'Figure 1.1: {0, 2, 4}, f=4');
  await expect(position(page)).toHaveText('{0, 2, 4}');
  await expect(page.getByTestId('nim-heaps')).toContainText('x ⊕ y ⊕ z = 6');
  await page.getByLabel('f(y) =', { exact: true }).fill('floor(y/2)+1');
  await page.getByRole('button', { name: 'y: one more' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(position(page)).toHaveText('{0, 3, 2}');
  await page.getByLabel('f(y) =', { exact: true }).fill('7-y');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('f(y) =', { exact: true }).fill('0,0,1,1,2,5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('spinbutton', { name: /^y / }).fill('9');
  await page.getByRole('spinbutton', { name: /^y / }).press('Tab');
  await expect(page.getByRole('spinbutton', { name: /^y / })).toHaveValue('5');
  await page.getByRole('button', { name: 'Random position' }).click();
  await expect(page).toHaveURL(/seed=1/);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(position(page)).toHaveText('{0, 3, 2}');
});

test('a handle of the bar is dragged', async ({ page }) => {
  await open(page, '#/chocolate?x=3&y=6&z=6');
  const handle = page.locator('[data-handle=x] circle').last();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 45, box.y + 5, { steps: 4 });
  await page.mouse.up();
  const x = Number(await page.getByRole('spinbutton', { name: /^x / }).inputValue());
  expect(x).toBeLessThan(3);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(position(page)).toHaveText(`{${String(x)}, 6, 6}`);
});

test('heat map and board follow each other; CSV and SVG', async ({ page }) => {
  await noWait(page);
  await open(page, '#/chocolate?x=3&y=6&z=6&_tab=grundy&_vs=none');
  const crosshair = page.locator('[data-crosshair]');
  await expect(crosshair).toHaveAttribute('data-crosshair', '6,6');
  await expect(page.locator('[data-ring]')).toHaveCount(12);
  // where a cut of z to 2 leads
  const ring = await page.locator('[data-ring="6,2"]').boundingBox();
  if (!ring) throw new Error('no ring');
  await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await expect(page.getByTestId('heat-told')).toHaveText('g(6, 2) = 7, y ⊕ z = 4');
  await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await expect(position(page)).toHaveText('{3, 6, 2}');
  await expect(crosshair).toHaveAttribute('data-crosshair', '6,2');
  await page.getByTestId('bar').locator('text', { hasText: /^5$/ }).click();
  await expect(crosshair).toHaveAttribute('data-crosshair', '5,2');
  await page.getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(position(page)).toHaveText('{3, 6, 6}');

  const csv = await saved(page, 'CSV');
  expect(csv.split('\r\n').slice(0, 4)).toEqual(['y,z,g', '0,0,0', '1,0,1', '1,1,2']);
  const svg = await saved(page, 'SVG');
  expect(svg).toContain('data:image/png');
  expect(svg).not.toContain('var(--');

  await page.getByRole('spinbutton', { name: 'y up to' }).fill('255');
  await page.getByRole('spinbutton', { name: 'y up to' }).press('Enter');
  await expect(page.getByTestId('heat-odd')).toContainText('32,240 of 32,896');
  await page.getByRole('form', { name: 'Set up this position' }).getByLabel('x', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Set up this position' }).click();
  await expect(position(page)).toHaveText('{9, 6, 6}');
});

test('L-states as in the paper are chosen and set up', async ({ page }) => {
  await open(page, '#/chocolate?x=6&y=10&z=7&k=1&_tab=lstates&_vs=none');
  const plot = page.getByTestId('lstate-plot');
  await expect(plot).toHaveAttribute('data-shown', '52');
  await page.getByRole('button', { name: 'x of the board (6)' }).click();
  const six = Number(await plot.getAttribute('data-shown'));
  expect(six).toBeLessThan(52);
  expect((await saved(page, 'CSV')).split('\r\n')).toContain('6,4,4');
  await page.getByText(/^As a list/).click();
  await page.getByRole('button', { name: 'Set up {6, 4, 4}' }).click();
  await expect(position(page)).toHaveText('{6, 4, 4}');
  const dot = page.locator('[data-testid=lstate-plot] [aria-label=dot] circle').nth(1);
  await dot.click({ force: true });
  await expect(position(page)).toHaveText(/^\{6, /);
  await expect(position(page)).not.toHaveText('{6, 4, 4}');
});

test('laws: the conjecture holds, a wrong law shows where it fails, errors tell the place', async ({ page }) => {
  await open(page, '#/chocolate?x=6&y=10&z=7&k=1&_tab=laws');
  const law = page.getByRole('textbox', { name: /^Law/ });
  const verdict = page.getByTestId('law-verdict');
  await expect(law).toHaveValue(/AA\[n_\]/);
  await page.getByRole('button', { name: 'Check against' }).click();
  await expect(verdict).toContainText('exactly the 1,571 L-states');
  await page.getByRole('button', { name: 'Check the proof' }).click();
  await expect(page.getByTestId('law-proof')).toContainText('✓ 3.');

  await law.fill('Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, y}]');
  await page.getByRole('button', { name: 'Check against' }).click();
  await expect(verdict).toContainText('The law fails');
  await expect(page.getByText('an L-state that the law lacks')).toBeVisible();
  await expect(page.getByTestId('lstate-plot').locator('[aria-label=dot]')).not.toHaveCount(0);
  await page.reload();
  await expect(verdict).toContainText('The law fails');

  await law.fill('AA[n_] :=\n  {n, q +, 0}');
  await page.getByRole('button', { name: 'Check against' }).click();
  await expect(page.getByRole('alert')).toContainText('line 2, character');
  await expect(page.getByTestId('law-place').locator('mark')).toHaveText(',');
  await page.getByRole('button', { name: 'Go to the error' }).click();
  expect(await law.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart))).toBe(', 0}');
});

test('a law is proved for all positions step by step; a wrong one is refuted on the bar', async ({ page }) => {
  await open(page, '#/chocolate?x=6&y=10&z=7&k=1&_tab=laws&_vs=none');
  const law = page.getByRole('textbox', { name: /^Law/ });
  await expect(law).toHaveValue(/AA\[n_\]/);
  await law.fill('Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, y}]');
  await page.getByRole('button', { name: 'Prove for all positions' }).click();
  await expect(page.getByTestId('law-proved')).toContainText('Refuted: the law has {0, 1, 1}');
  await page.getByRole('button', { name: 'Open it on the board' }).click();
  await expect(page).toHaveURL(/x=0&y=1&z=1/);
  await choose(page, 'Laws that come with the program', /^conjecture/);
  await page.getByRole('button', { name: 'Prove for all positions' }).click();
  await expect(page.getByTestId('law-proved')).toContainText('Proved for all positions');
  await expect(page.getByTestId('proof-steps').locator('li:not(.bad)')).toHaveCount(6);
  await shoot(page, 'chocolate-proved');
  await checkAccess(page);
});

test('a law is searched for and taken over', async ({ page }) => {
  await open(page, '#/chocolate?x=3&y=6&z=2&k=3&_tab=laws');
  await page.getByRole('button', { name: 'Search for a law' }).click();
  await expect(page.getByTestId('law-search')).toHaveValue(/period 14/, { timeout: 15_000 });
  await expect(page.getByTestId('law-outcome')).toHaveText(/^Found:.*A law of this bar is known\.$/);
  await page.getByRole('button', { name: 'Put this law' }).click();
  await page.getByRole('button', { name: 'Check against' }).click();
  await expect(page.getByTestId('law-verdict')).toContainText('The law holds');
});

test('the formula of every odd k comes with the program, and is proved', async ({ page }) => {
  await open(page, '#/chocolate?x=3&y=9&z=1&k=9&_tab=laws');
  await expect(page.getByRole('textbox', { name: 'Law' }).first()).toHaveValue(/For y >= 9z/);
  await page.getByRole('button', { name: 'Prove for all positions' }).click();
  await expect(page.getByTestId('law-proved')).toContainText('Proved for all positions', { timeout: 15_000 });
});

test('a bar of hundreds is cut by the slider', async ({ page }) => {
  await open(page, '#/chocolate?x=150&y=300&z=150&k=2&_vs=none');
  await slider(page, 'y').fill('123');
  await expect(page.getByTestId('after')).toHaveText('→ {150, 123, 61}');
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText('{150, 123, 61}');
});

test('the piece that is cut off falls, unless motion is unwanted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('asobi.settings', '{"speed": 0.1}');
  });
  await open(page, '#/chocolate?x=3&y=6&z=6&_vs=none');
  await page.getByRole('button', { name: 'Cut y to 5' }).click();
  await expect(page.locator('.falling')).toHaveCount(1);
  await expect(page.locator('.falling')).toHaveCount(0);
  await noWait(page);
  await page.getByRole('button', { name: 'Cut y to 4' }).click();
  await expect(position(page)).toHaveText('{3, 4, 4}');
  await expect(page.locator('.falling')).toHaveCount(0);
});

test('a finger shows a cut first and makes it by a second touch', async ({ browser, server }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL: server.address, locale: 'en-GB' });
  const page = await context.newPage();
  await open(page, '#/chocolate?x=3&y=6&z=3&k=2&_vs=none');
  const groove = page.getByTestId('bar').locator('text', { hasText: /^4$/ });
  await groove.tap();
  await expect(page.getByTestId('after')).toHaveText('→ {3, 4, 2}');
  await expect(position(page)).toHaveText('{3, 6, 3}');
  await groove.tap();
  await expect(position(page)).toHaveText('{3, 4, 2}');
  await context.close();
});

test('after the game the move that gave it away is told', async ({ page }) => {
  await open(page, '#/chocolate?x=6&y=10&z=7&k=1&_vs=none&_tab=analysis&m=y5');
  await expect(page.getByTestId('blunder')).toContainText('left to 4, right to 4');
});

test('on a phone, in the dark and in Japanese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '?lang=ja#/chocolate?x=6&y=10&z=7&k=1&_hint=4&_vs=none');
  await inDark(page);
  for (const [name, section] of [
    ['遊ぶ'],
    ['調べる', 'グランディ数'],
    ['調べる', '負け局面（L-state）'],
    ['調べる', '法則'],
  ] as const) {
    await tab(page, name, section);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await shoot(page, 'chocolate-phone');
});

test('every panel passes the accessibility check', async ({ page }) => {
  for (const tab of ['', 'grundy', 'lstates', 'laws']) {
    await open(page, `#/chocolate?x=6&y=10&z=7&k=1&_hint=3&_tab=${tab}`);
    await expect(position(page)).toHaveText('{6, 10, 7}');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await checkAccess(page);
  }
  await shoot(page, 'chocolate');
});
