import type { Locator, Page } from '@playwright/test';
import { checkAccess, choose, expect, inDark, inJapanese, open, shoot, tab, test } from './fixtures';

const status = (page: Page): Locator => page.getByTestId('status');
const flat = (page: Page): Locator => page.getByTestId('flat');
const readout = (page: Page): Locator => page.getByTestId('readout');
const announced = (page: Page): Locator => page.getByTestId('announcer');
const cells = (page: Page): Locator => flat(page).getByRole('gridcell');
const targets = (page: Page): Locator => flat(page).locator('[data-target]');
const cell = (page: Page, point: number): Locator => flat(page).locator(`[data-point="${String(point)}"]`);

// Nothing moves slowly, unless a test is about that.
async function still(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('asobi.settings', JSON.stringify({ lang: 'en', theme: 'light', speed: 0 }));
  });
}

async function played(page: Page): Promise<number> {
  return Number(await page.getByTestId('game').getAttribute('data-played'));
}

interface Choice {
  from: number;
  to: number;
  gain: number;
}

async function movables(page: Page): Promise<number[]> {
  await expect(flat(page).locator('.movable').first()).toBeVisible();
  return flat(page)
    .locator('.movable')
    .evaluateAll((list) => list.map((one) => Number(one.getAttribute('data-point'))));
}

// The choice of somebody simple: the move that gains most, of equal ones the hindmost piece.
async function simple(page: Page): Promise<Choice> {
  const movable = await movables(page);
  const choices: Choice[] = [];
  for (const from of movable) {
    await cell(page, from).click();
    await expect(cell(page, from)).toHaveAttribute('aria-selected', 'true');
    const found = await targets(page).evaluateAll((list) =>
      list.map((one) => [Number(one.getAttribute('data-point')), Number(one.getAttribute('data-gain'))]),
    );
    for (const [to = 0, gain = 0] of found) choices.push({ from, to, gain });
  }
  const best = choices.sort((a, b) => b.gain - a.gain || a.from - b.from)[0];
  if (!best) throw new Error('no move');
  await page.keyboard.press('Escape');
  await expect(targets(page)).toHaveCount(0);
  return best;
}

async function myTurn(page: Page): Promise<boolean> {
  await expect(status(page)).toHaveText(/Your turn|won/);
  return (await status(page).getAttribute('data-over')) === 'false';
}

test('a whole game in space by mouse, on both pictures', async ({ page }) => {
  await still(page);
  await open(page, '#/diamond?dim=3&size=1&seats=1-,1+&_who=me,random');
  await expect(cells(page)).toHaveCount(14);
  await expect(status(page)).toHaveText(/Your turn/);
  await expect(flat(page).locator('[data-owner="0"]')).toHaveCount(1);
  for (let i = 0; i < 40 && (await myTurn(page)); i++) {
    const { from, to, gain } = await simple(page);
    expect(gain).toBeGreaterThan(-1);
    const before = await played(page);
    if (i === 0) {
      // The first move on the lattice.
      for (const point of [from, to]) {
        const spot = await page.getByTestId('lattice').evaluate((host, p) => {
          const { x, y } = (host as unknown as { spots: { x: number; y: number }[] }).spots[p] ?? { x: 0, y: 0 };
          return { x, y };
        }, point);
        await page.getByTestId('lattice').locator('canvas').click({ position: spot });
      }
    } else {
      await cell(page, from).click();
      await cell(page, to).click();
    }
    await expect.poll(() => played(page)).toBeGreaterThan(before);
  }
  await expect(status(page)).toHaveText(/You have won/);
  await expect(readout(page)).toContainText('over');
});

test('a whole game in space by keys alone', async ({ page }) => {
  await still(page);
  await open(page, '#/diamond?dim=3&size=2&seats=1-,1+&_who=me,medium');
  await expect(cells(page)).toHaveCount(51);
  await flat(page).locator('[tabindex="0"]').first().focus();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const pieces = new Set<string>();
  for (let i = 0; i < 60 && (await myTurn(page)); i++) {
    const before = await played(page);
    // Every piece that can move is offered by N, its targets by T, the best first.
    let best = { presses: 0, gain: -99 };
    const count = await flat(page).locator('.movable').count();
    for (let presses = 1; presses <= count; presses++) {
      await page.keyboard.press('n');
      pieces.add(await focused());
      await page.keyboard.press('t');
      const gain = Number((/([+−±]\d+) level/.exec(await focused())?.[1] ?? '-99').replace('−', '-').replace('±', ''));
      if (gain > best.gain) best = { presses, gain };
    }
    for (let presses = 0; presses < best.presses; presses++) await page.keyboard.press('n');
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await expect.poll(() => played(page)).toBeGreaterThan(before);
  }
  await expect(status(page)).toHaveText(/won/);
  expect([...pieces].every((label) => /^level \d+, row \d+, point \d+, .*blue; chosen/.test(label))).toBe(true);
});

test('what a piece can do is shown, pointed at, and let go', async ({ page }) => {
  await still(page);
  await open(page, '#/diamond?dim=2&size=8&seats=1-,1+&_who=me');
  await expect(cells(page)).toHaveCount(121);
  // A piece of the second row can only hop.
  const pieces = flat(page).locator('[data-owner="0"].movable');
  await expect(pieces).toHaveCount(7);
  await pieces.nth(4).click();
  const hop = flat(page).locator('[data-target="1"]').first();
  await hop.hover();
  await expect(readout(page)).toHaveText(/1 hop, \+2 levels/);
  await expect(page.getByTestId('way')).toHaveAttribute('data-way', /^\d+ \d+$/);
  await expect(flat(page).locator('.jumped')).toHaveCount(1);
  await hop.focus();
  await page.keyboard.press('Escape');
  await expect(targets(page)).toHaveCount(0);
  await flat(page).locator('[data-owner="1"]').first().click();
  await expect(readout(page)).toContainText('another player');
  await flat(page).locator('[data-owner="-1"]').nth(30).click();
  await expect(readout(page)).toContainText('no piece here');
});

test('arrows, pages and letters lead over the board', async ({ page }) => {
  await still(page);
  await open(page, '#/diamond?dim=3&size=2&seats=1-,1+&_who=me');
  await flat(page).locator('[data-owner="0"]').first().focus();
  const label = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const levelAt = async (): Promise<number> => Number(/level (\d+)/.exec(await label())?.[1]);
  const begin = await levelAt();
  await page.keyboard.press('PageUp');
  await expect.poll(levelAt).toBe(begin + 1);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect.poll(levelAt).toBe(begin + 3);
  const one = await label();
  await page.keyboard.press('ArrowRight');
  await expect.poll(label).not.toBe(one);
  await page.keyboard.press('a');
  await expect.poll(label).toBe(one);
  await page.keyboard.press('e');
  await page.keyboard.press('z');
  await expect.poll(label).toBe(one);
});

test('hop by hop with Shift, ended by the piece itself; undo takes the whole turn', async ({ page }) => {
  await still(page);
  // A position with a chain: found by the program's own moves.
  await open(page, '#/diamond?dim=2&size=4&seats=1-,1+&_who=me');
  let chain: Choice | null = null;
  for (let i = 0; i < 12 && !chain; i++) {
    for (const from of await movables(page)) {
      await cell(page, from).click();
      const far = flat(page).locator('[data-target="2"]').first();
      if ((await far.count()) > 0) {
        chain = { from, to: Number(await far.getAttribute('data-point')), gain: 0 };
        break;
      }
    }
    if (chain) break;
    const { from, to } = await simple(page);
    const before = await played(page);
    await cell(page, from).click();
    await cell(page, to).click();
    await expect.poll(() => played(page)).toBe(before + 1);
  }
  if (!chain) throw new Error('no chain of two hops came up');
  const before = await played(page);
  await cell(page, chain.to).hover();
  const way = (await page.getByTestId('way').getAttribute('data-way'))?.split(' ').map(Number) ?? [];
  expect(way).toHaveLength(3);
  await cell(page, way[1] ?? 0).click({ modifiers: ['Shift'] });
  await expect(readout(page)).toContainText(/Hop on|hop/);
  expect(await played(page)).toBe(before);
  await cell(page, way[2] ?? 0).click({ modifiers: ['Shift'] });
  await cell(page, way[2] ?? 0).click();
  await expect.poll(() => played(page)).toBe(before + 1);
  await expect(announced(page)).toContainText('2 hops');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => played(page)).toBe(before);
  await expect(cell(page, chain.from)).not.toHaveAttribute('data-owner', '-1');
});

test('four dimensions: a move from patch to patch, and the coordinates rearranged for it', async ({ page }) => {
  await still(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '#/diamond?dim=4&size=2&seats=1-,1+&_who=me');
  await expect(cells(page)).toHaveCount(201);
  await tab(page, 'View');
  await expect(page.getByText('1 in each of the two diagonal patches')).toBeVisible();
  const boxes = await cells(page).evaluateAll((list) =>
    list.map((one) => {
      const { x, y, width } = one.querySelector('.hit')?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width };
    }),
  );
  expect(new Set(boxes.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)).size).toBe(201);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThan(15);
  expect(Math.max(...boxes.map(({ y, width }) => y + width))).toBeLessThanOrEqual(768);
  const { from, to } = await simple(page);
  await cell(page, from).click();
  await cell(page, to).hover();
  await shoot(page, 'diamond-4d-hover');
  const place = async (p: number): Promise<string> =>
    ((await cell(page, p).getAttribute('aria-label')) ?? '').split(', row')[0] ?? '';
  expect(await place(from)).not.toBe(await place(to));
  await cell(page, to).click();
  await expect.poll(() => played(page)).toBe(1);
  await expect(cell(page, to)).toHaveAttribute('data-owner', '0');
  await page.getByRole('button', { name: 'Rearrange for this path' }).click();
  await expect(page).toHaveURL(/_axes=/);
  expect(await place(from)).toContain('level');
  await expect(cells(page)).toHaveCount(201);
  await choose(page, 'Columns', 'x3');
  await expect(page).toHaveURL(/_axes=3/);
});

test('four players, one of them a person; reload in the middle', async ({ page }) => {
  await still(page);
  await open(page, '#/diamond?dim=3&size=2&players=4&_who=me,greedy');
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
  for (let round = 1; round <= 3 && (await myTurn(page)); round++) {
    const { from, to } = await simple(page);
    await cell(page, from).click();
    await cell(page, to).click();
    await expect.poll(() => played(page)).toBe(4 * round);
    await expect(announced(page)).toContainText(/^Purple: /);
    await expect(flat(page).locator('.last')).toHaveCount(1);
  }
  const owners = (): Promise<string> =>
    cells(page).evaluateAll((list) => list.map((one) => one.getAttribute('data-owner')).join());
  const now = await owners();
  await page.reload();
  await expect(cells(page)).toHaveCount(51);
  expect(await owners()).toBe(now);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => played(page)).toBe(8);
  await shoot(page, 'diamond-four');
});

test('pictures are linked; levels come into focus; the lattice turns', async ({ page }) => {
  await still(page);
  await open(page, '#/diamond?dim=3&size=2&seats=1-,1+&_who=me&_level=3&_explode=2.2');
  const lattice = page.getByTestId('lattice');
  const spot = (p: number): Promise<{ x: number; y: number }> =>
    lattice.evaluate((host, point) => {
      const { x, y } = (host as unknown as { spots: { x: number; y: number }[] }).spots[point] ?? { x: 0, y: 0 };
      return { x, y };
    }, p);
  const piece = Number(await flat(page).locator('[data-owner="0"]').first().getAttribute('data-point'));
  await lattice.locator('canvas').hover({ position: await spot(piece) });
  await expect(cell(page, piece).locator('.glow')).toHaveCount(1);
  const before = await spot(0);
  await page.getByRole('button', { name: 'Top', exact: true }).click();
  await expect.poll(() => spot(0)).not.toEqual(before);
  await page.getByRole('button', { name: 'Goal up' }).click();
  await expect.poll(() => spot(0)).toEqual(before);
  await tab(page, 'View');
  await expect(page.getByLabel('Focus level')).toHaveValue('3');
  await page.getByLabel('Focus level').fill('5');
  await expect(page).toHaveURL(/_level=5/);
  await choose(page, 'Show clearly', 'only mine');
  await expect(page).toHaveURL(/_only=mine/);
  await page.getByLabel('Lattice').uncheck();
  await expect(lattice).toHaveCount(0);
});

test('a move is shown hop by hop, and its path stays', async ({ page }) => {
  // Slowly, so that a busy machine does not miss it.
  await page.addInitScript(() => localStorage.setItem('asobi.settings', JSON.stringify({ speed: 0.1 })));
  await open(page, '#/diamond?dim=2&size=8&seats=1-,1+&_who=me');
  const { from, to } = await simple(page);
  await cell(page, from).click();
  await cell(page, to).click();
  await expect(flat(page).locator('.flyer')).toHaveCount(1);
  await expect(flat(page).locator('.flyer')).toHaveCount(0);
  await expect(flat(page).locator('.last')).toHaveCount(1);
  await expect(announced(page)).toContainText(/^Blue: 1 hop, level 3 to 5/);
});

test('large boards are drawn in a moment', async ({ page }) => {
  await still(page);
  for (const board of ['dim=2&size=20', 'dim=3&size=10']) {
    await open(page, `#/diamond?${board}&seats=1-,1+&_who=me`);
    await expect(flat(page).locator('.movable').first()).toBeVisible();
    await flat(page).locator('.movable').first().click();
    await expect(targets(page).first()).toBeVisible();
  }
});

test('light, in English: access', async ({ page }) => {
  await still(page);
  await open(page, '#/diamond?dim=3&size=3&seats=1-,1+&_who=me');
  await flat(page).locator('.movable').first().click();
  await shoot(page, 'diamond-3d-en-light');
  await checkAccess(page);
});

test('the language is switched at once; dark theme', async ({ page }) => {
  await open(page, '#/diamond?dim=5&size=1&seats=1-,1+&_who=me');
  await expect(cells(page)).toHaveCount(92);
  await inJapanese(page);
  await expect(readout(page)).toContainText('自分の駒を選んでください');
  await inDark(page);
  await shoot(page, 'diamond-5d-ja-dark');
  await checkAccess(page);
});

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const board of ['dim=2&size=8', 'dim=3&size=3', 'dim=4&size=2', 'dim=5&size=1']) {
    await open(page, `#/diamond?${board}&seats=1-,1+&_who=me`);
    await expect(cells(page).first()).toBeVisible();
    await shoot(page, `diamond-phone-${board.replace(/\W/g, '')}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the first touch shows the way, the second goes; points are large enough', async ({ page }) => {
    await still(page);
    await open(page, '#/diamond?dim=4&size=2&seats=1-,1+&_who=me');
    await flat(page).locator('.movable').first().tap();
    await targets(page).first().tap();
    await expect(page.getByTestId('way')).toHaveCount(1);
    await expect(readout(page)).toContainText('Tap again');
    expect(await played(page)).toBe(0);
    await targets(page).first().tap();
    await expect.poll(() => played(page)).toBe(1);
    const box = await cell(page, 0).locator('.hit').boundingBox();
    expect(box?.width).toBeGreaterThan(22);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await shoot(page, 'diamond-phone-touch');
  });
});

test('as the paper draws it: axes and coloured directions, and coordinates beside the point in question', async ({
  page,
}) => {
  await open(page, '#/diamond?dim=3&size=2&seats=1-,1%2B&_who=me&_tab=look');
  const flat = page.getByTestId('flat');
  await expect(flat).toBeVisible();
  await expect(page.locator('[data-direction]')).toHaveCount(0);
  const lattice = page.getByTestId('lattice').locator('canvas');
  const before = await lattice.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.getByLabel('The paper’s axes, colours and coordinates').check();
  await expect(page.getByRole('list', { name: 'Colours of the directions' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('[data-direction]')).toHaveCount(6);
  await expect.poll(() => lattice.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())).not.toBe(before);
  await flat.locator('[data-point="20"]').hover();
  await expect(page.getByTestId('coordinates')).toHaveText(/^\(-?\d+, -?\d+, -?\d+\) = .*-?\d+,-?\d+,-?\d+,-?\d+$/);
  const text = (await page.getByTestId('coordinates').textContent()) ?? '';
  const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0, w = 0] = (text.match(/-?\d+/g) ?? []).slice(-7).map(Number);
  expect([a, b, c]).toEqual([x + z - 2, y + z - 2, z + w - 2]);
  await checkAccess(page);
  await shoot(page, 'diamond-paper');
  await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me&_tab=look');
  await expect(page.locator('[data-direction]')).toHaveCount(3); // it was kept
  await inJapanese(page);
  await expect(page.getByLabel('論文の軸・色・座標で見る')).toBeChecked();
  await page.reload();
  await expect(page.locator('[data-direction]')).toHaveCount(3);
  const strokes = await page
    .locator('[data-direction]')
    .evaluateAll((paths) => paths.map((path) => (path as SVGElement).style.stroke));
  expect(new Set(strokes).size).toBe(3); // the program tells their names in Japanese now
});

test('no part of the board is cut off, however many rows the buttons below the lattice take', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of [2, 3]) {
      await open(page, `#/diamond?dim=3&size=${String(size)}&seats=1-,1%2B&_who=me`);
      const room = page.locator('.room', { has: page.getByTestId('lattice') }).last();
      await expect.poll(() => room.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0);
    }
  }
});
