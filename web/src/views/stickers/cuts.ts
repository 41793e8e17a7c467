// A puzzle described by its solid and its cuts, "c f 1/3 v 0.577", as the maker edits it.
export type SolidLetter = 't' | 'c' | 'o' | 'd' | 'i';
export type CutKind = 'f' | 'v' | 'e';

export interface Cut {
  kind: CutKind;
  distance: string; // as it is written: 0.3, 1/3, 1/phi, 1/2*m
}

export interface Cuts {
  solid: SolidLetter;
  cuts: Cut[];
}

export const solidLetters: readonly SolidLetter[] = ['t', 'c', 'o', 'd', 'i'];
export const cutKinds: readonly CutKind[] = ['f', 'v', 'e'];

export function parseCuts(text: string): Cuts | null {
  const [solid, ...words] = text.trim().split(/\s+/);
  const letter = solidLetters.find((s) => s === solid);
  if (!letter || words.length % 2 !== 0) return null;
  const cuts: Cut[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const kind = cutKinds.find((k) => k === words[i]);
    if (!kind) return null;
    cuts.push({ kind, distance: words[i + 1] ?? '' });
  }
  return { solid: letter, cuts };
}

export function cutsText({ solid, cuts }: Cuts): string {
  return [solid, ...cuts.map(({ kind, distance }) => `${kind} ${distance.replace(/\s+/g, '')}`)].join(' ');
}

// Radii in units of the inradius: through vertices and through the middles of edges.
export const radii: Readonly<Record<SolidLetter, { v: number; e: number }>> = {
  t: { v: 3, e: Math.sqrt(3) },
  c: { v: Math.sqrt(3), e: Math.sqrt(2) },
  o: { v: Math.sqrt(3), e: Math.sqrt(1.5) },
  d: { v: 1.258408572364819, e: 1.1135163644116068 },
  i: { v: 1.258408572364819, e: 1.0704662693192699 },
};

// How far cuts of a kind can go; a tetrahedron's lie on both sides of the centre.
export function reach(solid: SolidLetter, kind: CutKind): [number, number] {
  if (solid === 't' && kind === 'v') return [-1, 3];
  if (solid === 't' && kind === 'f') return [-3, 1];
  return [0, kind === 'f' ? 1 : radii[solid][kind]];
}

// The number that a written distance stands for, if it is a simple one; the program reads all of them.
export function valueOf(distance: string, solid: SolidLetter): number | null {
  const phi = (1 + Math.sqrt(5)) / 2;
  const words = distance.replace(/\s+/g, '').match(/sqrt\(|phi|\d*\.?\d+|[mR()+\-*/]/g);
  if (!words || words.join('') !== distance.replace(/\s+/g, '')) return null;
  let at = 0;
  const atom = (): number => {
    const word = words[at++];
    if (word === '-') return -atom();
    if (word === 'phi') return phi;
    if (word === 'R') return radii[solid].v;
    if (word === 'm') return radii[solid].e;
    if (word === '(' || word === 'sqrt(') {
      const inside = sum();
      if (words[at++] !== ')') return NaN;
      return word === '(' ? inside : Math.sqrt(inside);
    }
    return word === undefined ? NaN : Number(word);
  };
  const product = (): number => {
    let left = atom();
    while (words[at] === '*' || words[at] === '/') left = words[at++] === '*' ? left * atom() : left / atom();
    return left;
  };
  const sum = (): number => {
    let left = product();
    while (words[at] === '+' || words[at] === '-') left = words[at++] === '+' ? left + product() : left - product();
    return left;
  };
  const value = sum();
  return at === words.length && Number.isFinite(value) ? value : null;
}

// One critical distance (from = to), or all those between two neighbouring ones, as the tool `distances` tells them.
export interface Stage {
  from: number;
  to: number;
  exact: string | null; // null for a gap
  counts: { stickers: number; pieces: number; orbits: number; puzzle: boolean } | null;
}

// The critical distance that a slider is drawn to, if one is near.
export function snapped(value: number, ticks: readonly Stage[], within: number): Stage | null {
  return ticks
    .filter((tick) => Math.abs(tick.from - value) <= within)
    .reduce<Stage | null>(
      (best, tick) => (!best || Math.abs(tick.from - value) < Math.abs(best.from - value) ? tick : best),
      null,
    );
}

// What the puzzle is at a distance, and just below and above it.
export function stageAt(
  stages: readonly Stage[],
  value: number,
): { stage: Stage; below: Stage | undefined; above: Stage | undefined } | null {
  const near = stages.findIndex((stage) => stage.exact !== null && Math.abs(stage.from - value) < 1e-6);
  const at = near >= 0 ? near : stages.findIndex((stage) => value >= stage.from && value <= stage.to);
  const stage = stages[at];
  return stage ? { stage, below: stages[at - 1], above: stages[at + 1] } : null;
}
