import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { examples, Project } from './package.js';

const web = fileURLToPath(new URL('../..', import.meta.url));
const project = new Project();
after(() => project.close());

test('there are examples, and each says what comes out', () => {
  assert.ok(examples('js').length >= 5);
  for (const { expected } of examples('js')) assert.ok(expected.length > 0);
});

for (const [i, { code, expected }] of examples('js').entries()) {
  test(`example ${i + 1} of the README does what it says, and ends`, async () => {
    const { code: exit, out, error } = await project.run(code);
    assert.equal(error, '');
    assert.deepEqual(out.trimEnd().split('\n'), expected);
    assert.equal(exit, 0);
  });
}

// As strict as can be, with and without the types of a browser; faults of the package's own types count.
const wrong = `
import { open } from 'asobi';
const asobi = await open();
// @ts-expect-error -- no such game
await asobi.ask('chess', 'solve');
// @ts-expect-error -- no such tool of this game
await asobi.ask('nim', 'solve');
// @ts-expect-error -- no such option
await asobi.solve('sliding', { puzzle: '3x3x3' });
// @ts-expect-error -- this tool must be told something
await asobi.ask('twisty', 'cases');
// @ts-expect-error -- no such argument
await asobi.ask('twisty', 'solve', { methode: 'lbl' });
const nim = await asobi.session('nim', { heaps: '3 5 7' });
const heaps: readonly (number | string)[] = nim.view.heaps;
// @ts-expect-error -- of another game
const seats = nim.view.seats;
export { heaps, seats };
`;

for (const lib of ['ES2023', 'ES2023,DOM']) {
  test(`the types fit the examples, and refuse what makes no sense (${lib})`, () => {
    symlinkSync(join(web, 'node_modules/@types'), join(project.folder, `types-${lib}`));
    const names = examples('js').map(({ code }, i) => {
      project.write(`example-${i}.ts`, code);
      return `example-${i}.ts`;
    });
    project.write('wrong.ts', wrong);
    const flags = ['--noEmit', '--strict', '--noUncheckedIndexedAccess'];
    const module = ['--target', 'es2022', '--module', 'nodenext', '--lib', lib];
    const types = [
      '--typeRoots',
      `./types-${lib}`,
      '--types',
      'node',
      '--noImplicitAny',
      'true',
      '--useUnknownInCatchVariables',
      'true',
    ];
    const tsc = join(web, 'node_modules/typescript/bin/tsc');
    const all = [tsc, ...flags, ...module, ...types, ...names, 'wrong.ts'];
    try {
      execFileSync(process.execPath, all, { cwd: project.folder, encoding: 'utf8' });
    } catch (error) {
      assert.fail(error.stdout);
    }
  });
}
