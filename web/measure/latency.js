// node measure/latency.js: clicks and types through every game, and prints how long the page worked on the slowest event of
// each (Event Timing: from the beginning to the end of its handlers; waiting for the program and drawing are not in it).
import { measured } from './browser.js';

const goal = 50; // ms, on an idle machine

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
const tabs = async (page) => {
  const all = page.getByRole('tablist').first().getByRole('tab');
  for (let i = 0; i < (await all.count()); i++) {
    await all.nth(i).click();
    await page.waitForTimeout(150);
    const inner = page.getByRole('tabpanel').getByRole('tab');
    for (let j = 1; j < (await inner.count()); j++) {
      await inner.nth(j).click();
      await page.waitForTimeout(150);
    }
  }
};

const walks = {
  gallery: ['', async (page) => page.getByRole('searchbox').pressSequentially('megaminx', { delay: 60 })],
  chocolate: [
    '#/chocolate?x=6&y=10&z=7&k=1',
    async (page) => {
      await page.locator('#cut-x').focus();
      await press(page, 'ArrowLeft', 'ArrowLeft', 'Enter');
    },
  ],
  nim: ['#/nim?heaps=3_5_7', async (page) => press(page, 'ArrowRight', 'ArrowUp', 'Enter')],
  'nim, large heaps': ['#/nim?heaps=300_500_700', async (page) => press(page, 'ArrowRight')],
  gridnim: ['#/gridnim?board=1111%2F1111%2F1111', async (page) => press(page, 'ArrowRight', 'Enter', 'Enter')],
  sliding: [
    '#/sliding?size=4x4&seed=3',
    async (page) => press(page, 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'),
  ],
  'sliding 10x10': ['#/sliding?size=10x10&seed=3', async (page) => press(page, 'ArrowLeft', 'ArrowUp')],
  group: [
    '#/group?generators=(1_2_3_4_5)%3B(1_2_3)',
    async (page) => page.getByRole('group', { name: 'Generators' }).getByRole('button').first().click(),
  ],
  'diamond in space': [
    '#/diamond?dim=3&size=3&seats=1-,1%2B&_who=me',
    async (page) => press(page, 'n', 'Enter', 't', 'Enter'),
  ],
  'diamond, 4-D': [
    '#/diamond?dim=4&size=2&seats=1-,1%2B&_who=me',
    async (page) => press(page, 'n', 'Enter', 't', 'Enter'),
  ],
  'twisty 3x3x3': ['#/twisty?puzzle=rubik', async (page) => press(page, 'r', 'u', 'Shift+R', 'ArrowLeft')],
  megaminx: ['#/twisty?puzzle=megaminx', async (page) => press(page, 'r', 'u', 'ArrowLeft')],
  'laboratory, any tool': [
    '#/lab?_x=any',
    async (page) =>
      page.getByRole('combobox', { name: 'What do you want to know?' }).pressSequentially('grundy', { delay: 60 }),
  ],
  papers: ['#/papers', async (page) => page.getByRole('searchbox').pressSequentially('cube', { delay: 60 })],
};

await measured(async ({ address, fresh }) => {
  let worst = 0;
  console.log('| screen | slowest event | ms |\n|---|---|---|');
  for (const [name, [hash, walk]] of Object.entries(walks)) {
    const page = await fresh();
    await page.addInitScript(() => {
      window.slowest = { name: 'none over 16 ms', ms: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const ms = entry.processingEnd - entry.processingStart;
          if (ms > window.slowest.ms) window.slowest = { name: entry.name, ms };
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await page.goto(`${address}${hash}`);
    await page.waitForTimeout(2500);
    await walk(page);
    await page.waitForTimeout(500);
    if (hash.startsWith('#/') && !/lab|papers/.test(hash)) await tabs(page);
    await page.waitForTimeout(500);
    const slowest = await page.evaluate(() => window.slowest);
    worst = Math.max(worst, slowest.ms);
    console.log(`| ${name} | ${slowest.name} | ${slowest.ms.toFixed(1)} |`);
    await page.context().close();
  }
  console.log(`\nworst: ${worst.toFixed(1)} ms (goal: under ${String(goal)} ms on an idle machine)`);
  if (worst >= goal) process.exitCode = 1;
});
