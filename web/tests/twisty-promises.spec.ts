// What a person may expect of the twisty player; each of these was once found broken.
import { expect, test } from './fixtures';
import { agrees, openPuzzle, withoutAnimation } from './twisty';

test('letters turn after load and after “Scramble”, but not in a field', async ({ page }) => {
  await withoutAnimation(page);
  await openPuzzle(page, 'puzzle=cube-face-3');
  await page.keyboard.press('r');
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.keyboard.press('2');
  await page.keyboard.press('Shift+U');
  await expect(page).toHaveURL(/m=R_E/);
  await page.getByRole('button', { name: 'Scramble', exact: true }).click();
  await expect(page).toHaveURL(/seed=/);
  await page.keyboard.press('f');
  await expect(page.getByTestId('made')).toHaveText('1');
  await page.getByLabel('Type or paste moves').fill('');
  await page.keyboard.type('ru');
  await page.getByLabel('Seed').focus();
  await page.keyboard.press('r');
  await page.getByLabel('End of an axis').focus();
  await page.keyboard.press('d');
  await expect(page.getByTestId('made')).toHaveText('1');
  await agrees(page);
});
