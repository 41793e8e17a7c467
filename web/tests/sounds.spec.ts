// Sounds are off at first, made by the page itself, and never heard before somebody has touched it.
import type { Page } from '@playwright/test';
import { checkAccess, expect, open, openSettings, test } from './fixtures';

interface Heard {
  contexts: number;
  pitches: number[];
}
const heard = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
const clear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { heard: Heard }).heard.pitches = [];
  });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const told: Heard = { contexts: 0, pitches: [] };
    Object.assign(window, { heard: told });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        told.contexts++;
      }
      override createOscillator(): OscillatorNode {
        const voice = super.createOscillator();
        const start = voice.start.bind(voice);
        voice.start = (when) => {
          told.pitches.push(Math.round(voice.frequency.value));
          start(when);
        };
        return voice;
      }
    };
  });
});

test('off at first; switched on, a move, a win and a fault have tones of their own; kept', async ({ page }) => {
  await open(page, '#/nim?heaps=3,1&_vs=none');
  await expect(page.getByTestId('place')).toHaveText('0 / 0');
  expect((await heard(page)).contexts).toBe(0);
  const dialog = await openSettings(page);
  const choice = dialog.getByRole('group', { name: 'Sounds' });
  await expect(choice.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true');
  await choice.getByRole('button', { name: 'On', exact: true }).click();
  await checkAccess(page);
  await page.keyboard.press('Escape');
  expect(await heard(page)).toEqual({ contexts: 1, pitches: [392] }); // so it sounds
  await clear(page);
  await open(page, '#/nim?heaps=3,1&_vs=none&m=1:2');
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByTestId('place')).toHaveText('0 / 1');
  expect((await heard(page)).pitches).toEqual([]); // going back is no move
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await expect.poll(async () => (await heard(page)).pitches).toEqual([392]);
  await clear(page);
  await open(page, '#/nim?heaps=3,1&_vs=none&m=1:3_2:1&at=1');
  await expect(page.getByTestId('place')).toHaveText('1 / 2');
  await clear(page);
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect.poll(async () => (await heard(page)).pitches).toEqual([523, 659, 784, 1047]);
  await clear(page);
  await open(page, '#/nim?heaps=3,1&_vs=none&m=7:7');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect.poll(async () => (await heard(page)).pitches).toEqual([185, 175]);
});

test('a computer that moves first is not heard before the page is touched', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('asobi.settings', JSON.stringify({ lang: 'en', sounds: true })));
  await open(page, '#/nim?heaps=3,5,7&_first=computer');
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.waitForTimeout(300);
  expect(await heard(page)).toEqual({ contexts: 0, pitches: [] });
});
