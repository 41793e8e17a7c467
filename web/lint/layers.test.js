import { Linter } from 'eslint';
import { join } from 'node:path';
import ts from 'typescript-eslint';
import { expect, it } from 'vitest';
import { layers, src } from './layers.js';

const config = {
  files: ['**/*.ts'],
  languageOptions: { parser: ts.parser },
  plugins: { law: { rules: { layers } } },
  rules: { 'law/layers': 'error' },
};

function faults(file, code) {
  return new Linter({ cwd: src }).verify(code, config, join(src, file)).map(({ message }) => message);
}

it('lets a folder use those below it, itself, and packages', () => {
  expect(faults('screens/lab/a.ts', "import { b } from '../../views/bar/b';")).toEqual([]);
  expect(faults('views/bar/a.ts', "import { b } from './b'; import '../kind'; import '../../parts/c';")).toEqual([]);
  expect(faults('views/kinds.ts', "import { bar } from './bar/kind';")).toEqual([]);
  expect(faults('main.ts', "import './App.svelte'; import './app.css'; import 'svelte';")).toEqual([]);
});

it('refuses whatever points upward, in every way of importing', () => {
  const upward = ['model stands below views.'];
  expect(faults('model/a.ts', "import { b } from '../views/b';")).toEqual(upward);
  expect(faults('model/a.ts', "import type { B } from '../views/b';")).toEqual(upward);
  expect(faults('model/a.ts', "export { b } from '../views/b';")).toEqual(upward);
  expect(faults('model/a.ts', "export * from '../views/b';")).toEqual(upward);
  expect(faults('model/a.ts', "void import('../views/b');")).toEqual(upward);
  expect(faults('model/a.ts', "export type B = import('../views/b').B;")).toEqual(upward);
  expect(faults('screens/a.ts', "import '../main';")).toEqual(['screens stands below src.']);
});

it('keeps views and screens apart, and folders without a place out', () => {
  expect(faults('views/diamond/side/a.ts', "import '../../bar/b';")).toEqual([
    'views/diamond does not know views/bar; what they share belongs into parts.',
  ]);
  expect(faults('screens/lab/a.ts', "import '../papers/b';")).toHaveLength(1);
  expect(faults('extra/a.ts', "import '../model/b';")).toEqual([
    'src/extra has no place in the order of folders (lint/layers.js).',
  ]);
});
