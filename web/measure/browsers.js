// node measure/browsers.js [chromium] [firefox] [webkit]: the static site (`npm run site` first) in each browser, median of five.
// First visit: nothing is kept. Second: a reload, with the service worker and what it keeps. Both from the navigation until
// Nim can be played. Job: 10 positions of 8×8 tiles solved fast, the third time in the same page.
import { spawn } from 'node:child_process';
import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox } from '@playwright/test';
import { Builder } from 'selenium-webdriver';

const folder = fileURLToPath(new URL('../dist-site', import.meta.url));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
const rounds = 5;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Every visit has an address of its own, so that it is a first one though the browser stays.
function serve() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname).replace(/^\/\d+\//, '/');
    const file = folder + (path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

// What is done in the page; each gives milliseconds.
const playable = `(async () => {
  const text = () => document.querySelector('[data-testid=status]')?.textContent ?? '';
  while (!text().includes('turn')) await new Promise((resolve) => setTimeout(resolve, 5));
  return performance.now();
})()`;
const installed = '(async () => { await navigator.serviceWorker.ready; return 0; })()';
const job = `(async () => {
  const until = async (wanted) => {
    while (!wanted()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const done = () => !document.querySelector('progress') && document.querySelector('[data-testid=summary]');
  await until(done);
  let took = 0;
  for (let round = 0; round < 2; round++) {
    const begun = performance.now();
    const running = new Promise((resolve) => {
      new MutationObserver(() => document.querySelector('progress') && resolve()).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Run').click();
    await running;
    await until(done);
    took = performance.now() - begun;
  }
  return took;
})()`;

async function byPlaywright(launch) {
  const browser = await launch;
  const page = await browser.newPage();
  return {
    version: browser.version(),
    go: (address) => page.goto(address),
    reload: () => page.reload(),
    ask: (script) => page.evaluate(script),
    end: () => browser.close(),
  };
}

async function byWebDriver() {
  const port = 4400 + Math.floor(Math.random() * 500);
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${String(port)}`], {
    detached: true,
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${String(port)}`;
  while (
    !(await fetch(`${server}/status`).then(
      () => true,
      () => false,
    ))
  )
    await pause(100);
  const places = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`);
  const options = { binary: places.find((place) => existsSync(place)), args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  await driver.manage().setTimeouts({ script: 120_000 });
  return {
    version: (await driver.getCapabilities()).get('browserVersion'),
    go: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    ask: (script) => driver.executeAsyncScript(`${script}.then(arguments[arguments.length - 1])`),
    end: () => driver.quit().finally(() => process.kill(-child.pid)),
  };
}

const browsers = {
  chromium: () =>
    byPlaywright(
      chromium.launch({
        executablePath: process.env.ASOBI_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
        args: ['--no-sandbox', '--disable-gpu'],
      }),
    ),
  firefox: () =>
    byPlaywright(
      firefox.launch({ channel: 'moz-firefox', executablePath: process.env.ASOBI_FIREFOX ?? '/usr/bin/firefox-esr' }),
    ),
  webkit: byWebDriver,
};

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const server = await serve();
const wanted = process.argv.slice(2);
console.log('| browser | first visit, s | second visit, s | job, s |\n|---|---|---|---|');
for (const [name, start] of Object.entries(browsers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const times = { first: [], second: [], job: [] };
  let version = '';
  for (let round = 0; round < rounds; round++) {
    const browser = await start(); // a new profile
    version = browser.version;
    const at = `http://127.0.0.1:${String(server.address().port)}/${String(round)}/?lang=en`;
    await browser.go(`${at}#/nim?heaps=3_5_7`);
    times.first.push(await browser.ask(playable));
    await browser.ask(installed);
    await browser.reload();
    times.second.push(await browser.ask(playable));
    await browser.go('about:blank');
    await browser.go(`${at}#/lab?_board=8x8&_n=10&_solver=fast`);
    times.job.push(await browser.ask(job));
    await browser.end();
  }
  const told = Object.values(times).map((all) => (median(all) / 1000).toFixed(2));
  console.log(`| ${name} ${version} | ${told.join(' | ')} |`);
}
server.close();
server.closeAllConnections();
