// Turns a second of cubing.js on the same puzzles: random moves of single layers on a KPattern.
// npm install --prefix /tmp/peer cubing@0.63.4 && cp bench/twisty_turns/peer.mjs /tmp/peer && node /tmp/peer/peer.mjs
import { KPuzzle } from "cubing/kpuzzle";
import { getPuzzleGeometryByName } from "cubing/puzzle-geometry";

for (const name of ["3x3x3", "10x10x10", "megaminx", "pyraminx"]) {
  const definition = getPuzzleGeometryByName(name, { allMoves: true, orientCenters: true }).getKPuzzleDefinition();
  const puzzle = new KPuzzle(definition);
  const moves = Object.keys(definition.moves).map((move) => puzzle.moveToTransformation(move));
  let pattern = puzzle.defaultPattern();
  const run = (count) => {
    for (let i = 0; i < count; i++) pattern = pattern.applyTransformation(moves[(i * 7919) % moves.length]);
  };
  run(20000);
  const before = process.cpuUsage();
  run(100000);
  const used = process.cpuUsage(before);
  console.log(`${name}: ${Math.round(100000 / ((used.user + used.system) / 1e6))} turns per CPU second`);
}
