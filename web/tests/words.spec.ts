// Nobody has to know the words of the command line: every screen, tab by tab, in both languages.
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { GameInfo } from '../src/protocol/generated/types';
import { choose, expect, inJapanese, open, program, tab, test } from './fixtures';

const games = ['nim', 'gridnim', 'chocolate', 'numbers', 'sliding', 'group', 'diamond', 'twisty'];
const places = [
  '#/',
  '#/lab',
  '#/lab?_x=laws',
  '#/lab?_x=grundy',
  '#/lab?_x=matches',
  '#/lab?_x=matches&_game=diamond&_match=dim%3D2%26size%3D2%26games%3D10%26a%3Dgreedy',
  '#/lab?_x=any',
  '#/papers?_paper=sliding',
];

// Names of tools, parameters and choices that mean nothing to people who speak no English.
function commandWords(): string[] {
  const ask = (request: object): string =>
    spawnSync(program, ['stdio'], { input: `${JSON.stringify(request)}\n`, encoding: 'utf8' }).stdout;
  const words = games.flatMap((game) => {
    const { result } = JSON.parse(ask({ op: 'info', game })) as { result: GameInfo };
    const parameters = [...result.options, ...result.tools.flatMap((tool) => tool.arguments)];
    return [
      ...result.tools.map((tool) => tool.name),
      ...parameters.flatMap((row) => [row.name, ...(row.choices ?? [])]),
    ];
  });
  return [...new Set(words)].filter((word) => word.length > 3);
}

// What can be read, and what a screen reader says.
function told(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((node) =>
      ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...names].join('\n');
  });
}

// Names by which programs call puzzles and papers, which nobody reads who plays.
const callNames = /\b(?:(?:cube|tetra|octa|dodeca|icosa)-[a-z]+\d*(?:-\d+)?|rubik)\b|[:：] (?:nim|sliding|twisty)$/m;

async function walk(page: Page, check: (text: string, where: string) => void): Promise<void> {
  for (const place of [...games.map((game) => `#/${game}`), ...places]) {
    await open(page, place);
    await page.waitForLoadState('networkidle');
    check(await told(page), place);
    const rows = page.getByRole('tablist').first().getByRole('tab');
    for (let i = 0; i < (await rows.count()) && place.split('?').length === 1 && place !== '#/lab'; i++) {
      await rows.nth(i).click();
      const inner = page.getByRole('tabpanel').getByRole('tab');
      check(await told(page), `${place} ${String(i)}`);
      for (let j = 1; j < (await inner.count()); j++) {
        await inner.nth(j).click();
        check(await told(page), `${place} ${String(i)} ${String(j)}`);
      }
    }
  }
}

test('no words of the command line in English', async ({ page }) => {
  test.slow();
  await walk(page, (text, where) => {
    expect(callNames.exec(text)?.[0], where).toBeUndefined();
    const found = /(?:^|[^-])(--[a-z]+|asobi [a-z]+|\b(?:twophase|lbl|lstates|perft|gridnim)\b)/m.exec(text);
    expect(found?.[1], where).toBeUndefined();
  });
});

test('no words of the command line in Japanese', async ({ page }) => {
  test.slow();
  const words = commandWords();
  expect(words).toContain('analyze');
  expect(words).toContain('skilled');
  const any = new RegExp(`(?:^|[^-])(--[a-z]+|asobi [a-z]+)|(?<![\\w.\\-])(${words.join('|')})(?![\\w.\\-(])`, 'm');
  await open(page, '#/');
  await inJapanese(page);
  await walk(page, (text, where) => {
    expect(callNames.exec(text)?.[0], where).toBeUndefined();
    const found = any.exec(text);
    expect(found ? text.slice(Math.max(0, found.index - 40), found.index + 60) : null, where).toBeNull();
  });
});

test('every method of solving says in words what it does', async ({ page }) => {
  test.slow();
  for (const lang of ['en', 'ja'])
    for (const puzzle of ['rubik', 'pyraminx', 'dino', 'megaminx']) {
      await page.goto('about:blank'); // so that no list of the puzzle before is there
      await page.goto(`/?lang=${lang}#/twisty?puzzle=${puzzle}&_tab=solve`);
      const method = page.getByRole('tabpanel').getByRole('combobox').first();
      await method.click();
      const titles = await page.getByRole('option').allInnerTexts();
      await page.keyboard.press('Escape');
      expect(titles.length).toBeGreaterThan(0);
      for (const title of titles) {
        await method.click();
        await page.getByRole('option', { name: title, exact: true }).click();
        await expect(method).toHaveText(title);
        expect(callNames.exec(await told(page))?.[0], `${puzzle}, ${title}`).toBeUndefined();
      }
    }
});

test('tools are chosen by what they do, and the command beside them speaks of the present position', async ({
  page,
}) => {
  await open(page, '#/nim?heaps=4_6_9&_vs=none');
  await tab(page, 'About', 'For programs');
  await choose(page, 'Tool', /^Analyse/);
  await page.getByText('On the command line').click();
  await expect(page.getByTestId('command')).toHaveText("asobi nim analyze '4 6 9'");
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByTestId('tool-answer')).toContainText('11');
  await open(page, '#/nim?heaps=4_6_9&m=1:2&_vs=none&_tab=tools');
  await page.getByText('On the command line').click();
  await expect(page.getByTestId('command')).toContainText('"moves":"1:2"');
});

test('opponents and choices have names in both languages', async ({ page }) => {
  await open(page, '#/nim');
  await choose(page, 'Opponent', 'skilled, but errs');
  await expect(page).toHaveURL(/_vs=skilled/);
  await inJapanese(page);
  await expect(page.getByRole('combobox', { name: '相手' })).toHaveText('ときどき間違える');
});

test('moves in lists are words', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&m=2:3&_vs=none');
  await expect(page.getByTestId('line')).toContainText('3 from heap 2');
  await inJapanese(page);
  await expect(page.getByTestId('line')).toContainText('山2から3個');
  await open(page, '#/chocolate?x=3&y=6&z=3&k=2&m=y4&_vs=none');
  await expect(page.getByTestId('line')).toContainText('右を4に');
  await open(page, '#/gridnim?board=111%2F111&m=r1:1-2&_vs=none');
  await expect(page.getByTestId('line')).toContainText('1行目の1～2');
});

test('moves in what the program advises are words', async ({ page }) => {
  await open(page, '#/gridnim?board=1111/1111/1111&_tab=pairs&_vs=none');
  await expect(page.getByTestId('strategy').getByRole('button', { name: 'Take row 2: 2–3' })).toBeVisible();
  await open(page, '#/gridnim?board=110/011/111&m=r1:1&_tab=analysis&_vs=none');
  await expect(page.getByTestId('blunder')).toContainText('row 1: 1');
  await inJapanese(page);
  await expect(page.getByTestId('blunder')).toContainText('1行目の1');
  await expect(page.getByTestId('analysis')).not.toContainText(/[rc]\d:/);
});
