// A puzzle of each of the paper's fourteen pairs of solid and axes, and of both types where there are two: what is previewed is what turns, and the program agrees.
import { expect, shoot, test } from './fixtures';
import { agrees, board, dice, openPuzzle, programView, shownState, spot, withoutAnimation } from './twisty';

const families = [
  'cube-face-3',
  'cube-vertex1-2',
  'cube-vertex2-3',
  'cube-edge-2',
  'tetra-vertexface-4',
  'tetra-edge-3',
  'octa-face-3',
  'octa-vertex-3',
  'dodeca-face1',
  'megaminx',
  'octa-edge-2',
  'dodeca-vertex',
  'dodeca-edge',
  'icosa-face',
  'icosa-vertex-1',
  'icosa-edge',
];

for (const [i, puzzle] of families.entries()) {
  test(`${puzzle}: hover previews a layer, a click turns exactly that one`, async ({ page }) => {
    await withoutAnimation(page);
    await openPuzzle(page, `puzzle=${puzzle}&seed=5`);
    await expect(() => agrees(page)).toPass(); // the picture may be drawn before its state has come
    const random = dice(i + 1);
    for (let k = 0; k < 4; k++) {
      const before = (await shownState(page)).at;
      const { x, y, name, layer } = await spot(page, random());
      await page.mouse.move(x, y);
      await expect(board(page)).toHaveAttribute('data-preview', name);
      if (k === 3) await shoot(page, `twisty-${puzzle}`); // to be looked at
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.getByTestId('made')).toHaveText(String(k + 1));
      await agrees(page);
      const after = programView(page).at;
      const moving = new Set(layer);
      const changed = after.flatMap((home, place) => (home === before[place] ? [] : [place]));
      expect(changed.every((place) => moving.has(place))).toBe(true);
      expect(changed.length).toBeGreaterThan(0);
    }
  });
}
