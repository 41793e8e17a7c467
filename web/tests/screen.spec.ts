// The plan of a screen, the same for every game: board, status, one thing to do, and a panel that can be put away.
import type { Page } from '@playwright/test';
import { checkAccess, expect, open, shoot, tab, test } from './fixtures';

const games: readonly (readonly [name: string, hash: string])[] = [
  ['chocolate', '#/chocolate'],
  ['nim', '#/nim?heaps=3_5_7'],
  ['gridnim', '#/gridnim'],
  ['sliding', '#/sliding?size=4x4'],
  ['diamond', '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me,easy'],
  ['group', '#/group'],
];
const panel = (page: Page) => page.getByRole('tabpanel');
const stage = (page: Page) => page.getByRole('region', { name: 'Board' });

// Of the board, once it moves no more: names and pictures come one after the other.
async function place(page: Page): Promise<unknown> {
  let last = '';
  const still = async (): Promise<boolean> => {
    const before = last;
    last = JSON.stringify(await stage(page).boundingBox());
    return last === before;
  };
  await expect(page.getByTestId('status')).toBeVisible();
  await expect.poll(still, { intervals: [250] }).toBe(true);
  return JSON.parse(last);
}

for (const [name, hash] of games) {
  test(`${name}: at most five tabs, and the board stays in view while the panel scrolls`, async ({ page }) => {
    await open(page, hash);
    const tabs = page.getByRole('tablist', { name: 'Panels' }).getByRole('tab');
    await expect(tabs.last()).toHaveText('About');
    expect(await tabs.count()).toBeLessThanOrEqual(5);
    const before = await place(page);
    await panel(page).evaluate((node) => node.scrollTo(0, node.scrollHeight));
    expect(await stage(page).boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });

  test(`${name}: full screen shows the board and the status, and nothing else`, async ({ page }) => {
    await open(page, hash);
    const before = await stage(page).boundingBox();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByTestId('place')).toHaveCount(0);
    await expect(page.getByTestId('status')).toBeVisible();
    const after = await stage(page).boundingBox();
    expect((after?.width ?? 0) * (after?.height ?? 0)).toBeGreaterThan((before?.width ?? 0) * (before?.height ?? 0));
    await shoot(page, `full-${name}`);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page.getByRole('tablist', { name: 'Panels' })).toBeVisible();
    await expect(page).not.toHaveURL(/_full/);
  });

  test(`${name}: on a telephone at most 96 pixels stand above the board, and the panel is a sheet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, hash);
    await expect(page.getByTestId('status')).toBeVisible();
    const board = await stage(page).boundingBox();
    expect(board?.y).toBeLessThanOrEqual(96);
    expect(board?.height).toBeGreaterThan(400);
    await expect(panel(page)).toBeHidden();
    await tab(page, 'About');
    await expect(panel(page)).toBeVisible();
    const sheet = await panel(page).boundingBox();
    const transport = await page.getByTestId('place').boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(transport?.y ?? 0);
    await checkAccess(page);
    await shoot(page, `sheet-${name}`);
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await expect(panel(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('the panel is folded away, a link keeps it so, and it comes back', async ({ page }) => {
  await open(page, '#/chocolate');
  const before = await stage(page).boundingBox();
  await page.getByRole('button', { name: 'Hide the panel' }).click();
  await expect(panel(page)).toBeHidden();
  expect((await stage(page).boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) + 200);
  await page.reload();
  await expect(page.getByTestId('position')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show the panel' }).click();
  await expect(panel(page)).toBeVisible();
});

test('on a telephone a button that leads to a tab brings the sheet up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/nim?heaps=3_5_7');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByTestId('hint')).toBeVisible();
  await open(page, '#/sliding?size=3x3&_tab=solve');
  await expect(panel(page)).toBeVisible();
});

test('an address of before opens the section where it is now', async ({ page }) => {
  await open(page, '#/chocolate?_tab=lstates');
  await expect(page.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'L-states' })).toHaveAttribute('aria-selected', 'true');
  await open(page, '#/nim?_tab=tools');
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
});

test('tabs by keys: arrows, Home and End', async ({ page }) => {
  await open(page, '#/sliding?size=3x3');
  await page.getByRole('tab', { name: 'Play' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Solve' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
});

test('the computer’s move is said in words, the hint is one button, and the game can be played again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/nim?heaps=1_2');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByTestId('hint')).toContainText('Won');
  await page.getByTestId('heaps').locator('[data-heap="1"][data-take="1"]:not([inert])').click();
  await expect(page.getByTestId('last-move')).toHaveText(/The computer took 1 from heap [12]/);
  await page.getByTestId('heaps').locator('[data-take="1"]:not([inert])').first().click();
  await expect(page.getByTestId('status')).toContainText('You have won');
  await expect(page.getByTestId('burst')).toBeAttached();
  await expect(page.getByTestId('facts')).toContainText('you 1 – 0 computer');
  await page.getByTestId('again').click();
  await expect(page.getByTestId('heaps')).toHaveAttribute('data-heaps', '1 2');
  await expect(page.getByTestId('place')).toHaveText('0 / 0');
});

test('the line of moves is in sight, leads to its places and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/nim?heaps=3_5_7&m=1:1_2:2_3:3&_vs=none');
  const line = page.getByTestId('line').getByRole('button');
  await expect(line).toHaveText(['1 from heap 1', '2 from heap 2', '3 from heap 3']);
  await line.nth(1).click();
  await expect(page.getByTestId('place')).toHaveText('2 / 3');
  await page.getByRole('button', { name: 'Copy the moves' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1:1 2:2 3:3');
});

test('the arrows lead to the board before anything was clicked', async ({ page }) => {
  const board = page.getByRole('region', { name: 'Board' });
  for (const hash of ['#/numbers?_vs=none', '#/gridnim?board=111/111/111&_vs=none', '#/nim?heaps=3_5_7&_vs=none']) {
    await page.goto('about:blank');
    await open(page, hash);
    await expect(board.locator('[tabindex="0"]').first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(board.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
});

test('a seed typed in wide digits is a seed', async ({ page }) => {
  for (const hash of ['#/sliding?size=3x3', '#/twisty?puzzle=pyraminx']) {
    await open(page, hash);
    await page.getByLabel('Seed', { exact: true }).fill('１２');
    await page.getByLabel('Seed', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/seed=12/);
  }
});
