// The static site in WebKitGTK, which has Safari's engine. Playwright cannot drive Debian's build of it, WebDriver can: a
// test gets `site` instead of `page`. One browser for all tests of a worker, on a screen of its own.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Host } from '../site/host';

const screenshots = fileURLToPath(new URL('../../screenshots', import.meta.url));
const patience = 15_000; // ms

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

function miniBrowser(): string {
  const places = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`);
  const found = process.env['ASOBI_WEBKIT'] ?? places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('there is no MiniBrowser of WebKitGTK; ASOBI_WEBKIT may name one');
  return found;
}

// A browser, and how to end it and its screen.
export async function startWebKit(): Promise<{ driver: WebDriver; end: () => Promise<void> }> {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
  const child = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${String(port)}`], {
    detached: true, // a group of its own, which ends as a whole
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${String(port)}`;
  const answers = (): Promise<boolean> =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid);
  };
  try {
    await expect.poll(answers, { timeout: 30_000 }).toBe(true);
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
    return { driver, end: () => driver.quit().finally(end) };
  } catch (fault) {
    end();
    throw fault;
  }
}

// What the tests do with the page. Elements are named by CSS; what is being drawn anew is looked for again.
export class Site {
  constructor(
    readonly driver: WebDriver,
    readonly host: Host,
  ) {}

  async open(place: string): Promise<void> {
    await this.driver.get('about:blank'); // else only the part behind # may change, and nothing is loaded
    await this.driver.get(`${this.host.address}?lang=en${place}`);
    await this.listen();
    await this.shows('main', /\S/);
  }
  // The same on a screen as wide as a telephone's, which no window here is: in a frame. What is done then is done in it.
  async openNarrow(place: string): Promise<void> {
    await this.open('#/');
    await this.driver.executeScript((address: string) => {
      document.body.innerHTML = `<iframe src="${address}" style="border: 0; width: 390px; height: 844px"></iframe>`;
    }, `${this.host.address}?lang=en${place}`);
    await this.driver.switchTo().frame(0);
    await this.listen();
    await this.shows('main', /\S/);
  }
  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.listen();
  }
  // Faults from now on: WebDriver tells of none.
  async listen(): Promise<void> {
    await this.driver.executeScript(() => {
      const faults: string[] = [];
      Object.assign(window, { faults });
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    });
  }
  faults(): Promise<string[]> {
    return this.driver.executeScript('return window.faults ?? []');
  }

  // Does it as soon as it can be done: when there is such an element, in sight, with nothing before it.
  private async soon(css: string, act: (element: WebElement) => Promise<void>): Promise<void> {
    const attempt = async (): Promise<string> => {
      try {
        const element = await this.driver.findElement(By.css(css));
        await act(element);
        return '';
      } catch (fault) {
        if (!(fault instanceof error.WebDriverError)) throw fault;
        return `${fault.name}: ${fault.message}`;
      }
    };
    await expect.poll(attempt, { message: css, timeout: patience }).toBe('');
  }
  // By the pointer, in its middle.
  click(css: string): Promise<void> {
    return this.soon(css, (element) => element.click());
  }
  // The first that is called so: by its text, its name, or the label that stands at it.
  async press(text: string, css = 'button:not([role=tab])'): Promise<void> {
    const mark = `pressed-${String(Math.random()).slice(2)}`;
    const find = (): Promise<boolean> =>
      this.driver.executeScript(
        (selector: string, wanted: string, name: string) => {
          const all = [...document.querySelectorAll<HTMLElement & { labels?: NodeListOf<HTMLElement> }>(selector)];
          const fits = (it: (typeof all)[number]): boolean =>
            it.checkVisibility() &&
            !it.matches(':disabled') &&
            [it.innerText, it.ariaLabel, it.labels?.[0]?.innerText].some((s) => s?.trim() === wanted);
          const found = all.find(fits);
          found?.setAttribute('data-press', name);
          return found !== undefined;
        },
        css,
        text,
        mark,
      );
    await expect.poll(find, { message: `${css} “${text}”`, timeout: patience }).toBe(true);
    await this.click(`[data-press="${mark}"]`);
  }
  async choose(title: string, option: string): Promise<void> {
    await this.press(title, '[role=combobox]');
    await this.press(option, '[role=option] .words > span:first-child');
    await expect.poll(() => this.count('[role=listbox]')).toBe(0);
  }
  write(css: string, text: string): Promise<void> {
    return this.soon(css, async (element) => {
      await element.clear(); // Control+a selects nothing here
      await element.sendKeys(text);
    });
  }
  // A key, and perhaps one that is held meanwhile.
  async key(key: string, held?: string): Promise<void> {
    const actions = this.driver.actions();
    if (held !== undefined) actions.keyDown(held);
    actions.sendKeys(key);
    if (held !== undefined) actions.keyUp(held);
    await actions.perform();
  }
  text(css: string): Promise<string> {
    return this.driver.executeScript(
      (selector: string) => document.querySelector<HTMLElement>(selector)?.textContent ?? '',
      css,
    );
  }
  attribute(css: string, name: string): Promise<string> {
    return this.driver.executeScript(
      (selector: string, asked: string) => document.querySelector(selector)?.getAttribute(asked) ?? '',
      css,
      name,
    );
  }
  count(css: string): Promise<number> {
    return this.driver.executeScript((selector: string) => document.querySelectorAll(selector).length, css);
  }
  async shows(css: string, text: RegExp, timeout = patience): Promise<void> {
    await expect.poll(() => this.text(css), { message: css, timeout }).toMatch(text);
  }
  async shoot(name: string): Promise<void> {
    await this.driver.sleep(300); // a picture may be that of a moment ago
    mkdirSync(screenshots, { recursive: true });
    writeFileSync(`${screenshots}/webkit-${name}.png`, await this.driver.takeScreenshot(), 'base64');
  }
}

export const testid = (name: string): string => `[data-testid="${name}"]`;

export const test = base.extend<{ site: Site }, { driver: WebDriver }>({
  driver: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { driver, end } = await startWebKit();
      await driver.manage().window().setRect({ width: 1280, height: 950 });
      await use(driver);
      await end();
    },
    { scope: 'worker' },
  ],
  site: async ({ driver }, use, info) => {
    const host = await Host.open();
    const site = new Site(driver, host);
    await use(site);
    if (info.status !== info.expectedStatus) await site.shoot(`failed-${info.testId}`);
    expect(await site.faults(), 'errors on the page').toEqual([]);
    host.close();
  },
});

export { expect, Key };
