// The surface laid flat, and what covers the stickers: numbers, pictures.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { NetPicture } from '../src/views/stickers/net';
import { checkAccess, choose, expect, inJapanese, shoot, tab, test } from './fixtures';
import { agrees, board, openPuzzle, picture, ready, withoutAnimation } from './twisty';

const net = (page: Page) => page.getByTestId('net');
const digest = async (page: Page): Promise<string> =>
  createHash('sha1')
    .update(await picture(page))
    .digest('hex');

test.beforeEach(async ({ page }) => {
  await withoutAnimation(page);
});

// Where stickers are on the net, and what the net itself finds there.
function spots(page: Page): Promise<{ sticker: number; found: number; x: number; y: number }[]> {
  return page.evaluate(() => {
    const host = document.querySelector('[data-testid=net]') as HTMLElement & { net: NetPicture };
    const box = host.getBoundingClientRect();
    return host.net.seen().map(({ sticker, at: [x, y] }) => {
      // A little beside the middle, which belongs to no turn.
      const found = host.net.aimAt([x + 1.5, y + 0.7])?.sticker ?? -1;
      return { sticker, found, x: x + 1.5 + box.left, y: y + 0.7 + box.top };
    });
  });
}

for (const puzzle of ['pyraminx', 'cube-face-3', 'octa-face-3', 'megaminx', 'icosamate']) {
  test(`${puzzle}: no two stickers of the net lie on each other, and a click turns as it says`, async ({ page }) => {
    await openPuzzle(page, `puzzle=${puzzle}&_tab=net`);
    await expect(net(page)).toBeVisible();
    const all = await spots(page);
    expect(all.map(({ found }) => found)).toEqual(all.map(({ sticker }) => sticker));
    for (const i of [1, Math.floor(all.length / 2), all.length - 2]) {
      const one = all[i];
      if (!one) throw new Error('no sticker');
      await page.mouse.move(5, 5);
      await expect(net(page)).toHaveAttribute('data-preview', '');
      await page.mouse.move(one.x, one.y);
      await expect(net(page)).not.toHaveAttribute('data-preview', '');
      const promised = await net(page).getAttribute('data-preview');
      expect(await board(page).getAttribute('data-preview')).toBe(promised); // both show it
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.locator('.line .here')).toHaveText(promised ?? '');
    }
    await expect(page.getByTestId('made')).toHaveText('3');
    await agrees(page);
  });
}

test('the net is worked with keys, and passes the accessibility checker in both languages', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-face-3&_tab=net');
  await net(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const first = await net(page).getAttribute('data-preview');
  expect(first).not.toBe('');
  await page.keyboard.press('.');
  await expect(net(page)).not.toHaveAttribute('data-preview', first ?? '');
  const promised = await net(page).getAttribute('data-preview');
  await page.keyboard.press('Enter');
  await expect(page.locator('.line .here')).toHaveText(promised ?? '');
  await agrees(page);
  await checkAccess(page);
  await shoot(page, 'twisty-net');
  await inJapanese(page);
  await expect(page.getByRole('tab', { name: '展開図' })).toBeVisible();
  await checkAccess(page);
});

test('painting: a click on the net colours the sticker there', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-face-3&_tab=paint');
  await page.getByRole('button', { name: 'Begin with no colours' }).click();
  await expect(page.getByTestId('status')).toContainText('6 of 54');
  await expect(net(page)).toBeVisible();
  const red = page.getByRole('radio', { name: /^Colour of R,/ });
  await red.click();
  const all = await spots(page);
  for (const { x, y } of all.filter(({ sticker }) => sticker % 9 === 0).slice(0, 3)) await page.mouse.click(x, y);
  await expect(page.getByTestId('status')).toContainText('9 of 54');
  await expect(red).toHaveAccessibleName(/used 4 of 9/);
  await expect(page.getByTestId('made')).toHaveText('0'); // nothing turns meanwhile
});

// Turns the centre of U by a half and leaves everything else as it was.
const centre = 'U R L U2 R- L- U R L U2 R- L-'.replaceAll('-', "'");

test('numbers and pictures show what colours do not: a centre that is turned', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const signs of ['none', 'numbers', 'picture']) {
    for (const moves of ['', centre]) {
      await openPuzzle(page, `m=${encodeURIComponent(moves)}&_signs=${signs}&_mirror=off`);
      await expect(page.getByTestId('made')).toHaveText(moves === '' ? '0' : '12');
      await expect.poll(async () => (await digest(page)) === (await digest(page))).toBe(true);
      seen.set(`${signs} ${moves === '' ? 'home' : 'turned'}`, await digest(page));
    }
  }
  expect(seen.get('none turned')).toBe(seen.get('none home'));
  expect(seen.get('numbers turned')).not.toBe(seen.get('numbers home'));
  expect(seen.get('picture turned')).not.toBe(seen.get('picture home'));
  expect(new Set(seen.values()).size).toBe(5);
});

test('a picture of one’s own is put on the stickers, kept by the browser and sent nowhere', async ({ page }) => {
  await openPuzzle(page, 'puzzle=cube-face-3&_tab=look&_mirror=off');
  const plain = await digest(page);
  await choose(page, 'Signs on stickers', 'a picture');
  await expect.poll(() => digest(page)).not.toBe(plain);
  const usual = await digest(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [90, 60];
    const pen = canvas.getContext('2d');
    for (let i = 0; pen && i < 9; i++) {
      pen.fillStyle = `hsl(${String(i * 40)} 80% 50%)`;
      pen.fillRect(i * 10, 0, 10, 60);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByTestId('own-picture')
    .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
  await expect(page.getByRole('button', { name: 'The page’s picture again' })).toBeVisible();
  await expect.poll(() => digest(page)).not.toBe(usual);
  const own = await digest(page);
  await shoot(page, 'twisty-own-picture');
  await page.reload();
  await ready(page);
  await expect.poll(() => digest(page)).toBe(own);
  await page.getByTestId('own-picture').setInputFiles({
    name: 'no.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert')).toHaveText(/no picture/);
  await page.getByRole('button', { name: 'The page’s picture again' }).click();
  await expect.poll(() => digest(page)).toBe(usual);
  expect(sent).toEqual([]);
  await tab(page, 'Play');
});
