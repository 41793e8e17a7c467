// How far cuts of every kind go on a solid, as the program tells it; asked once for each solid.
import { program } from '../../model/program.svelte';
import { answer } from '../../protocol/door';
import type { TwistyAxisLetter, TwistySolidLetter } from '../../protocol/generated/types';
import { reachOf, type Interval, type Reaches } from './cuts';

const known: Partial<Record<TwistySolidLetter, Promise<Reaches>>> = {};

export function reachesOf(game: string, solid: TwistySolidLetter): Promise<Reaches> {
  const asked = known[solid] ?? ask(game, solid);
  known[solid] = asked;
  asked.catch(() => delete known[solid]);
  return asked;
}

// One after the other: a client may have few jobs under way.
async function ask(game: string, solid: TwistySolidLetter): Promise<Reaches> {
  const reach = async (axes: TwistyAxisLetter): Promise<Interval> => {
    const question = { game, arguments: { others: solid, axes } };
    return reachOf((await program.ask(answer('twisty', 'distances'), question)).stages);
  };
  return { f: await reach('f'), v: await reach('v'), e: await reach('e') };
}
