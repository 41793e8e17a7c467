import type { Locator, Page } from '@playwright/test';
import { shapeOf } from '../src/views/diamond/fixture';
import { checkAccess, choose, expect, inDark, inJapanese, open, shoot, tab, test } from './fixtures';

const status = (page: Page): Locator => page.getByTestId('status');
const place = (page: Page): Locator => page.getByTestId('place');
const seats = (page: Page): Locator => page.getByTestId('seat');
const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start a new game' }).click();

// A point of the board by its coordinates.
function point(page: Page, text: string): Locator {
  const coordinates = text.split(',').map(Number);
  const sum = coordinates.reduce((a, b) => a + b, 0);
  const dim = coordinates.length - 1;
  const number = shapeOf(dim, (2 * sum) / (dim + 1)).points.findIndex((at) => at.join() === text);
  return page.getByTestId('flat').locator(`[data-point="${String(number)}"]`);
}

// No waiting for animations: the computer answers at once.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('without an address a duel in space begins, and the computer answers', async ({ page }) => {
  await open(page, '#/diamond');
  await expect(status(page)).toContainText('Your turn');
  await expect(page).toHaveURL(/dim=3&size=3&seats=1-,1/);
  await expect(page.getByTestId('win-rule')).toContainText('goal full');
  await expect(page.getByTestId('win-rule')).toContainText('usual rule against blockade');
  await expect(seats(page)).toHaveCount(2);
  await expect(seats(page).nth(1)).toHaveAttribute('data-who', 'medium');
  await point(page, '-1,3,3,1').click();
  await point(page, '0,2,3,1').click();
  await expect(place(page)).toHaveText('2 / 2');
  await expect(status(page)).toContainText('Your turn');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(place(page)).toHaveText('0 / 0');
});

test('set up by mouse: board, corners, players, rules; all of it in the address', async ({ page }) => {
  await open(page, '#/diamond');
  await page.getByTitle('37 points, 3 pieces each').click();
  await page.getByRole('button', { name: 'Three', exact: true }).click();
  await page.getByRole('button', { name: 'Corner 2-: player 2' }).click();
  await page.getByRole('button', { name: 'Corner 2+: free' }).click();
  await expect(seats(page)).toHaveCount(3);
  await choose(page.getByTestId('seat').first(), 'Who plays for player 1', 'computer: greedy');
  await choose(page, 'Who plays for player 3', 'person');
  await page.getByText('Rules', { exact: true }).click();
  await choose(page, 'Foreign corners', 'no resting');
  await choose(page, 'Who has won', 'all pieces home');
  await choose(page, 'Leaving the goal', 'forbidden');
  await page.getByLabel('Draw by repetition').fill('3');
  await page.getByLabel('Draw by length').fill('400');
  await page.getByLabel('Draw by length').blur();
  await start(page);
  await expect(page).toHaveURL(/dim=2&size=4&seats=1-,3-,2%2B/);
  for (const part of ['win=all', 'corners=own', 'goal=stay', 'repetition=3', 'limit=400']) {
    expect(page.url()).toContain(part);
  }
  await expect(page).toHaveURL(/_who=greedy,medium,me/);
  await expect(page.getByTestId('win-rule')).toContainText('all pieces home');
  await expect(page.getByTestId('win-rule')).toContainText('the paper’s rule');
  await expect(place(page)).toHaveText('2 / 2');
  await expect(status(page)).toContainText('Your turn');
  await page.reload();
  await expect(place(page)).toHaveText('2 / 2');
  await expect(seats(page).nth(2)).toHaveAttribute('data-corner', '2+');
  await expect(page.getByRole('combobox', { name: 'Foreign corners' })).toHaveText('no resting');
  await shoot(page, 'diamond-side-setup');
});

test('set up by keys alone', async ({ page }) => {
  await open(page, '#/diamond');
  await expect(seats(page)).toHaveCount(2);
  await page.getByRole('radio', { name: /^Space, size 3/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /^Space, size 2/ })).toBeChecked();
  await page.getByRole('button', { name: 'Alone', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(seats(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Corner 3+: free' }).focus();
  await page.keyboard.press('Space');
  await expect(seats(page).nth(1)).toHaveAttribute('data-corner', '3+');
  await page.getByRole('button', { name: 'Start a new game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dim=3&size=2&seats=1-,3%2B.*_who=me,medium/);
});

test('a duel against every level starts', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me');
  await page.getByRole('combobox', { name: 'Who plays for player 1' }).first().click();
  const choices = page.getByRole('option');
  await expect(choices.nth(5)).toBeAttached();
  expect((await choices.allTextContents()).slice(0, 6).map((text) => text.trim())).toEqual([
    'person',
    'computer: random',
    'computer: greedy',
    'computer: easy',
    'computer: medium',
    'computer: strong',
  ]);
  for (const level of ['random', 'greedy', 'easy', 'medium', 'strong']) {
    await open(page, `#/diamond?dim=2&size=4&seats=1-,1%2B&_who=${level},me`);
    await expect(place(page)).toHaveText('1 / 1');
    await expect(status(page)).toContainText('Your turn');
  }
});

test('two computers and a person: they play until it is the person’s turn; a level changes in the middle', async ({
  page,
}) => {
  await open(page, '#/diamond?dim=3&size=3&seats=1-,2-,3-&_who=easy,greedy,me');
  await expect(place(page)).toHaveText('2 / 2');
  await expect(status(page)).toContainText('Your turn');
  await choose(page.getByTestId('players'), 'Who plays for player 3', 'computer: greedy');
  await expect(page).toHaveURL(/_who=easy,greedy,greedy/);
  await expect(place(page)).not.toHaveText('2 / 2');
  await choose(page.getByTestId('players'), 'Who plays for player 3', 'person');
  await expect(status(page)).toContainText('Your turn');
});

test('who plays is changed while a computer’s move is on its way: the game goes on from that move', async ({
  page,
}) => {
  // The program's answers to moves take long, so that one is always on its way.
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    const moves = new Set<unknown>();
    socket.onMessage((message) => {
      const { id, op } = JSON.parse(String(message)) as { id: unknown; op: string };
      if (op === 'at') moves.add(id);
      server.send(message);
    });
    server.onMessage((message) => {
      const late = moves.has((JSON.parse(String(message)) as { id?: unknown }).id);
      setTimeout(() => socket.send(message), late ? 1500 : 0);
    });
  });
  await open(page, '#/diamond?dim=3&size=2&seats=1-,2-,3-&_who=greedy,greedy,greedy');
  await expect(place(page)).toHaveText('1 / 1');
  await page.waitForTimeout(700); // the next move is made and not yet heard of
  await choose(page.getByTestId('players'), 'Who plays for player 3', 'person');
  await expect(place(page)).toHaveText('2 / 2');
  await expect(status(page)).toContainText('Your turn');
});

test('the rules reach the session: a game of three moves is a draw', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B&limit=3&_who=random');
  await expect(status(page)).toContainText('A draw');
  await expect(place(page)).toHaveText('3 / 3');
});

test('a board that does not exist is explained, and those near it are offered', async ({ page }) => {
  await open(page, '#/diamond');
  await expect(seats(page)).toHaveCount(2);
  await page.getByText('Another dimension or size').click();
  await page.getByRole('spinbutton', { name: 'Dimension' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Size' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Size' }).blur();
  await expect(page.getByRole('alert')).toContainText('overlap');
  await shoot(page, 'diamond-side-refused');
  await page.getByRole('button', { name: '3:4', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await start(page);
  await expect(page).toHaveURL(/dim=3&size=4/);
});

test('the analysis: heights, hops, who leads, the best move; a place is gone to', async ({ page }) => {
  const line = '-1,2,2,1:0,1,2,1_3,1,0,0:2,1,1,0_-1,1,2,2:1,1,2,0';
  await open(page, `#/diamond?dim=3&size=2&seats=1-,1%2B&_who=me&_tab=analysis&m=${line}`);
  const panel = page.getByTestId('diamond-analysis');
  await expect(page.getByTestId('lead')).toHaveText('Player 1 leads by 2 levels.');
  await expect(panel.locator('tr[data-player="0"] td')).toHaveText(['-2', '0', '5', '1']);
  await expect(panel.locator('tr[data-player="1"] td')).toHaveText(['-4', '0', '5', '0']);
  await panel.getByText('As a table').click();
  await expect(panel.locator('figure tbody tr').nth(2).locator('td').first()).toHaveText('2');
  await page.getByLabel('Show on the board where pieces have gone').check();
  await expect(page.getByTestId('flat').locator('.heat')).toHaveCount(3);
  await page.getByLabel('3 why').check();
  await expect(page.getByTestId('hint')).toContainText(/[+−±]\d+ level/);
  const gained = Number(/([+−±]\d+) level/.exec(await page.getByTestId('hint').innerText())?.[1]?.replace('−', '-'));
  const race = new RegExp(`you have (\\d+) levels to climb, (\\d+) after this move; the nearest opponent has (\\d+)`);
  const told =
    race
      .exec(await page.getByTestId('why').innerText())
      ?.slice(1)
      .map(Number) ?? [];
  expect((told[0] ?? 0) - (told[1] ?? 0)).toBe(gained);
  expect((told[0] ?? 0) - (told[2] ?? 0)).toBe(2); // who is to move stands two levels lower
  await shoot(page, 'diamond-side-analysis');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(place(page)).toHaveText('4 / 4');
});

test('a record is loaded, and a damaged one is refused with its move', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me&_tab=record');
  const text = page.getByLabel('Record of the game', { exact: true }).last();
  await text.fill('1. -1,4,3:0,3,3 5,1,0:4,1,1 ; quiet\n2. 0,3,3:1,2,3');
  await page.getByRole('button', { name: 'Load this record' }).click();
  await expect(place(page)).toHaveText('3 / 3');
  await expect(text).toHaveValue('1. -1,4,3:0,3,3 5,1,0:4,1,1\n2. 0,3,3:1,2,3');
  await text.fill('-1,4,3:0,3,3 5,1,0:0,0,6 0,3,3:1,2,3');
  await page.getByRole('button', { name: 'Load this record' }).click();
  await expect(page.getByRole('alert')).toContainText('move 2 (');
  await expect(place(page)).toHaveText('3 / 3');
  await shoot(page, 'diamond-side-record');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Put the text back' }).click();
  await expect(text).toHaveValue(/^1\. -1,4,3/);
});

test('lessons: solved hop by hop, failed and tried again, shown, remembered', async ({ page }) => {
  await open(page, '#/diamond?_tab=lessons');
  await page.getByRole('button', { name: /^1\. The plane 1:/ }).click();
  const puzzle = page.getByTestId('puzzle');
  await expect(puzzle).toContainText('One hop');
  await page.getByRole('button', { name: 'Show the way' }).click();
  await expect(puzzle).toContainText('The way: 1 hop.');
  await point(page, '2,1,3').click();
  await expect(puzzle).toContainText('Well done');
  await expect(page.getByTestId('progress')).toHaveText('1 of 12 solved.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(puzzle).toContainText('Turn on the way');
  await point(page, '3,1,2').click(); // the gold point is two hops away
  await expect(page.getByTestId('readout')).toContainText('cannot go there');
  await point(page, '-1,3,4').click();
  await point(page, '1,1,4').click();
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(puzzle).toContainText('Not there yet');
  await page.getByRole('button', { name: 'Try again' }).click();
  await point(page, '1,1,4').click();
  await point(page, '3,1,2').click();
  await expect(puzzle).toContainText('Well done');
  await shoot(page, 'diamond-side-lessons');
  await page.reload();
  await expect(page.getByTestId('progress')).toHaveText('2 of 12 solved.');
});

test('puzzles by seed, one after the other; a wrong target is refused', async ({ page }) => {
  await open(page, '#/diamond?_tab=lessons');
  await page.getByLabel('Hops', { exact: true }).fill('4');
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Make a puzzle' }).click();
  await expect(page.getByTestId('puzzle')).toContainText('Puzzle 7');
  for (const stop of ['3,3,3,-3', '3,1,3,-1', '3,3,1,-1', '3,3,-1,1']) await point(page, stop).click();
  await expect(page.getByTestId('puzzle')).toContainText('Well done');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByTestId('puzzle')).toContainText('Puzzle 8');
  await expect(page).toHaveURL(/_puzzle=3:3_4_8/);
  await open(page, '#/diamond?dim=2&size=4&target=1,1,1:0,0,0');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('alone: the fewest moves are found, shown and counted', async ({ page }) => {
  await open(page, '#/diamond?dim=3&size=1&seats=1-,1%2B&_tab=alone');
  await page.getByRole('button', { name: 'Play alone on this board' }).click();
  await expect(status(page)).toContainText('Bring all pieces to the opposite corner');
  await page.getByRole('button', { name: 'Find the fewest moves' }).click();
  await expect(page.getByTestId('solo-answer')).toContainText('3 moves — no fewer are possible (proved)');
  await page.getByRole('button', { name: 'Show the way' }).click();
  await expect(place(page)).toHaveText('0 / 3');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('alone-count')).toContainText('Home in 3 moves! The fewest possible: 3.');
  await expect(status(page)).toContainText('All pieces are home');
  await shoot(page, 'diamond-side-alone');
  await checkAccess(page);
});

test('alone: what took long to prove is known, and so is where from', async ({ page }) => {
  await open(page, '#/diamond?dim=3&size=3&seats=1-&_tab=alone');
  await page.getByRole('button', { name: 'Find the fewest moves' }).click();
  await expect(page.getByTestId('solo-answer')).toContainText('20 moves — no fewer are possible', { timeout: 60_000 });
  await expect(page.getByTestId('solo-source')).toContainText('known since asobi 0.2.0');
  await page.getByRole('button', { name: 'Show the way' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('alone-count')).toContainText('Home in 20 moves! The fewest possible: 20.');
});

test('on a solved board hints say who wins and when, and the computer can play perfectly', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=2&seats=1-,1%2B&_who=me&_hint=3');
  await expect(page.getByTestId('hint')).toContainText('Won for who moves now, in 9 moves');
  await choose(page.getByTestId('players'), 'Who plays for player 2', 'computer: perfect');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(place(page)).toHaveText('2 / 2');
  await expect(page.getByTestId('hint')).toContainText('Won for who moves now, in 7 moves');
  await page.getByTitle('124 points, 10 pieces each').click();
  await expect(seats(page).nth(1)).toHaveAttribute('data-who', 'strong');
});

test('two computers play many games in the laboratory', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B&_who=me&_tab=analysis');
  await page.getByRole('link', { name: 'Let two computers play many games on this board' }).click();
  await expect(page.getByTestId('match')).toContainText('A (medium)');
  await expect(page.getByTestId('match')).toContainText('Mean length');
});

test('no serious fault of access around the board', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=4&seats=1-,2-,3-&_who=me,easy,easy');
  await expect(seats(page)).toHaveCount(3);
  await checkAccess(page);
});

test('the language is switched at once; dark', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=4&seats=1-,2-,3-&_who=me,easy,easy');
  await inJapanese(page);
  await expect(page.getByRole('button', { name: '三人', exact: true })).toBeVisible();
  await expect(page.getByTestId('win-rule')).toContainText('勝ちの条件：目標が埋まる。');
  await inDark(page);
  await shoot(page, 'diamond-side-ja-dark');
  for (const name of ['検討', '学ぶ']) {
    await tab(page, name);
    await checkAccess(page);
  }
});

test('nothing scrolls sideways at 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const query of ['dim=5&size=1&seats=1-,2-,3-,4-,5-,6-&_who=me', 'dim=3&size=3&seats=1-,1%2B&_who=me']) {
    for (const name of ['', 'analysis', 'lessons', 'alone', 'record']) {
      await open(page, `#/diamond?${query}&_tab=${name}`);
      await expect(status(page)).toContainText('turn');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
    }
  }
  await tab(page, 'Play');
  await shoot(page, 'diamond-side-phone');
});

test('a dimension that is typed has a bound', async ({ page }) => {
  await open(page, '#/diamond?dim=2&size=4&seats=1-,1%2B');
  await page.getByText('Another dimension or size').click();
  const dimension = page.getByLabel('Dimension', { exact: true });
  await dimension.fill('5000000000');
  await dimension.press('Enter');
  await expect(dimension).toHaveValue('9');
  await expect(page.getByRole('region', { name: 'Board' }).getByRole('alert')).toContainText('overlap'); // by Enter
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('overlap');
});
