// Statements to begin with: a law of the rules that have a name, and things that can be said of any game.
import type { NumbersView } from '../../protocol/generated/types';

const laws: Readonly<Record<string, readonly string[]>> = {
  rook: ['forall x, y: lost(x, y) <=> x = y'],
  king: ['forall x, y: lost(x, y) <=> x mod 2 = 0 and y mod 2 = 0', 'forall x, y: lost(x, y) <=> (x + y) mod 2 = 0'],
  knight: ['forall x, y: lost(x, y) <=> x mod 4 <= 1 and y mod 4 <= 1'],
  bachet: ['forall x: lost(x) <=> x mod 4 = 0'],
  different: ['forall x, y, z: lost(x, y, z) <=> x < y < z and z = x + y + 1'],
};

export function examplesOf(rules: string, { names, move }: Pick<NumbersView, 'names' | 'move'>): string[] {
  const list = names.join(', ');
  const after = names.map((name) => `${name}'`).join(', ');
  const law =
    move === ''
      ? []
      : (laws[rules] ?? [
          `forall ${list}: lost(${list}) <=> ${names.length > 1 ? `${names[0] ?? ''} = ${names[1] ?? ''}` : `${list} mod 4 = 0`}`,
        ]);
  return [...law, `forall ${list}, ${after}: lost(${list}) and move(${list}, ${after}) => not lost(${after})`];
}
