import { defineConfig } from '@playwright/test';

// Real Chromium from Debian, without its windows, which take half of the time; two at a time, because much of a test is
// waiting. Each talks to a real program, which tests/fixtures.ts starts. Twisty puzzles are drawn with WebGL by a graphics
// card in software; nothing else needs one, and the page round them is put together without it, as a browser does that has
// no card (else that takes four fifths of the time).
const executablePath = process.env['ASOBI_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// Smooth edges cost a quarter of the drawing.
const webgl = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--webgl-antialiasing-mode=none',
  '--disable-gpu-compositing',
];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000, // a busy machine is slow, not wrong
  expect: { timeout: 10_000 },
  retries: 1, // what passes only then is listed as flaky, and is to be looked into
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  },
  projects: [
    {
      name: 'page',
      testIgnore: ['twisty*.spec.ts', 'site/**', 'webkit/**', 'package/**'],
      use: { launchOptions: { executablePath, args: [...args, '--disable-gpu'] } },
    },
    {
      name: 'webgl',
      testMatch: 'twisty*.spec.ts',
      use: { launchOptions: { executablePath, args: [...args, ...webgl] } },
    },
    // The static site (npm run site), with the core inside the page and no program beside it.
    {
      name: 'site',
      testMatch: 'site/*.spec.ts',
      use: { launchOptions: { executablePath, args: [...args, '--disable-gpu'] } },
    },
    // The same in Debian's Firefox, which has another compiler for WebAssembly and no JSPI.
    {
      name: 'firefox',
      testMatch: 'site/*.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env['ASOBI_FIREFOX'] ?? '/usr/bin/firefox-esr' },
      },
    },
    // And in WebKitGTK, which has Safari's engine (tests/webkit/fixtures.ts starts it).
    { name: 'webkit', testMatch: 'webkit/*.spec.ts' },
    // The npm package (npm run package) in a page of somebody else.
    {
      name: 'package',
      testMatch: 'package/*.spec.ts',
      use: { launchOptions: { executablePath, args: [...args, '--disable-gpu'] } },
    },
  ],
});
