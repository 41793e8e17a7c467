// The static site beside a program: one setting says where computing happens.
import { serve } from '../fixtures';
import { expect, open, openSettings, test } from './fixtures';

test('computing goes to the program on this machine and comes back; the place stays', async ({ page, host }) => {
  const program = await serve();
  await open(page, host, '#/nim?heaps=3_5_7&_vs=none&m=1:1');
  const place = page.getByTestId('place');
  const menu = page.getByTestId('computing');
  await expect(place).toHaveText('1 / 1');
  await openSettings(page);
  await menu.locator('summary').click();
  await menu.getByLabel('Address of the program').fill(new URL(program.address).host);
  await menu.getByRole('button', { name: 'Use' }).click();
  await expect(menu).toHaveCount(0); // the page begins anew
  await expect(await openSettings(page)).toContainText(`on this machine at ${new URL(program.address).host}`);
  await page.keyboard.press('Escape');
  await expect(place).toHaveText('1 / 1');
  expect(page.workers().filter((worker) => worker.url().includes('front'))).toEqual([]);
  await page.getByTestId('heaps').locator('[data-heap="1"][data-take="2"]:not([inert])').click();
  await expect(place).toHaveText('2 / 2');
  await openSettings(page);
  await menu.locator('summary').click();
  await menu.getByLabel('in this browser').click();
  await expect(menu).toHaveCount(0);
  await expect(await openSettings(page)).toContainText('in this browser');
  await page.keyboard.press('Escape');
  await expect(place).toHaveText('2 / 2');
  await expect.poll(() => page.workers().some((worker) => worker.url().includes('front'))).toBe(true);
  program.child.kill('SIGINT');
});

test('the page of the program can compute by itself, too', async ({ page }) => {
  const program = await serve();
  await page.goto(`${program.address}/#/nim?heaps=3_5_7&_vs=none`);
  const menu = page.getByTestId('computing');
  await openSettings(page);
  await menu.locator('summary').click();
  await menu.getByLabel('in this browser').click();
  await expect(menu).toHaveCount(0);
  await expect(await openSettings(page)).toContainText('in this browser');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.workers().some((worker) => worker.url().includes('front'))).toBe(true);
  program.child.kill('SIGKILL');
  await page.getByTestId('heaps').locator('[data-heap="1"][data-take="2"]:not([inert])').click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
});

test('what is no address is refused, and one that was kept is not believed', async ({ page, host, errors }) => {
  await open(page, host, '#/nim?heaps=3_5_7&_vs=none');
  const menu = page.getByTestId('computing');
  await openSettings(page);
  await menu.locator('summary').click();
  for (const wrong of ['localhost:99999', 'a b', 'lab#1', '：']) {
    await menu.getByLabel('Address of the program').fill(wrong);
    await menu.getByRole('button', { name: 'Use' }).click();
    await expect(menu.getByRole('alert')).toContainText('not an address');
  }
  await page.evaluate(() => localStorage.setItem('asobi.computing', '{"where":"program","address":"localhost:99999"}'));
  await page.reload();
  await expect(await openSettings(page)).toContainText('127.0.0.1:8080');
  errors.length = 0; // nobody listens there
});

test('on a telephone there is a way back while the program does not answer', async ({ page, host, errors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('asobi.computing', '{"where":"program","address":"127.0.0.1:65001"}'),
  );
  await open(page, host, '#/nim?heaps=3_5_7');
  await expect(page.getByText('does not answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: /遊び/ })).toBeVisible();
  errors.length = 0; // the browser tells that nobody listens there
});
