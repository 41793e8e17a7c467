import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { layers } from './lint/layers.js';

export default ts.config(
  { ignores: ['dist', 'dist-site', 'node_modules', 'test-results', 'screenshots'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript sees to that
      '@typescript-eslint/no-dynamic-delete': 'off',
      'svelte/no-navigation-without-resolve': 'off', // there is no SvelteKit here
    },
  },
  { files: ['src/**'], plugins: { law: { rules: { layers } } }, rules: { 'law/layers': 'error' } },
);
