// The static site where the browser gives little memory: what does not fit is told, and nothing else suffers.
import { choose, expect, open, test } from './fixtures';

const pages = 400; // of 64 KiB: 25 MiB
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const limit = `--js-flags=--wasm-max-mem-pages=${String(pages)}`;
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), limit] });
  },
});

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be told to give little');

// Two phases want 254 MiB, and are refused; the universal solver finds none in the middle of its work, and traps.
for (const method of ['two phases', 'universal']) {
  test(`a job that finds no memory ends with a clear word, and nothing else does: ${method}`, async ({
    page,
    host,
  }) => {
    test.setTimeout(120_000);
    await open(page, host, '#/twisty?puzzle=cube-face-3&scramble=R_U_F2_L_D_B&m=R_U&_tab=solve');
    await choose(page, 'Method', method);
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(/not enough memory.*the program asobi/, { timeout: 90_000 });
    await expect(page.getByTestId('place')).toHaveText('2 / 2');
    await choose(page, 'Method', 'layer by layer');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(page.getByTestId('solution')).toContainText(/\d+ moves? HTM \(\d+ QTM\)/);
  });
}
