#!/usr/bin/env -S node --no-warnings
// The core for browsers as if it were `asobi stdio`, one job after the other, for programs that ask that one:
// tests/crosscheck/run --asobi tests/wasm/stdio.mjs
import { createInterface } from 'node:readline';

import { Conversation } from './core.mjs';

const conversation = new Conversation();
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(conversation.ask(line).join('\n') + '\n');
}
