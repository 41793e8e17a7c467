// What every test of the static site stands on: a host of its own, and a page that fails on any error of its own.
import { test as base, expect, type Page } from '@playwright/test';
import { checkAccess, shoot } from '../fixtures';
import { Host } from './host';

interface Fixtures {
  host: Host;
  errors: string[];
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await Host.open();
    await use(host);
    host.close();
  },
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(errors);
      expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { checkAccess, expect, shoot };

export async function open(page: Page, host: Host, place: string): Promise<void> {
  await page.goto(`${host.address}${place}`);
  await expect(page.locator('main')).not.toHaveText(/^\s*$/);
}
