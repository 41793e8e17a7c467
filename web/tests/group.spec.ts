// Permutation puzzles: the shelf of groups, and the Cayley graph.
import { checkAccess, expect, inDark, inJapanese, open, shoot, tab, test } from './fixtures';

test('a group from the shelf is drawn, an element is named under the pointer and gone to', async ({ page }) => {
  await open(page, '#/group');
  await tab(page, 'Play');
  await page.getByRole('button', { name: 'Symmetric group S₄' }).click();
  await tab(page, 'Explore');
  const graph = page.getByTestId('cayley');
  await expect(graph.locator('circle')).toHaveCount(24);
  await expect(page.getByTestId('element')).toContainText('you are here');
  const there = graph.locator('[data-element="(1 3)(2 4)"]');
  await there.hover();
  await expect(page.getByTestId('element')).toContainText('(1 3)(2 4)');
  await expect(page.getByTestId('element')).toContainText('from here: a a');
  await there.click();
  await expect(page.getByTestId('cycles')).toHaveText('(1 3)(2 4)');
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', '2');
  await shoot(page, 'group-cayley');
  await checkAccess(page);
  // Keys: to the first element, which is home, and there.
  await graph.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cycles')).toHaveText('()');
});

test('a large group says why it is not drawn', async ({ page }) => {
  await open(page, '#/group');
  await page.getByRole('button', { name: 'Mathieu group M₁₂' }).click();
  await tab(page, 'Explore');
  await expect(page.getByRole('tabpanel')).toContainText('more than 120 elements');
});

test('in Japanese, dark, on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/group?_tab=cayley');
  await inJapanese(page);
  await inDark(page);
  await open(page, '#/group?generators=(1_2_3_4_5)%3B(1_2_3)&_tab=cayley');
  await expect(page.getByTestId('cayley').locator('circle')).toHaveCount(60);
  await page.mouse.move(0, 0); // nobody points at an element
  await expect(page.getByTestId('element')).toContainText('現在地');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await shoot(page, 'group-cayley-ja-dark-phone');
  await checkAccess(page);
});
