import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page while it is being written; the program answers: asobi serve --port 8080.
const program = process.env['ASOBI_SERVER'] ?? 'http://127.0.0.1:8080';

// The server sends what lies beside a file with the ending .gz to whoever can read it.
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle(): void {
    for (const file of readdirSync('dist/assets')) {
      const path = `dist/assets/${file}`;
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compressed],
  build: { target: 'es2022' },
  server: { proxy: { '/ws': { target: program, ws: true, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts', 'lint/*.test.js'] },
});
