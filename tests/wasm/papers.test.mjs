// What the paper on solvers claims, by the core for browsers and by the program: the same answer to every claim, but for
// the seconds. ASOBI_LONG=long adds the claims that take minutes.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

import { Conversation } from './core.mjs';
import { forgetSeconds } from './seconds.mjs';

const path = process.env.ASOBI ?? new URL('../../build/release/asobi', import.meta.url).pathname;
const program = spawn(path, ['stdio'], { stdio: ['pipe', 'pipe', 'inherit'], env: {} }); // without a home: no tables
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
after(() => program.stdin.end());

async function answer(line) {
  program.stdin.write(line + '\n');
  for (;;) {
    const { value } = await lines.next();
    if (JSON.parse(value).final) return value;
  }
}

const core = new Conversation();
const paper = 'solvers';
const slow = new Set(['inner-pictures', 'other-puzzles', 'fewer-turns', 'shortest']);
for (let n = 4; n <= 10; ++n) slow.add(`tsukuda-${n}`);
const { result } = JSON.parse(core.ask(JSON.stringify({ id: 1, op: 'paper', paper })).at(-1));

test('slow claims are claims', () => {
  for (const id of slow) assert.ok(result.claims.some((claim) => claim.id === id), id);
});

for (const { id } of result.claims) {
  test(`${paper}: ${id}`, { skip: slow.has(id) && process.env.ASOBI_LONG !== 'long' }, async () => {
    const line = JSON.stringify({ id, op: 'reproduce', paper, claim: id });
    const expected = forgetSeconds(await answer(line));
    assert.equal(JSON.parse(expected).ok, true, expected);
    assert.equal(forgetSeconds(core.ask(line).at(-1)), expected);
  });
}
