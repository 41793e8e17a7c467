import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page while it is being written; the program answers: asobi serve --port 8080.
const program = process.env['ASOBI_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', reportCompressedSize: true },
  server: { proxy: { '/ws': { target: program, ws: true, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
