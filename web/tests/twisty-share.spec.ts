// What a person sees of a search that may take hours: how much of it is done. The program's words are played here, so that
// nobody has to wait for it.
import { expect, open, test } from './fixtures';

test('the search for a shortest solution shows the share of the work done', async ({ page }) => {
  let reports = 0;
  await page.routeWebSocket(/\/ws/, (socket) => {
    const program = socket.connectToServer();
    socket.onMessage((text) => {
      const asked = JSON.parse(String(text)) as { id?: number; op?: string; tool?: string };
      if (asked.op !== 'ask' || asked.tool !== 'solve') {
        program.send(text);
        return;
      }
      const say = (): void => {
        const progress = { stage: 'solutions of 17 moves', done: 81 * (1 + (reports++ % 2)), total: 243, seconds: 2.5 };
        socket.send(JSON.stringify({ id: asked.id, final: false, progress }));
      };
      say();
      setTimeout(say, 1500);
    });
  });
  await open(page, '#/twisty?puzzle=rubik&scramble=R_U_F&_tab=solve');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  const bar = page.getByRole('progressbar', { name: 'solutions of 17 moves' });
  await expect(bar).toHaveAttribute('max', '243');
  await expect(page.getByTestId('share')).toHaveText('33 %');
  await expect(page.getByTestId('share')).toHaveText('67 %');
});
