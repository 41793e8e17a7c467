// What people call a puzzle: the name it is sold under, or so many layers; null where it has none but its description.
import { program } from '../../model/program.svelte';
import { settings, type Lang } from '../../model/settings.svelte';
import { answer } from '../../protocol/door';
import type { TwistyPuzzleList, TwistyShape } from '../../protocol/generated/types';

export function listed(lang: Lang = settings.lang): Promise<TwistyPuzzleList> {
  return program.once(`puzzles ${lang}`, () =>
    program.ask(answer('twisty', 'list'), Object.assign({ game: 'twisty' }, { lang })),
  );
}

export async function calledBy(shape: Pick<TwistyShape, 'name' | 'member'>): Promise<string | null> {
  const { commercial, puzzle_geometry } = await listed();
  const sold = commercial.find(({ name, is }) => name === shape.name || is === shape.name || is === shape.member);
  if (sold) return sold.title;
  const [, layers] = /^cube-face-(\d+)$/.exec(shape.member) ?? [];
  if (layers !== undefined) return `${layers}×${layers}×${layers}`;
  const known = puzzle_geometry.find(({ name }) => name.toLowerCase() === shape.name.toLowerCase());
  return known ? known.name.charAt(0).toUpperCase() + known.name.slice(1) : null;
}
