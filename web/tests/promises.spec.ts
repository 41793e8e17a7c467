// What a person may expect of every screen; each of these was once found broken.
import type { Page } from '@playwright/test';
import { expect, open, tab, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('chocolate: after a game “Start” opens the bar that was set up, not what is left of it', async ({ page }) => {
  await open(page, '#/chocolate?x=2&y=3&z=1&k=1&_vs=none&m=x0_y0');
  const position = page.getByTestId('position');
  await expect(position).toHaveText('{0, 0, 0}');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await expect(position).toHaveText('{2, 3, 1}');
  // a bar by its seed, which the address does not tell
  await page.getByRole('button', { name: 'Random position' }).click();
  await expect(page).toHaveURL(/seed=/);
  const drawn = (await position.textContent()) ?? '';
  await page.getByText('All cuts as buttons').click();
  await page.getByRole('button', { name: /^Cut x0/ }).click();
  await expect(position).not.toHaveText(drawn);
  await tab(page, 'About', 'Moves');
  await tab(page, 'Play');
  await start.click();
  await expect(page).not.toHaveURL(/seed=/);
  await expect(position).toHaveText(drawn);
});

test('sliding: arrows slide after load and after “Scramble”, but not in a field', async ({ page }) => {
  await open(page, '#/sliding?size=3x3');
  const board = page.getByTestId('tiles');
  await expect(board).toHaveAttribute('data-tiles', '1 2 3 4 5 6 7 8 0');
  await page.keyboard.press('ArrowRight');
  await expect(board).toHaveAttribute('data-tiles', '1 2 3 4 5 6 7 0 8');
  await page.getByRole('button', { name: 'Scramble', exact: true }).click();
  await expect(page).toHaveURL(/seed=/);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByTestId('made')).toHaveText(/^[2-4]$/);
  await expect(page.getByTestId('place')).toHaveText(/^(\d) \/ \1$/);
  await page.waitForTimeout(300);
  const made = (await page.getByTestId('made').textContent()) ?? '';
  await page.getByLabel('Seed').focus();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  await expect(page.getByTestId('made')).toHaveText(made);
});

test('diamond in four dimensions: N chooses a piece at once', async ({ page }) => {
  await open(page, '#/diamond?dim=4&size=2&seats=1-,1+&_who=me');
  await expect(page.getByTestId('flat').getByRole('grid')).toBeVisible();
  await page.keyboard.press('n');
  const chosen = page.getByTestId('flat').locator('[aria-selected=true]');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.getByRole('button', { name: 'Start a new game' }).click();
  // The new game opens in a moment; a piece chosen before that goes with the old one.
  await expect(async () => {
    await page.keyboard.press('n');
    await page.waitForTimeout(200);
    await expect(chosen).toHaveCount(1, { timeout: 200 });
  }).toPass({ timeout: 5_000 });
});

test('undo works on a link that somebody sent, and after a reload', async ({ page }) => {
  await open(page, '#/sliding?size=3x3&m=R_D');
  await expect(page.getByTestId('made')).toHaveText('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.reload();
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('made')).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByTestId('made')).toHaveText('2');
});

test('undo of a link against the computer takes back its answer too', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&m=1:1_2:3');
  const game = page.getByTestId('game');
  await expect(game).toHaveAttribute('data-played', '2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('heaps')).toHaveAttribute('data-heaps', '3 5 7');
  await expect(page.getByTestId('status')).toContainText('Your turn');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('steps of an older game are not those of a link', async ({ page }) => {
  await open(page, '#/sliding?size=3x3');
  await page.getByTestId('tiles').locator('[data-tile="8"]').click();
  await expect(page.getByTestId('made')).toHaveText('1');
  await open(page, '#/');
  await open(page, '#/sliding?size=2x3&m=R');
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('tiles')).toHaveAttribute('data-tiles', '1 2 3 4 5 0');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('nothing is given away before it is asked for: digits of Nim, partners of two-dimensional Nim', async ({
  page,
}) => {
  await open(page, '#/nim?heaps=3_5_7');
  await expect(page.getByTestId('heaps')).toBeVisible();
  const digits = page.getByTestId('digits');
  await expect(digits).toHaveCount(0);
  await page.getByLabel('which move').check();
  await expect(page.getByTestId('hint')).toBeVisible();
  await expect(digits).toHaveCount(0);
  await page.getByLabel('why').check();
  await expect(digits).toBeVisible();
  await open(page, '#/gridnim?board=111/111/111');
  await expect(page.getByTestId('stones')).toBeVisible();
  await expect(page.getByTestId('pair')).toHaveCount(0);
  await page.getByLabel('which move').check();
  await expect(page.getByTestId('hint')).toBeVisible();
  await expect(page.getByTestId('pair')).toHaveCount(0);
  await page.getByLabel('why').check();
  await expect(page.getByTestId('pair')).toHaveCount(4);
});

test('heaps that are too large to draw are not to be pointed at', async ({ page }) => {
  await open(page, '#/nim?heaps=1000_2000');
  await expect(page.getByTestId('readout')).toContainText('how many');
  await expect(page.getByTestId('readout')).not.toContainText('Point at a stone');
});

test('the chart of heights shows the last step, and its labels stand apart', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=2&seats=1-,1+&_who=me&_tab=analysis');
  const chart = page.getByRole('figure', { name: 'Height of every army' });
  await expect(chart.locator('svg path').first()).toBeAttached();
  // one move, so that there is a last step
  await page.getByTestId('flat').locator('[data-point][tabindex="0"]').first().focus();
  await page.keyboard.press('n');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', '1');
  await expect(chart.locator('svg')).toBeVisible();
  const drawn = await chart.locator('svg').evaluate((svg) => {
    const lines = [...svg.querySelectorAll('[aria-label=line] path')].map((line) => line.getAttribute('d') ?? '');
    const boxes = [...svg.querySelectorAll('text')]
      .filter((text) => text.textContent.trim() !== '')
      .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
    const collide = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 3 &&
            b.box.top < a.box.bottom - 3,
        )
        .map((b) => `${a.text} / ${b.text}`),
    );
    return { lines, collide };
  });
  expect(drawn.collide).toEqual([]);
  // the way of the first player ends with a level stretch after its step up
  expect(drawn.lines[0]).toMatch(/(V[\d.]+H[\d.]+|L[\d.]+,([\d.]+)L[\d.]+,\2)$/);
});

test('a link of this machine says that it opens here only', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/nim?heaps=3_5_7');
  await expect(page.getByTestId('heaps')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'opens on this machine only' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first tap shows, the second plays: Nim', async ({ page }) => {
    await open(page, '#/nim?heaps=3_5_7&_vs=none');
    const heaps = page.getByTestId('heaps');
    const stone = heaps.locator('[data-heap="1"][data-take="3"]');
    await stone.tap();
    await expect(page.getByTestId('readout')).toContainText('Heap 2: take 3, leave 2');
    await expect(page.getByTestId('readout')).toContainText('Tap again');
    await expect(heaps).toHaveAttribute('data-heaps', '3 5 7');
    await heaps.locator('[data-heap="2"][data-take="1"]').tap(); // another wish
    await expect(heaps).toHaveAttribute('data-heaps', '3 5 7');
    await stone.tap();
    await stone.tap();
    await expect(heaps).toHaveAttribute('data-heaps', '3 2 7');
  });

  test('the first tap shows, the second plays: two-dimensional Nim', async ({ page }) => {
    await open(page, '#/gridnim?board=111/111/111&_vs=none');
    const board = page.getByTestId('stones');
    const cell = (n: number) => board.locator(`[data-cell="${String(n)}"]`);
    await cell(0).tap();
    await cell(2).tap();
    await expect(page.getByTestId('readout')).toContainText('3 stones');
    await expect(board).toHaveAttribute('data-board', '111/111/111');
    await cell(2).tap();
    await expect(board).toHaveAttribute('data-board', '000/111/111');
    await cell(4).tap();
    await expect(board).toHaveAttribute('data-board', '000/111/111');
    await cell(4).tap();
    await expect(board).toHaveAttribute('data-board', '000/101/111');
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // Where what is chosen does not fit, at least so many letters of it must.
  const fair = 12;
  const cut = (page: Page): Promise<string[]> =>
    page.evaluate((least) => {
      const widthOf = (control: HTMLElement, text: string): number => {
        const alone = control.cloneNode(true) as HTMLElement;
        if (alone instanceof HTMLSelectElement) alone.replaceChildren(new Option(text));
        else if (alone.firstElementChild) alone.firstElementChild.textContent = text;
        alone.style.cssText =
          'position: absolute; width: max-content; min-width: 0; max-width: none; flex: none; white-space: nowrap';
        control.parentElement?.append(alone);
        const width = alone.offsetWidth;
        alone.remove();
        return width;
      };
      return [...document.querySelectorAll<HTMLElement>('main select, main button[role=combobox]')].flatMap(
        (control) => {
          const text =
            control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : control.innerText;
          if (control.getClientRects().length === 0) return [];
          const wanted = widthOf(control, text.slice(0, least));
          return wanted > control.offsetWidth + 1
            ? [`${text}: ${String(control.offsetWidth)} px, not ${String(wanted)}`]
            : [];
        },
      );
    }, fair);

  for (const place of [
    'chocolate?x=3&y=6&z=6&k=1',
    'nim?heaps=3_5_7',
    'sliding?size=3x3',
    'diamond?dim=3&size=3&seats=1-,1+,2-',
    'twisty?puzzle=cube-face-3',
    'twisty?puzzle=cube-face-3&_tab=solve&_and=solve_lbl',
    'twisty?puzzle=cube-face-3&_tab=look',
    'lab?_x=matches',
  ]) {
    test(`selects can be read: ${place}`, async ({ page }) => {
      for (const lang of ['en', 'ja']) {
        await page.goto(`/?lang=${lang}#/${place}`);
        if (!/_tab|_x/.test(place)) await tab(page, lang === 'ja' ? '遊ぶ' : 'Play');
        await expect(page.locator('main :is(select, [role=combobox]):visible').first()).toBeVisible();
        expect(await cut(page)).toEqual([]);
      }
    });
  }
});
