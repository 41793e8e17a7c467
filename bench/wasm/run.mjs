// The benchmark tasks by the program and by the core for browsers: node bench/wasm/run.mjs [WORD…] runs those with one
// of the words in their line. Every answer is compared before a time is printed. CPU seconds of one run, one thread, from
// nothing: no table is kept. Node compiles the core on other threads while it runs; that is told apart.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { Conversation, MiB } from '../../tests/wasm/core.mjs';
import { forgetSeconds } from '../../tests/wasm/seconds.mjs';

const program = process.env.ASOBI ?? new URL('../../build/release/asobi', import.meta.url).pathname;
const memory = 1024;

// What a process or a thread has used so far, in seconds; ticks are hundredths.
const used = (path) => {
  const fields = readFileSync(`/proc/${path}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const mine = () => used(`self/task/${process.pid}`);

async function native(line) {
  const child = spawn(program, ['stdio', '--threads', '1', '--memory', String(memory)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {}, // without a home there are no kept tables
  });
  child.stdin.write(line + '\n');
  for await (const reply of createInterface({ input: child.stdout })) {
    if (!JSON.parse(reply).final) continue;
    const seconds = used(child.pid);
    child.stdin.end();
    return { reply, seconds };
  }
}

function wasm(line) {
  const [before, before_all] = [mine(), used('self')];
  const conversation = new Conversation({ memory: memory * MiB });
  const reply = conversation.ask(line).at(-1);
  const seconds = mine() - before;
  return {
    reply,
    seconds,
    compiling: Math.max(0, used('self') - before_all - seconds),
    memory: conversation.worker.memory,
  };
}

const lines = readFileSync(new URL('tasks.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const words = process.argv.slice(2);
console.log(
  '| task | question | program, s | core, s | ratio | compiling, s | memory, MiB |\n|---|---|---|---|---|---|---|',
);
for (const each of lines.filter((text) => words.length === 0 || words.some((word) => text.includes(word)))) {
  const { task, ...question } = JSON.parse(each);
  const line = JSON.stringify({ id: 1, ...question });
  const here = await native(line);
  const there = wasm(line);
  if (forgetSeconds(here.reply) !== forgetSeconds(there.reply)) {
    console.error(`another answer: ${line}\n${here.reply.slice(0, 500)}\n${there.reply.slice(0, 500)}`);
    process.exitCode = 1;
    continue;
  }
  const about = [question.game, question.tool, ...Object.values({ ...question.options, ...question.arguments })].join(
    ' ',
  );
  const cells = [
    task,
    about,
    here.seconds.toFixed(2),
    there.seconds.toFixed(2),
    (there.seconds / here.seconds).toFixed(2),
    there.compiling.toFixed(2),
    Math.round(there.memory / MiB),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
