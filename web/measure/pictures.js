// node measure/pictures.js [NAME…]: the pictures of README and docs, taken anew (`npm run build` first).
import { fileURLToPath } from 'node:url';
import { measured } from './browser.js';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const press = (name) => (page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const shown = (id) => (page) => page.getByTestId(id).first().waitFor({ timeout: 120_000 });
const rest = (seconds) => (page) => page.waitForTimeout(1000 * seconds);
const seen = (id) => (page) => page.getByTestId(id).first().scrollIntoViewIfNeeded();
const pick = (list, option) => async (page) => {
  await page.getByRole('combobox', { name: list }).first().click();
  await page
    .getByRole('option', { name: option, exact: typeof name === 'string' })
    .first()
    .click();
};
const write = (label, text) => async (page) => {
  await page.getByLabel(label).first().fill(text);
  await page.getByLabel(label).first().blur();
};
const point = (x, y) => (page) => page.mouse.move(x, y);

// The first ten moves of a duel between two opponents of the program.
const duel =
  '-1,3,1,3:0,2,1,3_5,0,1,0:3,2,1,0_-3,3,3,3:1,1,1,3_5,0,0,1:3,0,2,1_-2,3,2,3:2,1,0,3_' +
  '5,1,0,0:1,1,0,4_-1,2,2,3:5,0,0,1_4,0,1,1:2,0,3,1_-2,3,3,2:0,1,3,2_3,2,1,0:1,0,3,2';

// Where it is taken, what is done there first, and how the browser is set.
const pictures = {
  gallery: { at: '#/', then: [shown('card'), rest(10)] },
  sliding: { at: '#/sliding?size=3x3&tiles=8_6_7_2_5_4_3_0_1&_tab=solve', then: [press('Solve'), shown('solution')] },
  chocolate: {
    at: '#/chocolate?x=6&y=10&z=7&k=1&_hint=3&_vs=none&_tab=laws',
    then: [press('Prove for all positions'), shown('proof-steps'), seen('proof-steps')],
  },
  'nim-ja': { at: '#/nim?heaps=3_5_7&_hint=4', lang: 'ja', dark: true },
  laboratory: { at: '#/lab?_board=2x3&_n=500&_seed=4', then: [shown('summary')] },
  'diamond-analysis': {
    at: `#/diamond?dim=3&size=3&seats=1-,1%2B&m=${duel}&_who=me&_tab=analysis`,
    size: [1366, 768],
  },
  'diamond-lessons-ja': {
    at: '#/diamond?_tab=lessons',
    lang: 'ja',
    then: [press(/片から片へ/), press('道筋を見る'), rest(3)],
  },
  'diamond-ja': { at: '#/diamond?dim=3&size=2&seats=1-,1%2B&_who=me', lang: 'ja' },
  'twisty-ja': {
    at: '#/twisty?puzzle=megaminx&seed=3',
    lang: 'ja',
    dark: true,
    then: [point(430, 330), point(434, 333)],
  },
  'twisty-solve': {
    at: '#/twisty?puzzle=cube-face-5&seed=5&_tab=solve',
    then: [pick('Method', 'Tsukuda method'), press('Solve'), shown('solution'), press('Step through it')],
  },
  'twisty-maker': {
    at: '#/twisty?puzzle=megaminx&_tab=maker',
    then: [press('Dodecahedron'), write('Distance, written exactly', '1/phi'), press('Play it')],
  },
  'twisty-net': { at: '#/twisty?puzzle=cube-face-3&m=R_U&_tab=net' },
  numbers: { at: '#/numbers?_hint=3' },
  papers: { at: '#/papers' },
  'telephone-ja': { at: '#/chocolate?x=6&y=10&z=7&k=1', lang: 'ja', size: [390, 844] },
};

await measured(async ({ address, fresh }) => {
  const wanted = process.argv.slice(2);
  for (const [name, { at, then = [], lang = 'en', dark = false, size = [1280, 720] }] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await fresh({
      viewport: { width: size[0], height: size[1] },
      locale: lang === 'ja' ? 'ja-JP' : 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
    });
    await page.goto(`${address}/${at}`);
    await page.waitForTimeout(2000); // until pictures have come and stand still
    for (const step of then) await step(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${folder}${name}.png` });
    console.log(name);
    await page.context().close();
  }
});
