// node measure/screens.js FOLDER [NAME…]: every screen in three sizes, light and dark, in both languages, to be looked at
// (`npm run build` first). What is wider than its window is told.
import { mkdirSync } from 'node:fs';
import { measured } from './browser.js';

const sizes = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
];

// All pictures that are in sight.
const drawn = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-testid=card] .picture, .today .picture .picture')].every(
      (place) => place.getBoundingClientRect().top > innerHeight || place.firstElementChild,
    ),
  );
const settings = async (page) => {
  await drawn(page);
  await page.getByRole('button', { name: /^(Settings|設定)$/ }).click();
};

const screens = {
  gallery: { at: '#/', then: drawn },
  cube: { at: '#/twisty?puzzle=cube-face-3&seed=3' },
  megaminx: { at: '#/twisty?puzzle=megaminx&seed=3' },
  'diamond-plane': { at: '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me,easy' },
  'diamond-space': { at: '#/diamond?dim=3&size=3&seats=1-,1%2B&_who=me,easy' },
  'diamond-4d': { at: '#/diamond?dim=4&size=2&seats=1-,1%2B&_who=me,easy' },
  chocolate: { at: '#/chocolate?x=6&y=10&z=7&k=1' },
  nim: { at: '#/nim?heaps=3_5_7' },
  gridnim: { at: '#/gridnim?board=1111/1111/1111' },
  numbers: { at: '#/numbers' },
  sliding: { at: '#/sliding?size=4x4&seed=3' },
  group: { at: '#/group?generators=(1_2_3_4_5)%3B(1_2_3)' },
  laboratory: { at: '#/lab' },
  matches: { at: '#/lab?_x=matches' },
  papers: { at: '#/papers' },
  settings: { at: '#/', then: settings },
};

async function take(page, address, { at, then }, path) {
  await page.goto(`${address}/${at}`);
  await page.waitForTimeout(2500); // until all has come and stands still
  await then?.(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(`${path}${over > 0 ? `: ${String(over)} pixels too wide` : ''}`);
}

await measured(async ({ address, fresh }) => {
  const [folder = 'screenshots/screens', ...wanted] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of sizes)
    for (const colorScheme of ['light', 'dark'])
      for (const locale of ['en-GB', 'ja-JP']) {
        const page = await fresh({
          viewport: { width, height },
          colorScheme,
          locale,
          ...(width < 600 ? { hasTouch: true, isMobile: true } : {}),
        });
        for (const [name, screen] of Object.entries(screens)) {
          if (wanted.length > 0 && !wanted.includes(name)) continue;
          const file = [name, String(width), colorScheme, locale.slice(0, 2)].join('-');
          await take(page, address, screen, `${folder}/${file}.png`);
        }
        await page.context().close();
      }
});
