// What is different in a browser: jobs that the host ends, memory that is at an end, faults that may not throw, tables
// in a folder of the host's.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { Conversation, Instance, JobEnd, MiB } from './core.mjs';

const line = (request) => JSON.stringify({ id: 'q', ...request });
const last = (replies) => JSON.parse(replies.at(-1));
const ask = (game, options, tool, args = {}) => ({ op: 'ask', game, options, tool, arguments: args });
const table = ask('gridnim', { size: '3x4' }, 'table');

test('says hello', () => {
  const reply = last(new Conversation().ask(line({ op: 'hello' })));
  assert.equal(reply.result.program, 'asobi');
});

test('settings that are not understood are refused', () => {
  for (const settings of [
    null,
    {},
    { role: 'worker' },
    { role: 'worker', memory: -1 },
    { role: 'worker', memory: 1, cache: 3 },
  ]) {
    assert.notEqual(new Instance(settings, {}).opened, 0, JSON.stringify(settings));
  }
  assert.equal(new Instance({ role: 'worker', memory: MiB, cache: null }, {}).opened, 0);
});

test('a job waits until its host has it done; one that is cancelled is not done', () => {
  const conversation = new Conversation();
  const nim = { game: 'nim', options: { heaps: '3 5 7' } };
  assert.deepEqual(conversation.begin(line({ op: 'ask', ...nim, tool: 'analyze', seconds: 9 })), []);
  assert.equal(conversation.waiting[0].seconds, 9);
  assert.deepEqual(conversation.begin(line({ id: 'p', op: 'at', ...nim, moves: '1:2' })), []);
  const replies = conversation.begin(line({ id: 'c', op: 'cancel', job: 'q' })).map((each) => JSON.parse(each));
  assert.deepEqual(
    replies.map(({ id, ok }) => ({ id, ok })),
    [
      { id: 'c', ok: true },
      { id: 'q', ok: false },
    ],
  );
  assert.equal(replies[1].error.code, 'cancelled');
  const { id, result } = last(conversation.run());
  assert.deepEqual([id, result.line, result.view.heaps], ['p', ['1:2'], [1, 5, 7]]);
  assert.equal(last(conversation.ask(line({ op: 'ask', ...nim, tool: 'analyze' }))).ok, true);
});

test('how a job ended is told in the language of the request', () => {
  const conversation = new Conversation();
  const told = (why, lang) => {
    conversation.begin(line({ ...table, seconds: 3, lang }));
    return last(conversation.end(conversation.waiting[0].job, why)).error;
  };
  assert.deepEqual(told(JobEnd.late, 'ja'), { code: 'limit', message: '制限時間（3 秒）を過ぎました' });
  assert.equal(told(JobEnd.noMemory, 'en').code, 'limit');
  assert.match(told(JobEnd.noMemory, 'en').message, /the program asobi/);
  assert.match(told(JobEnd.noMemory, 'ja').message, /プログラム asobi/);
  assert.equal(told(JobEnd.broken, 'en').code, 'internal');
  assert.equal(told(99, 'en').code, 'internal');
});

test('what needs more memory than is allowed says so, and names the program', () => {
  const reply = last(new Conversation({ memory: 1000 }).ask(line(table)));
  assert.equal(reply.error.code, 'limit');
  assert.match(reply.error.message, /MiB of memory.*the program asobi/);
});

test('when memory is at an end the job ends, and the next one is done', () => {
  const conversation = new Conversation();
  assert.equal(last(conversation.ask(line(table))).ok, true);
  conversation.worker.takeAllMemory();
  const failed = last(conversation.ask(line(ask('gridnim', { size: '5x5' }, 'table'))));
  assert.deepEqual([failed.id, failed.error.code], ['q', 'limit']);
  assert.match(failed.error.message, /not enough memory.*the program asobi/);
  assert.equal(last(conversation.ask(line(table))).ok, true);
});

test('a plain allocation that fails is known from other traps', () => {
  const conversation = new Conversation();
  const listing = ask('sliding', { size: '2x4' }, 'words', { all: true });
  conversation.ask(line(table));
  conversation.worker.takeAllMemory();
  const failed = last(conversation.ask(line(listing)));
  assert.equal(failed.error.code, 'limit');
  assert.match(failed.error.message, /not enough memory/);
  assert.equal(conversation.worker, null, 'its instance was ended');
});

test('an answer that is too long is refused', () => {
  const reply = last(new Conversation().ask(line(ask('twisty', { puzzle: 'cube-face-60' }, 'export', {}))));
  assert.equal(reply.error.code, 'limit');
  assert.match(reply.error.message, /longer than 16 MiB/);
});

test('what is wrong in a request is an error, and the instance goes on', () => {
  const conversation = new Conversation();
  const code = (request) => last(conversation.ask(request)).error.code;
  assert.equal(code('{"id":1,'), 'invalid');
  assert.equal(code('[]'), 'invalid');
  assert.equal(code(line({ op: 'at', game: 'nim', at: 4294967296 })), 'illegal_move');
  assert.equal(code(line({ op: 'at', game: 'nim', at: -1 })), 'invalid');
  assert.equal(code(line({ op: 'at', game: 'nim', options: { heaps: '99999999999999999999999' } })), 'invalid');
  for (const definition of ['{', '{"name": 1e999}', '[1,2', '\u0000', '{}']) {
    assert.equal(code(line(ask('twisty', { puzzle: 'rubik' }, 'import', { definition }))), 'invalid', definition);
  }
  assert.equal(code(line(ask('twisty', { puzzle: 'rubik', facelets: 'UUUUU' }, 'facelets'))), 'invalid');
  assert.equal(code(line(ask('twisty', {}, 'export', { out: '/x' }))), 'invalid');
  assert.notEqual(conversation.worker, null, 'nothing of this was a trap');
});

test('tables are kept in the folder, and a damaged one is made anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'asobi-'));
  try {
    const solve = ask('twisty', { puzzle: 'pyramorphix', seed: 4 }, 'solve', { method: 'table' });
    const answer = () => new Conversation({ cache: folder }).ask(line(solve));
    const first = last(answer());
    assert.equal(first.ok, true);
    const [name, ...more] = readdirSync(folder);
    assert.deepEqual(more, []);
    assert.match(name, /^twisty.*\.table$/);
    const kept = readFileSync(join(folder, name));
    assert.equal(last(answer()).result.solution, first.result.solution);
    assert.deepEqual(readFileSync(join(folder, name)), kept);
    writeFileSync(join(folder, name), kept.subarray(0, kept.length - 1));
    const replies = answer().map((each) => JSON.parse(each));
    assert.ok(replies.some((each) => each.progress?.note?.includes('made anew')));
    assert.equal(replies.at(-1).result.solution, first.result.solution);
    assert.deepEqual(readFileSync(join(folder, name)), kept);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
