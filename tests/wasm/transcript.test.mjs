// Every golden transcript (src/games/*/golden/*.jsonl) once more, by the core for browsers: byte for byte what the
// program says, but for the seconds that an answer took.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { Conversation } from './core.mjs';
import { forgetSeconds } from './seconds.mjs';

const games = new URL('../../src/games/', import.meta.url);
const transcripts = readdirSync(games, { recursive: true })
  .filter((path) => path.endsWith('.jsonl'))
  .sort();

test('there are transcripts', () => assert.ok(transcripts.length > 10));

for (const path of transcripts) {
  test(path, () => {
    const conversation = new Conversation();
    const lines = readFileSync(new URL(path, games), 'utf8').trimEnd().split('\n');
    assert.equal(lines.length % 2, 0);
    for (let at = 0; at < lines.length; at += 2) {
      const reply = conversation.ask(lines[at]).at(-1);
      assert.equal(forgetSeconds(reply), lines[at + 1], lines[at]);
    }
  });
}
