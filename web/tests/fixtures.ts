// What every browser test stands on: the program with the built page, a page that fails on any error of its own, and
// screenshots that are kept (web/screenshots) to be looked at.
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export const program =
  process.env['ASOBI_PROGRAM'] ?? fileURLToPath(new URL('../../build/release/asobi', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const screenshots = fileURLToPath(new URL('../screenshots', import.meta.url));

export interface Server {
  address: string;
  child: ChildProcess;
}

export function serve(port = 0, more: readonly string[] = []): Promise<Server> {
  const child = spawn(program, ['serve', '--port', String(port), '--page', dist, '--lang', 'en', ...more]);
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer): void => {
      said += data.toString();
      const address = /http:\/\/[\w.:[\]]+/.exec(said)?.[0];
      if (address) resolve({ address: address.replace(/\/$/, ''), child });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('exit', () => {
      reject(new Error(`the server ended: ${said}`));
    });
  });
}

// A page that fails on any error of its own.
export const faultless = base.extend<{ errors: string[] }>({
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

export const test = faultless.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await serve();
      await use(server);
      server.child.kill('SIGINT');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
});

export { expect };

// Opens an address of the page and waits for the game, if it is one.
export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await expect(page.locator('main')).not.toHaveText(/^\s*$/);
}

// Language and theme are behind the gear; on a telephone, inside a game, that is in the menu of three dots.
export async function openSettings(page: Page): Promise<Locator> {
  const gear = page.getByRole('button', { name: /^(Settings|設定)$/ });
  await page.locator('main').waitFor();
  await expect(page.locator('main')).not.toHaveText(/^\s*$/);
  // A telephone keeps its header until the game can be played: whichever is there may go.
  const soon = { timeout: 2_000 };
  await expect(async () => {
    if (await gear.isVisible()) {
      await gear.click(soon);
      return;
    }
    await page.getByRole('button', { name: /^(More|その他)$/ }).click(soon);
    await page.getByRole('menuitem', { name: /^(Settings|設定)$/ }).click(soon);
  }).toPass();
  return page.getByTestId('settings');
}
async function settings(page: Page, choose: (dialog: Locator) => Promise<void>): Promise<void> {
  const dialog = await openSettings(page);
  await choose(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
export function inJapanese(page: Page): Promise<void> {
  return settings(page, (dialog) => dialog.getByRole('button', { name: '日本語' }).click());
}
export function inDark(page: Page): Promise<void> {
  return settings(page, (dialog) => dialog.locator('[data-theme-choice=dark]').click());
}

// A tab of the panel, and a section inside it.
export async function tab(page: Page, name: string, section?: string): Promise<void> {
  const chosen = page.getByRole('tab', { name, exact: true }).first();
  if ((await chosen.getAttribute('aria-selected')) !== 'true' || !(await page.getByRole('tabpanel').isVisible()))
    await chosen.click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  if (section !== undefined) await page.getByRole('tabpanel').getByRole('tab', { name: section, exact: true }).click();
}

// One of a list that a button opens (parts/Choice.svelte).
export async function choose(scope: Page | Locator, name: string | RegExp, option: string | RegExp): Promise<void> {
  await scope.getByRole('combobox', { name }).first().click();
  const page = 'page' in scope ? scope.page() : scope;
  await page
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .first()
    .click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${screenshots}/${name}.png`, fullPage: true });
}

// No serious finding of the accessibility checker.
export async function checkAccess(page: Page): Promise<void> {
  // Without frames of other origins, which need another page beside this one, and without lists of what is right: half the time.
  const checker = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await checker.analyze();
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  const told = serious.map((v) => `${v.id}: ${v.help} at ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
  expect(told).toEqual([]);
}
