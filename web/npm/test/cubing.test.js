// What `twisty export` writes, given to cubing.js, which must understand every turn of our own scrambles and solutions.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Alg } from 'cubing/alg';
import { KPuzzle } from 'cubing/kpuzzle';
import { Project } from './package.js';

const project = new Project();
after(() => project.close());
const { open } = await import(pathToFileURL(join(project.folder, 'node_modules/asobi/node/index.js')).href);

const exported = async (asobi, puzzle, args) =>
  JSON.parse((await asobi.ask('twisty', 'export', args, { options: { puzzle } })).definition);

// However the whole is held: what the rotations make of the pattern.
function held(start, rotations) {
  const all = [start];
  for (const pattern of all) {
    for (const rotation of rotations) {
      const next = pattern.applyMove(rotation);
      if (!all.some((one) => one.isIdentical(next))) all.push(next);
    }
  }
  return all;
}

const solved = [
  ['cube-face-3', 'lbl', {}],
  ['cube-face-3', 'picture', { marks: true }],
  ['cube-face-4', 'tsukuda', {}],
  ['cube-face-5', 'short', {}],
  ['cube-face-7', 'tsukuda', {}],
  ['tetra-vertexface-5', 'pyraminx', {}],
  ['megaminx', 'universal', {}],
  ['skewb', 'universal', {}],
  ['octa-face-2', 'universal', {}],
  ['helicopter', 'universal', {}],
];

for (const [puzzle, method, how] of solved) {
  test(`${puzzle} by ${method}`, async () => {
    const asobi = await open();
    try {
      const turns = await exported(asobi, puzzle, how);
      const whole = await exported(asobi, puzzle, { ...how, rotations: true });
      const { scramble } = await asobi.ask('twisty', 'scramble', { seed: 5 }, { options: { puzzle } });
      const { solution } = await asobi.solve('twisty', { puzzle, scramble }, { method });
      const start = new KPuzzle(whole).defaultPattern();
      const ends = held(
        start,
        Object.keys(whole.moves).filter((name) => !(name in turns.moves)),
      );
      const among = (pattern) => ends.some((one) => one.isIdentical(pattern));
      const scrambled = start.applyAlg(new Alg(scramble));
      assert.ok(!among(scrambled));
      assert.ok(among(scrambled.applyAlg(new Alg(solution))), `${scramble} // ${solution}`);
    } finally {
      await asobi.close();
    }
  });
}

test('wide turns, slices and rotations stand for turns of layers', async () => {
  const asobi = await open();
  try {
    for (const [puzzle, word, same] of [
      ['cube-face-3', 'Rw M x', "R M' M R M' L'"],
      ['cube-face-4', '3Rw2 Uw', 'R2 2R2 2L2 U 2U'],
      ['pyraminx', 'U L', '2FLR u 2DFL l'],
    ]) {
      const start = new KPuzzle(await exported(asobi, puzzle, {})).defaultPattern();
      const [one, other] = [word, same].map((text) => start.applyAlg(new Alg(text)));
      assert.ok(one.isIdentical(other), puzzle);
      assert.ok(!one.isIdentical(start), puzzle);
    }
  } finally {
    await asobi.close();
  }
});
