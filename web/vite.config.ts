import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { minimal2023Preset } from '@vite-pwa/assets-generator/presets/minimal-2023';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page while it is being written; the program answers: asobi serve --port 8080.
const program = process.env['ASOBI_SERVER'] ?? 'http://127.0.0.1:8080';

// `npm run site` makes a folder for any static host, under any path, with the core inside.
const core = process.env['ASOBI_WASM'] ?? fileURLToPath(new URL('../build/wasm/asobi.wasm', import.meta.url));
const colour = '#27408b';

// A page that is served on this machine gives links to a static site that others can open, if it is told one.
const elsewhere = JSON.stringify(process.env['ASOBI_SITE'] ?? '');

// All of the style in one file, 10 kB more at the first load: a still picture of a board (model/still.ts) wants its style
// before what draws it has come.
const cssCodeSplit = false;

// The server sends what lies beside a file with the ending .gz to whoever can read it.
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle(): void {
    for (const file of readdirSync('dist/assets')) {
      const path = `dist/assets/${file}`;
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  },
};

// The core lies beside the page under a name of its own for each version, and is fetched while the scripts still come.
function withCore(fileName: string, source: Uint8Array): Plugin {
  const attrs = { rel: 'preload', as: 'fetch', href: `./${fileName}`, crossorigin: '' };
  return {
    name: 'with-core',
    buildStart(): void {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [{ tag: 'link', attrs, injectTo: 'head' }],
  };
}

// After the first visit everything is there without a network. A new version waits until it is asked for.
const installed = VitePWA({
  registerType: 'prompt',
  injectRegister: false, // model/version.svelte.ts does it
  manifestFilename: 'manifest.webmanifest',
  manifest: {
    id: './',
    name: 'Asobi 遊び',
    short_name: 'Asobi',
    description: 'A laboratory for mathematical games and puzzles · 数学的ゲームとパズルの実験室',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
  },
  pwaAssets: {
    image: 'public/icon.svg',
    preset: {
      ...minimal2023Preset,
      maskable: { ...minimal2023Preset.maskable, resizeOptions: { background: colour } },
      apple: { ...minimal2023Preset.apple, resizeOptions: { background: colour } },
    },
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,ico,wasm,woff2}'],
    maximumFileSizeToCacheInBytes: 32 * 2 ** 20,
    dontCacheBustURLsMatching: /^assets\//,
    ignoreURLParametersMatching: [/./],
    cleanupOutdatedCaches: true,
  },
});

function site(): object {
  const source = readFileSync(core);
  const name = `assets/asobi-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.wasm`;
  return {
    base: './',
    plugins: [svelte(), withCore(name, source), installed],
    define: { __SITE__: 'true', __CORE__: JSON.stringify(name), __ELSEWHERE__: elsewhere },
    build: { target: 'es2022', outDir: 'dist-site', cssCodeSplit },
    worker: { format: 'es' },
  };
}

export default defineConfig(({ mode }) =>
  mode === 'site'
    ? site()
    : {
        plugins: [svelte(), compressed],
        define: { __SITE__: 'false', __CORE__: JSON.stringify('asobi.wasm'), __ELSEWHERE__: elsewhere },
        build: { target: 'es2022', cssCodeSplit },
        worker: { format: 'es' },
        server: { proxy: { '/ws': { target: program, ws: true, changeOrigin: true } } },
        test: { include: ['src/**/*.test.ts', 'npm/*.test.ts', 'lint/*.test.js'] },
      },
);
