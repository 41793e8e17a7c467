import type { Page } from '@playwright/test';
import { checkAccess, expect, inDark, inJapanese, open, shoot, test } from './fixtures';

const claim = (page: Page, id: string): ReturnType<Page['locator']> => page.locator(`[data-claim="${id}"]`);

test('one claim is checked, with verdict and what was found', async ({ page }) => {
  await open(page, '#/papers?_paper=nim');
  await expect(page.getByTestId('claim')).toHaveCount(25);
  const row = claim(page, 'property-2');
  await expect(row).toContainText('not checked yet');
  await row.getByRole('button', { name: /^Check/ }).click();
  await expect(row.getByTestId('verdict')).toHaveAttribute('data-verdict', 'corrected');
  await expect(row).toContainText('corrected');
  await expect(row).toContainText('an imbalance not from');
  await expect(page.getByTestId('verdict')).toHaveCount(1);
});

test('all claims of the Nim paper are checked, filtered, and said in the other language', async ({ page }) => {
  test.slow(); // 25 claims, twice
  await open(page, '#/papers?_paper=nim');
  await page.getByRole('button', { name: 'Check all' }).click();
  await expect(page.getByTestId('checked')).toHaveText('25 of 25 checked', { timeout: 20_000 });
  await expect(page.getByTestId('verdict')).toHaveCount(25);
  await expect(page.locator('[data-verdict=failed]')).toHaveCount(0);
  await shoot(page, 'papers-nim');
  await checkAccess(page);
  await page.getByRole('button', { name: /^answered/ }).click();
  await expect(page.getByTestId('claim')).toHaveCount(3);
  await expect(page).toHaveURL(/_verdict=answered/);
  await inJapanese(page);
  await expect(claim(page, 'other-rules')).toContainText('山の数が任意でも', { timeout: 20_000 });
  await expect(claim(page, 'other-rules')).toContainText('解答');
});

test('a paper is cited and summed up, in both languages', async ({ page }) => {
  await open(page, '#/papers?_paper=sliding');
  await expect(page.getByTestId('citation')).toContainText('Ōkubo');
  await expect(page.getByTestId('abstract')).toContainText('permutation groups');
  await inJapanese(page);
  await expect(page.getByTestId('citation')).toContainText('大久保祐希');
  await expect(page.getByTestId('abstract')).toContainText('置換群の立場から');
  await open(page, '#/papers');
  const papers = page.getByRole('navigation', { name: '論文', exact: true }).getByRole('link');
  for (let i = 0; i < (await papers.count()); i++) {
    await papers.nth(i).click();
    await expect(papers.nth(i)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByTestId('abstract')).toContainText(/。/);
  }
});

test('what is printed and what is found stand side by side', async ({ page }) => {
  await open(page, '#/papers?_paper=nim');
  const row = claim(page, 'property-2');
  await row.getByRole('button', { name: /^Check/ }).click();
  await expect(row.getByTestId('verdict')).toBeVisible();
  const [says, got] = await Promise.all([row.locator('.says').boundingBox(), row.locator('.got').boundingBox()]);
  expect(got?.x ?? 0).toBeGreaterThan((says?.x ?? 0) + (says?.width ?? 0));
  await expect(page.getByRole('button', { name: /^corrected/ })).toContainText('1');
  await expect(page.getByRole('button', { name: /^failed/ })).toBeDisabled();
});

test('a run can be stopped, and keeps what was found', async ({ page }) => {
  await open(page, '#/papers?_paper=chocolate');
  await page.getByRole('button', { name: 'Check all' }).click();
  await expect(page.getByTestId('verdict').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await expect(page.getByRole('button', { name: 'Check all' })).toBeVisible();
  const found = await page.getByTestId('verdict').count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(26);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a claim opens live: a position, or a tool that has answered', async ({ page }) => {
  await open(page, '#/papers?_paper=nim');
  await claim(page, 'first-move')
    .getByRole('link', { name: /^Open it live/ })
    .click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'nim');
  await expect(page.getByTestId('game')).toHaveAttribute('data-played', '1');
  await expect(page).toHaveURL(/heaps=3_5_7&m=1:1/);
  await page.goBack();
  await claim(page, 'digits')
    .getByRole('link', { name: /^Open it live/ })
    .click();
  await expect(page.getByTestId('tool-answer')).toContainText('111');
});

test('the conjecture opens in the laboratory and is checked there', async ({ page }) => {
  await open(page, '#/papers?_paper=chocolate');
  await claim(page, 'families')
    .getByRole('link', { name: /^Open it live/ })
    .click();
  await expect(page.getByRole('tab', { name: 'Laws of chocolate' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('law-verdict')).toContainText('✓');
});

test('every claim of every paper can be opened live', async ({ page }) => {
  await open(page, '#/papers');
  const papers = page.getByRole('navigation', { name: 'Paper', exact: true }).getByRole('link');
  await expect(papers.first()).toBeVisible();
  for (let i = 0; i < (await papers.count()); i++) {
    await papers.nth(i).click();
    await expect(papers.nth(i)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByTestId('claim').first()).toBeVisible();
    expect(await page.getByRole('link', { name: /^Open it live/ }).count()).toBe(
      await page.getByTestId('claim').count(),
    );
  }
});

test('an unknown paper is told', async ({ page }) => {
  await open(page, '#/papers?_paper=nosuch');
  await expect(page.getByRole('alert')).toContainText('nosuch');
});

test('on a telephone, in Japanese and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '#/papers?_paper=sliding');
  await inJapanese(page);
  await inDark(page);
  const row = claim(page, 'parity');
  await expect(row).toContainText('偶置換');
  await row.getByRole('button', { name: /^検証する/ }).click();
  await expect(row.getByTestId('verdict')).toContainText('再現');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await shoot(page, 'papers-ja-dark-phone');
  await checkAccess(page);
});
