// What every test of the static site stands on: a host of its own, and a page that fails on any error of its own.
import type { Page } from '@playwright/test';
import { checkAccess, choose, expect, faultless, inJapanese, openSettings, shoot } from '../fixtures';
import { Host } from './host';

export const test = faultless.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await Host.open();
    await use(host);
    host.close();
  },
});

export { checkAccess, choose, expect, inJapanese, openSettings, shoot };

export async function open(page: Page, host: Host, place: string): Promise<void> {
  await page.goto(`${host.address}${place}`);
  await expect(page.locator('main')).not.toHaveText(/^\s*$/);
}
