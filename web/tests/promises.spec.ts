// What a person may expect of every screen; each of these was once found broken.
import { expect, open, test } from './fixtures';

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
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('tab', { name: 'Play' }).click();
  await start.click();
  await expect(page).not.toHaveURL(/seed=/);
  await expect(position).toHaveText(drawn);
});
