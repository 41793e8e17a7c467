// Two hundred points each: what the arrow promises is what happens.
import { expect, tab, test } from './fixtures';
import { agrees, board, dice, openPuzzle, withoutAnimation } from './twisty';

test.use({ viewport: { width: 720, height: 640 } }); // fewer points to draw
test.describe.configure({ mode: 'parallel' });

for (const puzzle of ['cube-face-10', 'megaminx', 'octa-face-4']) {
  test(`${puzzle}: at 200 random points the turn previewed is the turn made`, async ({ page }) => {
    test.setTimeout(300_000); // a minute, on a machine that does nothing else
    await withoutAnimation(page);
    await openPuzzle(page, `puzzle=${puzzle}`);
    const box = await board(page).boundingBox();
    if (!box) throw new Error('no board');
    const random = dice(42);
    const promised: string[] = [];
    for (let tries = 0; promised.length < 200 && tries < 2000; tries++) {
      const x = box.x + box.width / 2 + 0.8 * (random() - 0.5) * box.height; // the puzzle stands in the middle
      const y = box.y + box.height / 2 + 0.8 * (random() - 0.5) * box.height;
      await page.mouse.move(x, y);
      const name = await board(page).getAttribute('data-preview');
      if (!name) continue; // beside the puzzle
      await page.mouse.down();
      await page.mouse.up();
      promised.push(name);
    }
    expect(promised).toHaveLength(200);
    await expect(page.getByTestId('made')).toHaveText('200');
    await tab(page, 'About', 'Moves');
    const made = await page.locator('.moves li button').allTextContents();
    expect(made.slice(1)).toEqual(promised);
    await agrees(page);
  });
}
