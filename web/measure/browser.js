// A browser and the program with the built page, for measurements: `npm run build` first.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const program = process.env.ASOBI_PROGRAM ?? fileURLToPath(new URL('../../build/release/asobi', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

function serve() {
  const child = spawn(program, ['serve', '--port', '0', '--page', dist, '--lang', 'en']);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const address = /http:\/\/[\w.:[\]]+/.exec(data.toString())?.[0];
      if (address) resolve({ address, child });
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error('the server ended')));
  });
}

// `work` gets a new page for every call of `fresh`, which may say how the browser is set, and the address of the page.
export async function measured(work) {
  const { address, child } = await serve();
  const browser = await chromium.launch({
    executablePath: process.env.ASOBI_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  const fresh = async (settings = {}) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB', ...settings });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    return context.newPage();
  };
  try {
    await work({ address, fresh });
  } finally {
    await browser.close();
    child.removeAllListeners('exit');
    child.kill('SIGINT');
  }
}
