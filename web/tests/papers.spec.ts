import type { Page } from '@playwright/test';
import { checkAccess, expect, inDark, inJapanese, open, shoot, test } from './fixtures';

const claim = (page: Page, id: string): ReturnType<Page['locator']> => page.locator(`[data-claim="${id}"]`);

test('one claim is checked, with verdict and what was found', async ({ page }) => {
  await open(page, '#/papers?_paper=nim');
  await expect(page.getByTestId('claim')).toHaveCount(26);
  const row = claim(page, 'property-2');
  await expect(row).toContainText('not checked yet');
  await row.getByRole('button', { name: /^Check/ }).click();
  await expect(row.getByTestId('verdict')).toHaveAttribute('data-verdict', 'corrected');
  await expect(row).toContainText('corrected');
  await expect(row).toContainText('an imbalance not from');
  await expect(page.getByTestId('verdict')).toHaveCount(1);
});

test('all claims of the Nim paper are checked, filtered, and said in the other language', async ({ page }) => {
  test.slow(); // 26 claims, twice
  await open(page, '#/papers?_paper=nim');
  await page.getByRole('button', { name: 'Check all' }).click();
  await expect(page.getByTestId('checked')).toHaveText('26 of 26 checked', { timeout: 20_000 });
  await expect(page.getByTestId('verdict')).toHaveCount(26);
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

test('a normal form stands beside what is printed, and doubts about the copy are told', async ({ page }) => {
  await open(page, '#/papers?_paper=twisty');
  const row = claim(page, 'coordinates-octa-vertex');
  await expect(row.getByTestId('printed')).toContainText('2(2N-1)');
  await expect(row.getByTestId('as-printed')).toContainText('4N-2');
  await expect(claim(page, 'eighteen').getByTestId('as-printed')).toHaveCount(0);
  await open(page, '#/papers?_paper=solvers');
  await expect(page.getByTestId('caveat')).toHaveCount(2);
  await inJapanese(page);
  await expect(claim(page, 'top-edges-done').getByTestId('caveat')).toContainText('Y-');
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

// The points of the flat board that are lit.
const lit = (page: Page): ReturnType<Page['locator']> => page.getByTestId('flat').locator('[aria-current=true]');

test('a claim about points lights them on the board as the paper draws it', async ({ page }) => {
  await open(page, '#/papers?_paper=diamond');
  const show = async (id: string): Promise<void> => {
    await claim(page, id)
      .getByRole('link', { name: /^Open it live/ })
      .click();
    await expect(page.getByTestId('flat')).toBeVisible();
  };
  await show('solid-F');
  await expect(page.locator('[data-direction]')).toHaveCount(6); // the paper's colours
  await expect(lit(page)).toHaveCount(1);
  await expect(page.getByTestId('coordinates')).toHaveText('(0, 0, 3) = F 0,0,3,3');
  // In the lattice the ring of the point has the colour of marks, and no other point has it.
  const gold = await page.getByTestId('lattice').evaluate((host) => {
    const { spots } = host as HTMLElement & { spots: { x: number; y: number }[] };
    const canvas = host.querySelector('canvas');
    const ctx = canvas?.getContext('2d');
    if (!canvas || !ctx) return [];
    const probe = document.createElement('span');
    probe.style.color = 'var(--mark)';
    document.body.append(probe);
    const wanted = (getComputedStyle(probe).color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    const ratio = canvas.width / canvas.clientWidth;
    const near = ({ x, y }: { x: number; y: number }): boolean => {
      const { data } = ctx.getImageData(Math.round((x - 22) * ratio), Math.round(y * ratio), Math.round(44 * ratio), 1);
      return [...data.keys()].some(
        (i) => i % 4 === 0 && wanted.every((value, k) => Math.abs((data[i + k] ?? 0) - value) < 3),
      );
    };
    return spots.flatMap((spot, p) => (near(spot) ? [p] : []));
  });
  const point = Number(await lit(page).getAttribute('data-point'));
  expect(gold).toContain(point);
  await shoot(page, 'diamond-lit');
  await checkAccess(page);
  await page.goBack();
  await show('middle-a');
  await expect(page.getByTestId('coordinates')).toHaveText('(1, 0, -1) = a 2,1,1,0');
  await page.goBack();
  await show('octahedron-faces');
  await expect(lit(page)).toHaveCount(8);
  await page.goBack();
  await show('tips');
  await expect(lit(page)).toHaveCount(7);
  await expect(page.getByTestId('coordinates')).toHaveCount(7);
});

test('every named point of the paper lights a point of its own', async ({ page }) => {
  await open(page, '#/papers?_paper=diamond');
  await expect(page.getByTestId('claim').first()).toBeVisible();
  const links = await page
    .locator('[data-claim^=third-], [data-claim^=four2-], [data-claim^=solid-P]')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBe(24 + 14 + 8);
  const seen = new Set<string>();
  for (const link of links) {
    await open(page, link);
    await expect(lit(page)).toHaveCount(1);
    const size = /size=(\d)/.exec(link)?.[1] ?? '';
    seen.add(`${size}: ${(await lit(page).getAttribute('data-point')) ?? ''}`);
  }
  expect(seen.size).toBe(links.length);
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
