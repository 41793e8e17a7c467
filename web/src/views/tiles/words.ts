// Words in the loops: what was pressed or walked, read off the line of moves, and the paper's words as moves.
import { singles, type Shape, type Slide, type Tiles } from './board';
import { inverse } from './seats';

export interface Generator {
  letter: string;
  moves: readonly Slide[]; // on this board
}

// In the order walked. A closed walk that is no generator stands with its moves as letter.
export interface Factor {
  letter: string;
  power: number;
}

export interface Walked {
  before: number; // moves until the blank was at home for the first time
  factors: Factor[];
  open: number; // moves since it left home for the last time
  moves: Slide[]; // those of the factors
}

// The line cut wherever the blank comes home; a simple loop comes home only at its end, so no word is read two ways.
export function readWord(
  shape: Shape,
  start: Tiles,
  home: number,
  line: readonly string[],
  generators: readonly Generator[],
): Walked {
  const names = new Map<string, Factor>();
  for (const { letter, moves } of [...generators].reverse()) {
    names.set(inverse(moves).join(''), { letter, power: -1 });
    names.set(moves.join(''), { letter, power: 1 });
  }
  const all = singles(line);
  const walked: Walked = { before: 0, factors: [], open: 0, moves: [] };
  let blank = start.indexOf(0);
  let from = blank === home ? 0 : -1;
  all.forEach((slide, i) => {
    blank += { L: 1, R: -1, U: shape.cols, D: -shape.cols }[slide];
    if (blank !== home) return;
    if (from >= 0) append(walked.factors, names, all.slice(from, i + 1));
    else walked.before = i + 1;
    from = i + 1;
  });
  if (from < 0) return { ...walked, before: all.length };
  walked.open = all.length - from;
  walked.moves = all.slice(walked.before, from);
  return walked;
}

function append(factors: Factor[], names: ReadonlyMap<string, Factor>, loop: readonly Slide[]): void {
  const key = loop.join('');
  const factor = names.get(key) ?? { letter: `(${key})`, power: 1 };
  const last = factors.at(-1);
  if (last?.letter !== factor.letter) {
    factors.push({ ...factor });
    return;
  }
  last.power += factor.power;
  if (last.power === 0) factors.pop();
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function wordText(factors: readonly Factor[]): string {
  if (factors.length === 0) return '1';
  return factors.map(({ letter, power }) => letter + powerText(power)).join(' ');
}

function powerText(power: number): string {
  if (power === 1) return '';
  const digits = [...String(Math.abs(power))].map((digit) => raised[Number(digit)] ?? '').join('');
  return (power < 0 ? '⁻' : '') + digits;
}

// A word as the paper prints it, "X^2 * Y^1": a product, whose right factor is walked first.
export function movesOfWord(word: string, generators: readonly Generator[]): Slide[] {
  const out: Slide[] = [];
  for (const part of word.split('*').reverse()) {
    const [letter = '', power = '1'] = part.trim().split('^');
    const moves = generators.find((generator) => generator.letter === letter)?.moves ?? [];
    const times = Number(power);
    for (let i = 0; i < Math.abs(times); i++) out.push(...(times < 0 ? inverse(moves) : moves));
  }
  return out;
}
