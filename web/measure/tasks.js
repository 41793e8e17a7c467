// node measure/tasks.js: ten things a newcomer tries, each begun at the gallery; how many clicks, and how many words typed,
// besides the moves of a game.
import { measured } from './browser.js';

class Hand {
  clicks = 0;
  words = 0;
  constructor(page) {
    this.page = page;
  }
  async click(locator) {
    await locator.first().click();
    this.clicks++;
  }
  button(name) {
    return this.click(this.page.getByRole('button', { name, exact: typeof name === 'string' }));
  }
  async find(text) {
    await this.page.getByRole('searchbox').fill(text);
    this.words++;
    await this.click(this.page.getByTestId('card'));
    await this.page.getByTestId('game').waitFor();
  }
  async card(game) {
    await this.click(this.page.locator(`[data-testid=card][data-game=${game}]`));
    await this.page.getByTestId('game').waitFor();
  }
  seen(text) {
    return this.page.getByText(text).first().waitFor({ timeout: 60_000 });
  }
}

// Cuts whatever can be cut until the game is over; these are moves.
async function playChocolate(page) {
  const again = page.getByTestId('again');
  for (let i = 0; i < 60 && !(await again.isVisible()); i++) {
    const cut = page.getByRole('group', { name: 'Cuts' }).getByRole('button', { name: /^Cut/, disabled: false });
    if ((await cut.count()) > 0)
      await cut
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await page.waitForTimeout(400);
  }
  await again.waitFor();
}

const tasks = {
  'play a game of chocolate, and a second one': async (hand) => {
    await hand.card('chocolate');
    await playChocolate(hand.page);
    await hand.click(hand.page.getByTestId('again'));
    await hand.page.getByTestId('again').waitFor({ state: 'hidden' });
    await playChocolate(hand.page);
  },
  'scramble a Megaminx and see it solved': async (hand) => {
    await hand.find('megaminx');
    await hand.button(/^Scramble/);
    await hand.button('Solve it');
    await hand.page.getByTestId('solution').waitFor({ timeout: 120_000 });
  },
  'read why a position of Nim is lost or won': async (hand) => {
    await hand.card('nim');
    await hand.click(hand.page.getByRole('radio', { name: /why/ }));
    await hand.page
      .getByTestId('hint')
      .getByText(/nim-sum|⊕|balance/i)
      .first()
      .waitFor();
  },
  'make a puzzle of one’s own and come back to it': async (hand) => {
    await hand.click(hand.page.getByRole('link', { name: 'Make one' }));
    await hand.page.getByTestId('game').waitFor();
    await hand.button(/^(dodecahedron)/i);
    await hand.button(/^(Add a cut|Cut)/);
    await hand.button('Play it');
    await hand.page.waitForTimeout(1500);
    await hand.click(hand.page.getByRole('link', { name: 'Asobi' }));
    await hand.click(hand.page.getByRole('navigation', { name: 'Continue' }).getByRole('link'));
    await hand.page.getByTestId('game').waitFor();
  },
  'share a position': async (hand) => {
    await hand.card('nim');
    await hand.button('Copy link');
    await hand.seen(/Copied/);
  },
  'show a game on a projector': async (hand) => {
    await hand.card('chocolate');
    await hand.button('Full screen');
    await hand.page.getByRole('button', { name: 'Leave full screen' }).waitFor();
  },
  'read the page in Japanese': async (hand) => {
    await hand.button('Settings');
    await hand.button('日本語');
    await hand.seen('遊ぶ');
  },
  'see whether a sentence of a paper is true': async (hand) => {
    await hand.click(hand.page.getByRole('link', { name: 'Papers' }));
    await hand.button(/^Check:/);
    await hand.page.getByTestId('verdict').first().waitFor({ timeout: 60_000 });
  },
  'let two players play a hundred games': async (hand) => {
    await hand.click(hand.page.getByRole('link', { name: 'Laboratory' }));
    await hand.click(hand.page.getByRole('tab', { name: 'Matches' }));
    await hand.page.getByTestId('match').waitFor();
  },
  'see the Cayley graph of S₄': async (hand) => {
    await hand.find('Symmetric group');
    await hand.click(hand.page.getByRole('tab', { name: 'Explore' }));
    await hand.page.getByTestId('cayley').waitFor();
  },
};

await measured(async ({ address, fresh }) => {
  console.log('| task | clicks | words typed |\n|---|---|---|');
  const wanted = process.argv[2] ?? ''; // only those with this in their names
  for (const [name, task] of Object.entries(tasks).filter(([each]) => each.includes(wanted))) {
    const page = await fresh();
    const hand = new Hand(page);
    await page.goto(address);
    await page.getByTestId('card').first().waitFor();
    try {
      await task(hand);
      console.log(`| ${name} | ${String(hand.clicks)} | ${String(hand.words)} |`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`| ${name} | not done after ${String(hand.clicks)} | ${error.message.split('\n')[0]} |`);
    }
    await page.context().close();
  }
});
