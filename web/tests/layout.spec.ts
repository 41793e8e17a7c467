// What was found by looking at every screen in three sizes, light and dark, in both languages (measure/screens.js): each of
// these was once cut, broken, hidden or lost in an empty room.
import type { Locator, Page } from '@playwright/test';
import { expect, inJapanese, open, openSettings, test } from './fixtures';

const laptop = { width: 1366, height: 768 };
const desktop = { width: 1920, height: 1080 };
const telephone = { width: 390, height: 844 };

// How many rows the things stand in, by their middles.
function rows(things: Locator): Promise<number> {
  return things.evaluateAll((all) => {
    const middles = all
      .map((one) => one.getBoundingClientRect())
      .map((box) => (box.top + box.bottom) / 2)
      .sort((a, b) => a - b);
    return middles.filter((y, i) => i === 0 || y - (middles[i - 1] ?? y) > 8).length;
  });
}
// How many lines the text of an element takes.
function lines(text: Locator): Promise<number> {
  return text.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  });
}
async function openJapanese(page: Page, hash: string): Promise<void> {
  await open(page, hash);
  await inJapanese(page);
}

test.describe('on a laptop', () => {
  test.use({ viewport: laptop });

  test('nothing looks out below the button that starts a diamond game', async ({ page }) => {
    await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me,easy');
    const start = page.getByRole('button', { name: 'Start a new game' });
    const box = await start.boundingBox();
    const below = await start.evaluate(
      (button, x) => {
        const seen = document.elementFromPoint(x, innerHeight - 3);
        return button.parentElement?.contains(seen) ?? false;
      },
      (box?.x ?? 0) + 40,
    );
    expect(below).toBe(true);
  });

  test('who plays in the diamond game is said in one line, in Japanese, too', async ({ page }) => {
    await openJapanese(page, '#/diamond?dim=3&size=3&seats=1-,1%2B&_who=me,easy');
    const who = page.getByRole('tabpanel').getByRole('combobox').filter({ hasText: 'コンピュータ' });
    expect(await lines(who.locator('span').first())).toBe(1);
  });

  test('the turns of a layer are chosen in one row, in Japanese, too', async ({ page }) => {
    await openJapanese(page, '#/twisty?puzzle=rubik');
    const bar = page.getByRole('group', { name: '層を回す' }).getByRole('button', { name: /^[^層]*R/ });
    await expect(bar).toHaveCount(2);
    expect(await rows(bar)).toBe(1);
  });

  test('the sections of a tab all fit, in both languages', async ({ page }) => {
    await open(page, '#/chocolate?_tab=lstates');
    const sections = page.getByRole('tabpanel').getByRole('tablist');
    const over = (): Promise<number> => sections.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    await inJapanese(page);
    expect(await over()).toBeLessThanOrEqual(0);
  });

  test('what a number asked of a method means stands below its name', async ({ page }) => {
    await open(page, '#/twisty?puzzle=rubik&_tab=solve');
    const field = page.getByRole('spinbutton', { name: 'Short enough' });
    await expect(field).toHaveAccessibleDescription(/turns of blocks/);
  });

  test('the heads of an analysis stand in one line, in Japanese, too', async ({ page }) => {
    await openJapanese(page, '#/nim?heaps=3_5_7&_tab=analysis');
    const heads = page.getByTestId('analysis').getByRole('columnheader');
    await expect(heads).toHaveCount(4);
    for (const head of await heads.all()) expect(await lines(head)).toBe(1);
  });

  test('the list of names knows a puzzle under any of them', async ({ page }) => {
    await open(page, '#/twisty?puzzle=cube-face-3');
    await expect(page.getByRole('combobox', { name: 'By name' })).toHaveText("Rubik's Cube");
  });

  test('today’s puzzle has its name in one line, in Japanese, too', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z')); // a long one
    await openJapanese(page, '#/');
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText('プロフェッサーキューブ');
    expect(await lines(name)).toBe(1);
  });

  test('what is said before anything was played stands under its heading', async ({ page }) => {
    await open(page, '#/');
    const words = page.getByRole('navigation', { name: 'Continue' }).locator('p');
    await expect(words).toHaveCount(2);
    const starts = await words.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left + parseFloat(getComputedStyle(one).paddingLeft)),
    );
    expect(starts[0]).toBe(starts[1]);
  });

  test('names of fields above them look alike', async ({ page }) => {
    await open(page, '#/lab');
    const labels = page.locator('main form label');
    await expect(labels.first()).toBeVisible();
    const weights = await labels.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontWeight))]);
    expect(weights).toEqual(['600']);
  });

  test('the heading of the settings is one', async ({ page }) => {
    await open(page, '#/');
    const heading = (await openSettings(page)).getByRole('heading');
    expect(await heading.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThan(18);
  });
});

// The board has the room: of the height or of the width of its place, whatever fills first.
const boards: readonly (readonly [name: string, hash: string, board: string])[] = [
  ['diamond', '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me,easy', 'svg[role=grid]'],
  ['nim', '#/nim?heaps=3_5_7', '[data-testid=heaps]'],
  ['two-dimensional Nim', '#/gridnim?board=1111/1111/1111', '[role=grid]'],
  ['chocolate', '#/chocolate?x=6&y=10&z=7&k=1', '[data-testid=bar] svg'],
];
for (const [name, hash, board] of boards)
  test(`${name}: the board fills its place on a large screen`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, hash);
    await expect(page.getByTestId('status')).toBeVisible();
    const filled = async (): Promise<number> =>
      page.evaluate((which) => {
        const stage = document.querySelector('.stage')?.getBoundingClientRect();
        const boxes = [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect());
        if (!stage) return 0;
        return Math.max(...boxes.map((box) => Math.max(box.width / stage.width, box.height / stage.height)));
      }, board);
    await expect.poll(filled).toBeGreaterThan(0.65);
  });

test.describe('on a telephone', () => {
  test.use({ viewport: telephone, hasTouch: true, isMobile: true });

  test('the numbers of the 15-puzzle stand in one row, in both languages', async ({ page }) => {
    await open(page, '#/sliding?size=4x4&seed=3');
    const numbers = page.locator('.numbers > div');
    await expect(numbers).toHaveCount(4);
    expect(await rows(numbers)).toBe(1);
    await inJapanese(page);
    expect(await rows(numbers)).toBe(1);
  });

  test('two players of the diamond game stand in one row', async ({ page }) => {
    await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me,easy');
    const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
    await expect(players).toHaveCount(2);
    expect(await rows(players)).toBe(1);
  });

  test('the experiments of the laboratory stand in one row, the open one in sight', async ({ page }) => {
    await open(page, '#/lab?_x=any');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    expect(await rows(tabs)).toBe(1);
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(telephone.width);
  });

  test('a long scramble shows whole lines', async ({ page }) => {
    await open(page, '#/twisty?puzzle=megaminx&seed=3');
    const turns = page.getByTestId('scramble');
    await expect(turns).not.toBeEmpty();
    const shown = await turns.evaluate((node) => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight));
    expect(Math.abs(shown - Math.round(shown))).toBeLessThan(0.05);
  });

  test('the name of today’s puzzle breaks between words, in Japanese, too', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
    await openJapanese(page, '#/');
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText('プロフェッサーキューブ');
    const begins = await name.evaluate((node) => {
      const text = node.firstChild as Text;
      const range = document.createRange();
      const tops = [...text.data].map((_, i) => {
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        return range.getBoundingClientRect().top;
      });
      return text.data.slice(0, tops.filter((top) => top === tops[0]).length);
    });
    expect(begins).toBe('プロフェッサー');
  });

  test('the search is as far from the left edge as from the right', async ({ page }) => {
    await open(page, '#/');
    const box = await page.getByRole('search').boundingBox();
    expect(box?.x).toBe(telephone.width - (box?.x ?? 0) - (box?.width ?? 0));
  });
});

test.describe('on a telephone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the board has the height, and everything else stands beside it', async ({ page }) => {
    for (const hash of ['#/nim?heaps=3_5_7', '#/sliding?size=4x4&seed=3', '#/twisty?puzzle=rubik&seed=3']) {
      await open(page, hash);
      const stage = await page.getByRole('region', { name: 'Board' }).boundingBox();
      expect(stage?.height).toBeGreaterThan(380);
      expect(stage?.width).toBeGreaterThan(450);
      const play = page.getByRole('button', { name: 'Play the moves' });
      await expect(play).toBeInViewport();
      expect((await play.boundingBox())?.x).toBeGreaterThan(stage?.width ?? 0);
    }
    await page.getByRole('tab', { name: 'Solve' }).click();
    const sheet = await page.getByRole('tabpanel').boundingBox();
    expect(sheet?.x).toBeGreaterThan(450); // the board stays in sight
    expect(sheet?.height).toBeGreaterThan(300);
  });
});
