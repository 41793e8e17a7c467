// How the answers about twisty puzzles are shown.
import type {
  ParameterInfo,
  ToolInfo,
  TwistyMethodList,
  TwistyMethodStatistics,
  TwistyPaperLength,
  TwistyPuzzleList,
} from '../../protocol/generated/types';

export interface Phase {
  name: string;
  from: number;
  to: number;
}

// A way to solve: a tool with one of its methods, and the parameters that this one understands.
export interface Method {
  id: string;
  tool: ToolInfo;
  method: string;
  title: string;
  about: string;
  wishes: ParameterInfo[];
  paper: readonly TwistyPaperLength[];
}

// Every tool of that kind with each of the methods that fit the puzzle.
export function methodsIn(tools: readonly ToolInfo[], kind: RegExp, fitting: TwistyMethodList): Method[] {
  return tools
    .filter((tool) => kind.test(tool.name))
    .flatMap((tool) =>
      fitting.methods.map(({ id, title, about, wishes, paper }) => ({
        id: `${tool.name} ${id}`,
        tool,
        method: id,
        title,
        about,
        wishes: tool.arguments.filter((p) => wishes.some((wish) => wish === p.name)),
        paper,
      })),
    );
}

// "cube-face-3" is member 3 of cube-face.
export function memberOf(list: TwistyPuzzleList, member: string): { family: string; n: number | null } | null {
  for (const { name, stem, least } of list.families) {
    if (least === null && member === stem) return { family: name, n: null };
    const number = member.startsWith(`${stem}-`) ? Number(member.slice(stem.length + 1)) : NaN;
    if (least !== null && Number.isInteger(number)) return { family: name, n: number };
  }
  return null;
}

// Pairs of a whole number and how often it came, as a list of counts from 0 on.
export function countsOf(histogram: TwistyMethodStatistics['histogram']): number[] {
  const counts = new Map(histogram);
  const greatest = histogram.reduce((most, [at]) => Math.max(most, at), -1);
  return Array.from({ length: greatest + 1 }, (_, at) => counts.get(at) ?? 0);
}

// What the paper has measured on cubes cut about their faces, by the number of their layers.
export function cubesOf(paper: readonly TwistyPaperLength[]): { n: number; mean: number; sd: number }[] {
  return paper.flatMap(({ puzzle, mean, sd }) => {
    const n = /^cube-face-(\d+)$/.exec(puzzle)?.[1];
    return n === undefined ? [] : [{ n: Number(n), mean, sd }];
  });
}

// The c that makes c·x nearest to y, by least squares.
export function slope(points: readonly { x: number; y: number }[]): number {
  const xy = points.reduce((sum, p) => sum + p.x * p.y, 0);
  const xx = points.reduce((sum, p) => sum + p.x * p.x, 0);
  return xx > 0 ? xy / xx : 0;
}

// "4.33 × 10¹⁹" of a long number in digits.
export function roughly(digits: string): string {
  if (digits.length <= 6) return digits;
  const power = String(digits.length - 1).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
  return `${digits[0] ?? ''}.${digits.slice(1, 3)} × 10${power}`;
}

// "< 0.1 ms", "0.3 ms", "12 ms", "3.4 s", "120 s".
export function durationText(seconds: number): string {
  if (seconds < 0.0001) return '< 0.1 ms';
  const [number, unit] = seconds < 1 ? [seconds * 1000, 'ms'] : [seconds, 's'];
  return `${number.toFixed(number < 10 ? 1 : 0)} ${unit}`;
}
