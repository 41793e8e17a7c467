// npm run package [FOLDER]: makes the npm package in ../build/npm. The same sources twice, for browsers and for Node, where
// node/browser.ts stands for what a browser has; workers and the core lie beside as files, so that bundlers find them.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = process.argv[2] ? resolve(process.argv[2]) : here('../../build/npm');
const core = process.env['ASOBI_WASM'] ?? here('../../build/wasm/asobi.wasm');
const web = here('..');

const input = {
  index: here('index.ts'),
  'front.worker': here('../src/core/front.worker.ts'),
  'job.worker': here('../src/core/job.worker.ts'),
};
const likeBrowser = ['Worker', 'self', 'navigator', 'fetch', 'FileReaderSync'];
const forNode = {
  platform: 'node',
  plugins: [
    {
      name: 'tables-of-the-disk',
      resolveId: (id) => (/^\..*\/tables$/.test(id) ? here('node/tables.ts') : null),
    },
  ],
  transform: { inject: Object.fromEntries(likeBrowser.map((name) => [name, [here('node/browser.ts'), name]])) },
};
const workersAreBuilt = {
  name: 'workers-are-built',
  renderChunk: (code) => code.replaceAll(".worker.ts'", ".worker.js'").replaceAll('.worker.ts"', '.worker.js"'),
};

async function bundle(folder, { plugins = [], ...options }) {
  const made = await rolldown({ input, ...options, plugins: [...plugins, workersAreBuilt] });
  await made.write({ dir: join(out, folder), format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' });
  await made.close();
}

// Declarations of what index.ts reaches, with names of files as every compiler and Node want them.
function types() {
  const all = mkdtempSync(join(out, 'types-'));
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--stripInternal'];
  const tsc = join(web, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', here('tsconfig.json'), ...flags, '--outDir', all], { stdio: 'inherit' });
  const seen = new Set();
  const take = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replace(/(from |import\()(['"])(\.[^'"]*)\2/g, (_, before, quote, path) => {
      take(join(dirname(file), `${path}.d.ts`));
      return `${before}${quote}${path}.js${quote}`;
    });
    const to = join(out, 'types', relative(all, file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  };
  take(join(all, 'npm/index.d.ts'));
  rmSync(all, { recursive: true });
}

function version() {
  const found = /project\(asobi VERSION ([\d.]+)/.exec(readFileSync(here('../../CMakeLists.txt'), 'utf8'));
  if (!found) throw new Error('CMakeLists.txt tells no version');
  return found[1];
}

if (!existsSync(core)) throw new Error(`${core} is missing: cmake --preset wasm, and build it`);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await bundle('browser', { platform: 'browser' });
await bundle('node', forNode);
types();
copyFileSync(core, join(out, 'asobi.wasm'));
copyFileSync(here('README.md'), join(out, 'README.md'));
copyFileSync(here('../../LICENSE'), join(out, 'LICENSE'));
const shim = '@bjorn3/browser_wasi_shim'; // bundled with it
const terms = readFileSync(here(`../node_modules/${shim}/LICENSE-MIT`), 'utf8');
writeFileSync(join(out, 'THIRD-PARTY.txt'), `This package contains ${shim}:\n\n${terms}`);
const about = { ...JSON.parse(readFileSync(here('package.json'), 'utf8')), version: version() };
writeFileSync(join(out, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
