import { defineConfig } from '@playwright/test';

// Real Chromium from Debian, two at a time, because most of a test is waiting; every one talks to the real program (tests/fixtures.ts starts it).
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['ASOBI_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
});
