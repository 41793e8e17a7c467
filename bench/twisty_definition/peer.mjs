// PuzzleGeometry's time for the same definitions (cubing.js): the puzzle alone, and with all its moves.
// npm install --prefix /tmp/peer cubing@0.63.4 && cp bench/twisty_definition/peer.mjs /tmp/peer && node /tmp/peer/peer.mjs
import { getPuzzleGeometryByDesc, getPuzzleGeometryByName } from "cubing/puzzle-geometry";

const cuts = (solid, count, first) =>
  solid + Array.from({ length: count }, (_, i) => ` f ${(first + ((1 - first) * i) / count).toFixed(6)}`).join("");
const tasks = {
  "3x3x3": () => getPuzzleGeometryByName("3x3x3", { allMoves: true }),
  "10x10x10": () => getPuzzleGeometryByName("10x10x10", { allMoves: true }),
  "40x40x40": () => getPuzzleGeometryByName("40x40x40", { allMoves: true }),
  "megaminx": () => getPuzzleGeometryByName("megaminx", { allMoves: true }),
  "megaminx of 10 cuts": () => getPuzzleGeometryByDesc(cuts("d", 10, 0.64), { allMoves: true }),
};
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
for (const [name, make] of Object.entries(tasks)) {
  let puzzle = Infinity, moves = Infinity;
  for (let i = 0; i < 5; i++) {
    const begin = cpu();
    const geometry = make();
    const made = cpu();
    geometry.getKPuzzleDefinition();
    puzzle = Math.min(puzzle, made - begin);
    moves = Math.min(moves, cpu() - begin);
  }
  console.log(`${name}: ${puzzle.toFixed(1)} ms, with moves ${moves.toFixed(1)} ms (CPU, best of 5)`);
}
