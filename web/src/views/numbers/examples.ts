// Statements to begin with: a law of the rules that have a name, and things that can be said of any game.
import type { NumbersView } from '../../protocol/generated/types';

const golden = 'forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = phi2(n) or x = phi2(n) and y = phi(n)';
const laws: Readonly<Record<string, readonly string[]>> = {
  wythoff: [
    golden,
    'forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = 2n or x = 2n and y = phi(n)',
    'forall n: lost(phi(n), phi(n) + n)',
  ],
  block1: [
    'forall x, y: lost(x, y) <=> x + y = 0 or y = 2x + 1 or x = 2y + 1 or exists n: x = 2phi(n) + 2 and y = 2phi2(n) + 2 or x = 2phi2(n) + 2 and y = 2phi(n) + 2',
  ],
  block2: [
    'forall x, y: lost(x, y) <=> x + y = 0 or 2x + 1 <= y <= 2x + 2 or 2y + 1 <= x <= 2y + 2',
    'forall x, y: lost(x, y) <=> x + y = 0 or y = 2x + 1 or x = 2y + 1',
  ],
  larger: [golden],
  leap: [golden],
  castle: ['forall d: d > 2 => exists x: lost(x, x + d) and forall u: lost(u, u + d) => u = x'],
  silver: ['forall x, y, u: lost(x, y) and lost(x, u) => y = u'],
  modular: ['exists b: forall x, y: lost(x, y) => x < b and y < b'],
  half: ['forall x: lost(x) <=> x = 0 or exists u: lost(u) and x = 2u + 1'],
  rook: ['forall x, y: lost(x, y) <=> x = y', 'forall x, y: grundy(x, y) = x ⊕ y'],
  king: ['forall x, y: lost(x, y) <=> x mod 2 = 0 and y mod 2 = 0', 'forall x, y: lost(x, y) <=> (x + y) mod 2 = 0'],
  knight: ['forall x, y: lost(x, y) <=> x mod 4 <= 1 and y mod 4 <= 1'],
  bachet: ['forall x: lost(x) <=> x mod 4 = 0', 'forall x: grundy(x) = x mod 4'],
  different: ['forall x, y, z: lost(x, y, z) <=> x < y < z and z = x + y + 1'],
};

// Of the queen that has so many moves forbidden the rules have a name of their own; of others nothing is known.
function lawsOf(rules: string, blocks: number): readonly string[] | undefined {
  const queen = rules === 'wythoff' || rules.startsWith('block');
  if (queen) return laws[blocks === 0 ? 'wythoff' : `block${String(blocks)}`];
  return blocks === 0 ? laws[rules] : undefined;
}

export function examplesOf(
  rules: string,
  { names, move, blocks }: Pick<NumbersView, 'names' | 'move' | 'blocks'>,
): string[] {
  const list = names.join(', ');
  const after = names.map((name) => `${name}'`).join(', ');
  const law =
    move === ''
      ? []
      : (lawsOf(rules, blocks) ?? [
          `forall ${list}: lost(${list}) <=> ${names.length > 1 ? `${names[0] ?? ''} = ${names[1] ?? ''}` : `${list} mod 4 = 0`}`,
        ]);
  return [...law, `forall ${list}, ${after}: lost(${list}) and move(${list}, ${after}) => not lost(${after})`];
}
