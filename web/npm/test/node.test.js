// The package in Node: jobs beside play, what happens when one fails, and that nothing is left at the end.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { built, Project } from './package.js';

const project = new Project();
after(() => project.close());
const place = join(project.folder, 'node_modules/asobi');
const { open, RequestError } = await import(pathToFileURL(join(place, 'node/index.js')).href);

const endless = ['sliding', 'sample', { positions: 100_000, fast: true }];
const large = { options: { size: '8x8' } };
const failure = (promise) =>
  promise.then(
    () => assert.fail('no error'),
    (error) => error,
  );
async function using(options, work) {
  const asobi = await open(options);
  try {
    await work(asobi);
  } finally {
    await asobi.close();
  }
}
// Resolves when the job has told something: it is under way.
function begun(ask) {
  return new Promise((resolve, reject) => {
    const job = ask((progress) => resolve({ job, progress }));
    job.catch(reject);
  });
}

test('the package has its files, and the version of the program', async () => {
  for (const file of ['asobi.wasm', 'LICENSE', 'README.md', 'node/index.js', 'browser/index.js']) {
    assert.ok(project.files.includes(file), file);
  }
  const { version } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
  await using({}, (asobi) => assert.equal(asobi.version, version));
});

test('whole numbers beyond 2^53 go in and come out exactly', () =>
  using({}, async (asobi) => {
    const heaps = { options: { heaps: `${2n ** 63n} 1` } };
    const { grundy, heaps: sizes } = await asobi.ask('nim', 'analyze', {}, heaps);
    assert.equal(grundy, (2n ** 63n + 1n).toString());
    assert.deepEqual(sizes, [(2n ** 63n).toString(), 1]);
    const sample = (seed) => asobi.ask('sliding', 'sample', { positions: 1, seed }, { options: { size: '3x3' } });
    const [small, large, text] = await Promise.all([sample(7n), sample(2n ** 62n + 1n), sample('4611686018427387905')]);
    assert.equal(small.seed, 7);
    assert.equal(large.seed, '4611686018427387905');
    assert.deepEqual(large, text);
    assert.notDeepEqual(large.examples, (await sample(2n ** 62n)).examples);
    const error = await failure(sample(2n ** 64n));
    assert.equal(error.code, 'invalid');
  }));

test('a job is stopped by its signal within 100 ms, and the next one runs', () =>
  using({ workers: 1 }, async (asobi) => {
    const stop = new AbortController();
    const about = { ...large, signal: stop.signal };
    const { job, progress } = await begun((onprogress) => asobi.ask(...endless, { ...about, onprogress }));
    assert.equal(typeof progress.stage, 'string');
    const from = performance.now();
    stop.abort();
    const error = await failure(job);
    const took = performance.now() - from;
    assert.equal(error.code, 'cancelled');
    assert.ok(took < 100, `${took} ms`);
    assert.equal((await failure(asobi.ask(...endless, about))).code, 'cancelled', 'it was aborted before');
    assert.equal((await asobi.ask('nim', 'analyze', {}, { options: { heaps: '1 2 3' } })).outcome, 'P');
  }));

test('many trials are shared among the workers, with the answer of one', async () => {
  const answers = [];
  for (const workers of [1, 3]) {
    await using({ workers }, async (asobi) => {
      const done = [];
      const about = { ...large, onprogress: (progress) => done.push(progress.done ?? 0) };
      answers.push(await asobi.ask('sliding', 'sample', { positions: 600, fast: true }, about));
      const counted = done.filter((count) => count > 0);
      // A trial of one share stands for one of each.
      assert.equal(counted.length > 2 && counted.every((count) => count % 3 === 0), workers === 3, String(counted));
    });
  }
  assert.deepEqual(answers[1], answers[0]);
});

test('a job whose time is over ends with a limit', () =>
  using({}, async (asobi) => {
    const error = await failure(asobi.ask(...endless, { ...large, seconds: 1 }));
    assert.equal(error.code, 'limit');
  }));

test('two sessions are played while a job runs', () =>
  using({ workers: 1 }, async (asobi) => {
    const { job } = await begun((onprogress) => asobi.ask(...endless, { ...large, onprogress }));
    let ended = false;
    job.catch(() => (ended = true));
    const [nim, tiles] = await Promise.all([
      asobi.session('nim', { heaps: '3 5 7' }),
      asobi.session('sliding', { size: '3x3' }, { moves: 'RDLU', at: 2 }),
    ]);
    assert.deepEqual(tiles.line, ['R', 'D', 'L', 'U']);
    assert.equal(tiles.status.played, 2);
    await Promise.all([nim.play('1:1'), nim.play('2:3'), tiles.redo()]);
    assert.deepEqual(nim.view.heaps, [2, 2, 7]);
    assert.deepEqual(nim.line, ['1:1', '2:3']);
    assert.equal(tiles.status.played, 3);
    await nim.undo();
    await nim.play('3:7');
    assert.deepEqual(nim.line, ['1:1', '3:7']);
    assert.equal((await failure(nim.play('3:1'))).code, 'illegal_move');
    assert.deepEqual(nim.line, ['1:1', '3:7']);
    assert.equal(ended, false, 'the job still runs');
  }));

test('a session asks about the position as it is', () =>
  using({}, async (asobi) => {
    const game = await asobi.session('nim', { heaps: '1 1' });
    const before = game.ask('analyze');
    await game.play('1:1');
    assert.equal((await before).outcome, 'P');
    assert.equal((await game.ask('analyze')).outcome, 'N');
    const { answer, text } = await game.tell('analyze');
    assert.equal(answer.outcome, 'N');
    assert.notEqual(text, '');
  }));

test('an error tells code, message and place, in the language asked for', () =>
  using({ lang: 'ja' }, async (asobi) => {
    const scramble = { puzzle: '3x3x3', scramble: 'R U Q' };
    const error = await failure(asobi.solve('twisty', scramble));
    assert.ok(error instanceof RequestError);
    assert.equal(error.name, 'RequestError');
    assert.equal(error.code, 'invalid');
    assert.deepEqual(error.place, { line: 1, column: 5, length: 1 });
    assert.match(error.message, /[ぁ-ん]/);
    const english = await failure(asobi.solve('twisty', scramble, {}, { lang: 'en' }));
    assert.match(english.message, /no face "Q"/);
    assert.equal((await failure(asobi.ask('nim', 'analyze', {}, { options: { heap: '1' } }))).place, undefined);
  }));

// Of 25 MiB in all; the worker is spoilt by it.
for (const method of ['twophase', 'universal']) {
  test(`a job that finds no memory ends alone: ${method}`, async () => {
    const little = `
      import { open } from 'asobi';
      const asobi = await open({ workers: 1 });
      const game = await asobi.session('nim', { heaps: '3 5 7' });
      const cube = { puzzle: '3x3x3', scramble: 'R U F2 L D B' };
      await asobi.solve('twisty', cube, { method: '${method}' }).catch(({ code, message }) => console.log(code, message));
      await game.play('1:1');
      console.log((await game.ask('analyze')).outcome);
      console.log((await asobi.solve('sliding', { size: '3x3', seed: 1 })).solvable);
      await asobi.close();
    `;
    const { code, out, error } = await project.run(little, { flags: ['--wasm-max-mem-pages=400'] });
    assert.equal(error, '');
    assert.match(out, /^limit .*not enough memory.*the program asobi.*\nP\ntrue\n$/);
    assert.equal(code, 0);
  });
}

test('tables are kept in a folder, also after a leftover', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asobi-cache-'));
  const cache = join(folder, 'not', 'there', 'yet');
  const solve = (asobi, notes) =>
    asobi.solve(
      'twisty',
      { puzzle: 'pyramorphix', seed: 4 },
      { method: 'table' },
      { onprogress: ({ note }) => note && notes.push(note) },
    );
  try {
    let first;
    await using({ cache }, async (asobi) => (first = await solve(asobi, [])));
    const [name, ...more] = readdirSync(cache);
    assert.deepEqual(more, []);
    assert.match(name, /^twisty.*\.table$/);
    const kept = readFileSync(join(cache, name));
    const hourAgo = Date.now() / 1000 - 3_700;
    const [old, young] = [join(cache, 'part-old'), join(cache, 'part-young')];
    for (const part of [old, young]) writeFileSync(part, 'x');
    utimesSync(old, hourAgo, hourAgo);
    utimesSync(join(cache, name), hourAgo, hourAgo);
    await using({ cache }, async (asobi) => {
      const notes = [];
      assert.equal((await solve(asobi, notes)).solution, first.solution);
      assert.deepEqual(notes, []);
      while (existsSync(old)) await sleep(50);
    });
    assert.equal(existsSync(young), true);
    assert.deepEqual(readFileSync(join(cache, name)), kept);
    writeFileSync(join(cache, name), kept.subarray(0, kept.length - 1));
    await using({ cache }, async (asobi) => {
      const notes = [];
      assert.equal((await solve(asobi, notes)).solution, first.solution);
      assert.ok(
        notes.some((note) => note.includes('made anew')),
        notes.join(),
      );
    });
    assert.deepEqual(readFileSync(join(cache, name)), kept);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what cannot begin says why', async () => {
  const file = join(built, 'package.json');
  assert.match((await failure(open({ cache: join(file, 'below') }))).message, /package\.json/);
  assert.match((await failure(open({ wasm: '/not/there.wasm' }))).message, /not\/there/);
  const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  assert.match((await failure(open({ wasm: empty }))).message, /does not begin/);
  await using({ wasm: pathToFileURL(join(built, 'asobi.wasm')) }, (asobi) => asobi.games());
});

test('after close nothing is answered, and what was under way fails', async () => {
  const asobi = await open();
  const { job } = await begun((onprogress) => asobi.ask(...endless, { ...large, onprogress }));
  await asobi.close();
  assert.equal((await failure(job)).code, 'lost');
  assert.equal((await failure(asobi.games())).code, 'lost');
});

const program = (end) => `
  import { open } from 'asobi';
  const asobi = await open({ workers: 2 });
  const game = await asobi.session('nim', { heaps: '3 5 7' });
  await new Promise((resolve, reject) => {
    for (const size of ['8x8', '7x7']) {
      const about = { options: { size }, onprogress: resolve };
      asobi.ask('sliding', 'sample', { positions: 100000, fast: true }, about).catch(reject);
    }
  });
  console.log((await game.play('1:1')).status.played);
  ${end}
`;

test('a program ends after close, also with jobs under way and flags of its own', async () => {
  const ended = await project.run(program('await asobi.close();'), { flags: ['--trace-warnings'], seconds: 20 });
  assert.deepEqual(ended, { code: 0, out: '1\n', error: '' });
  const open = await project.run(program(''), { seconds: 5 });
  assert.equal(open.code, null, 'and not before');
});

test('limits that make no sense are refused at once', async () => {
  for (const options of [{ workers: 0 }, { workers: -3 }, { workers: 'two' }, { workers: 1.5 }, { memory: -1 }]) {
    const error = await failure(open(options));
    assert.ok(error instanceof RequestError);
    assert.equal(error.code, 'invalid');
    assert.match(error.message, new RegExp(Object.keys(options)[0]));
  }
});
