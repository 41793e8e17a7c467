// The search in the header on screens that are not the gallery, and links for others.
import { checkAccess, expect, open, serve, shoot, test } from './fixtures';

test('the search drops down on every screen, by keys alone', async ({ page }) => {
  await open(page, '#/papers');
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('/');
  await page.keyboard.type('megam');
  const list = page.getByRole('listbox', { name: 'Search' });
  await expect(list.getByRole('option').first()).toContainText('Megaminx');
  await shoot(page, 'search-drop');
  await checkAccess(page);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('megaminx');
  await expect(list.getByRole('option').first()).toContainText('Megaminx');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'twisty');
  await expect(page).toHaveURL(/puzzle=megaminx/);
  await expect(list).toHaveCount(0);
});

test('words of the other language find, a click opens, Enter shows all in the gallery', async ({ page }) => {
  await open(page, '#/lab');
  await page.getByRole('searchbox', { name: 'Search' }).fill('ルービック');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option').filter({ hasText: 'group' }).first().click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'group');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await page.getByRole('searchbox', { name: 'Search' }).fill('cube');
  await expect(page.getByRole('option').last()).toContainText('All');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/\?_q=cube/);
});

test('what is typed while a game opens stays, though the address changes', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7');
  await page.getByRole('searchbox', { name: 'Search' }).fill('cube');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.evaluate(() => (location.hash = '#/nim?heaps=1_2'));
  await expect(page.getByTestId('heaps')).toHaveAttribute('data-heaps', '1 2');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('nothing found is told', async ({ page }) => {
  await open(page, '#/papers');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzzqq');
  await expect(page.getByRole('status').filter({ hasText: 'No game fits' })).toBeVisible();
});

test('told of a site, the program gives links that others can open', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const server = await serve(0, ['--site', 'https://school.example/asobi/']);
  try {
    await page.goto(`${server.address}/#/nim?heaps=3_5_7`);
    await page.getByRole('button', { name: 'Copy link' }).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('https://school.example/asobi/#/nim?heaps=3_5_7');
  } finally {
    server.child.kill('SIGINT');
  }
});
