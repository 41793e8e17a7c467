// The static site inside the pages of others, and beside a program.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, open, test } from './fixtures';

test('the code for a frame shows the same board, and only that, on another site', async ({
  page,
  host,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, host, '#/nim?heaps=3_5_7&_vs=none');
  const stone = '[data-heap="1"][data-take="2"]:not([inert])';
  await page.getByTestId('heaps').locator(stone).click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('menuitem', { name: 'Copy embed code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const other = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><p>An article</p>${code}`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  // Playwright's pointer does not reach into a frame that Firefox keeps in another process, as it does for another name.
  const name = browserName === 'firefox' ? '127.0.0.1' : 'localhost';
  await page.goto(`http://${name}:${String((other.address() as AddressInfo).port)}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByTestId('heaps')).toHaveAttribute('data-heaps', '3 3 7');
  await expect(frame.getByTestId('place')).toHaveText('1 / 1');
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect(frame.getByRole('tablist')).toHaveCount(0);
  await frame.getByTestId('heaps').locator(stone).click();
  await expect(frame.getByTestId('heaps')).toHaveAttribute('data-heaps', '3 1 7');
  await frame.getByRole('button', { name: 'To the start' }).click();
  await expect(frame.getByTestId('heaps')).toHaveAttribute('data-heaps', '3 5 7');
  // The transport stands in its box, not over its edge.
  const box = await frame.locator('.deck').boundingBox();
  const button = await frame.getByRole('button', { name: 'Play the moves' }).boundingBox();
  if (!box || !button) throw new Error('nothing to play');
  expect(button.y + button.height).toBeLessThan(box.y + box.height - 2);
  const link = frame.getByRole('link', { name: /Open in Asobi/ });
  await expect(link).not.toHaveAttribute('href', /embed/);
  other.close();
  other.closeAllConnections();
});

test('embed may stand behind the # as well', async ({ page, host }) => {
  await open(page, host, '#/diamond?embed');
  await expect(page).toHaveURL(/\?embed=?#\/diamond/);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByTestId('flat')).toBeVisible();
});
