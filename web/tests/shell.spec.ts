import { checkAccess, expect, inDark, inJapanese, open, serve, shoot, test } from './fixtures';

test('the catalogue lists every game and opens one', async ({ page }) => {
  await open(page, '');
  await page.getByRole('link', { name: /Symmetric group/ }).click();
  await expect(page.getByTestId('game')).toHaveAttribute('data-game', 'group');
});

test('language, theme and reload', async ({ page }) => {
  await open(page, '#/group');
  await inJapanese(page);
  await expect(page.locator('h1')).toContainText('置換');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await inDark(page);
  await page.reload();
  await expect(page.locator('h1')).toContainText('置換');
  await shoot(page, 'group-ja-dark');
  await checkAccess(page);
});

test('the browser’s language decides at the first visit', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: server.address });
  const page = await context.newPage();
  await open(page, '#/group');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await context.close();
});

test('a game is its address: play, undo, redo, reload, back', async ({ page }) => {
  await open(page, '#/group?generators=(1_2_3_4);(1_2)');
  const cycles = page.getByTestId('cycles');
  const generators = page.getByRole('group', { name: 'Generators' }).getByRole('button');
  await generators.first().click();
  await expect(cycles).not.toHaveText('()');
  const one = await cycles.textContent();
  await generators.nth(1).click();
  await expect(page.getByTestId('place')).toHaveText('2 / 2');
  const two = await cycles.textContent();
  await page.reload();
  await expect(cycles).toHaveText(two ?? '');
  await page.keyboard.press('Control+z');
  await expect(cycles).toHaveText(one ?? '');
  await page.keyboard.press('Control+Shift+z');
  await expect(cycles).toHaveText(two ?? '');
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(cycles).toHaveText('()');
});

test('a refused input is told, and nothing is lost', async ({ page }) => {
  await open(page, '#/group');
  await page.locator('#content').getByRole('textbox', { name: 'Generators' }).fill('(1 2');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByTestId('cycles')).toHaveText('()');
});

test('any tool can be run from its form', async ({ page }) => {
  await open(page, '#/group?generators=(1_2_3_4_5);(1_2)&_tab=tools');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByTestId('tool-answer')).toContainText('120');
});

test('an unknown screen is told', async ({ page }) => {
  await open(page, '#/nosuch');
  await expect(page.getByRole('alert')).toContainText('nosuch');
});

test('an address that was just entered is not written over by what the page does at that moment', async ({ page }) => {
  await open(page, '#/nim?heaps=3_5_7&_vs=none');
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/nim?heaps=1_2&_vs=none'; // the page hears of it later
    document.querySelector<HTMLElement>('[role=tab]:last-of-type')?.click();
  });
  await expect(page).toHaveURL(/heaps=1_2&/);
  await expect(page.getByTestId('heaps')).toHaveAttribute('data-heaps', '1 2');
});

test('a part of the page that cannot be fetched is told, and the page can be loaded again', async ({
  page,
  errors,
}) => {
  await open(page, '#/nim');
  await page.route('**/assets/Papers-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Papers' }).first().click();
  await expect(page.getByRole('alert')).toContainText('cannot be loaded');
  await page.unroute('**/assets/Papers-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papers');
  errors.length = 0; // the browser has told what was planted
});

test('the page goes on when the program was stopped and started again', async ({ page, errors }) => {
  const first = await serve();
  const port = Number(new URL(first.address).port);
  await page.goto(`${first.address}/#/group?generators=(1_2_3_4);(1_2)`);
  const generators = page.getByRole('group', { name: 'Generators' }).getByRole('button');
  await generators.first().click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  first.child.kill('SIGKILL');
  await expect(page.getByRole('status').filter({ hasText: 'does not answer' })).toBeVisible();
  const second = await serve(port);
  await generators.first().click();
  await expect(page.getByTestId('place')).toHaveText('2 / 2', { timeout: 15_000 });
  second.child.kill('SIGINT');
  // The browser itself complains of attempts while nobody listened; anything else is a fault.
  const others = errors.filter((error) => !/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/.test(error));
  errors.splice(0, errors.length, ...others);
});

// The first question about moves is lost with its connection; the second connection answers late.
test('clicks made while the connection breaks are all made, in their order', async ({ page }) => {
  let connections = 0;
  const asked: string[] = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    const first = ++connections === 1;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { op, moves } = JSON.parse(String(message)) as { op: string; moves?: string };
      if (op === 'at' && moves) asked.push(moves);
      if (!first || asked.length === 0) server.send(message);
      else void socket.close({ code: 1011 });
    });
    server.onMessage((message) => {
      setTimeout(() => socket.send(message), first ? 0 : 50);
    });
  });
  await open(page, '#/group?generators=(1_2_3_4);(1_2)');
  const generators = page.getByRole('group', { name: 'Generators' }).getByRole('button');
  await expect(page.getByTestId('place')).toHaveText('0 / 0');
  for (const which of [0, 1, 0, 0]) await generators.nth(which).click();
  await expect(page.getByTestId('place')).toHaveText('4 / 4');
  const names = await generators.allTextContents();
  const [a = '', b = ''] = names.map((name) => name.trim());
  expect(asked).toEqual([a, a, `${a} ${b}`, `${a} ${b} ${a}`, `${a} ${b} ${a} ${a}`]);
  await expect(page).toHaveURL(/m=/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a program of another version is told apart in one sentence', async ({ page }) => {
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace('"protocol":2', '"protocol":1')));
    socket.onMessage((message) => server.send(message));
  });
  await open(page, '#/nim?heaps=3_5_7');
  await expect(page.getByRole('alert')).toContainText('another version of Asobi');
});

test('the first load is under 300 kB, compressed', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http')) return; // pictures that the page has made itself
    if (response.url().includes('/assets/')) expect(response.headers()['content-encoding']).toBe('gzip');
    sizes.push(Number(response.headers()['content-length'] ?? 0));
  });
  await open(page, '');
  await page.waitForLoadState('networkidle');
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(300_000);
});

test('a name that every object knows is a game as unknown as any other', async ({ page }) => {
  for (const name of ['constructor', 'toString']) {
    await open(page, `#/${name}`);
    await expect(page.getByRole('alert')).toContainText(name);
  }
});

test('another puzzle of the family begins without the steps of the one before', async ({ page }) => {
  await open(page, '#/sliding?size=3x3');
  await page.getByTestId('tiles').locator('[data-tile="8"]').click();
  await expect(page.getByTestId('place')).toHaveText('1 / 1');
  await page.evaluate(() => (location.hash = '#/sliding?size=4x4'));
  await expect(page.getByTestId('tiles').locator('[data-tile="15"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('tiles').locator('[data-tile="15"]')).toBeVisible();
});

test('what was computed stays in another language', async ({ page }) => {
  await open(page, '#/sliding?size=3x3&seed=3&_tab=solve');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  const solution = page.getByTestId('solution');
  const moves = await solution.locator('code').textContent();
  await inJapanese(page);
  await expect(solution).toContainText('手');
  await expect(solution.locator('code')).toHaveText(moves ?? '');
});
