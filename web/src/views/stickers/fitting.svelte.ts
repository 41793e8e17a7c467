// The methods that solve the puzzle of a play, in the language of the page.
import { untrack } from 'svelte';
import { Job } from '../../model/job.svelte';
import type { Play } from '../../model/play.svelte';
import { settings } from '../../model/settings.svelte';
import { answer } from '../../protocol/door';
import type { TwistyMethodList, TwistyView } from '../../protocol/generated/types';
import { methodsIn, type Method } from './answers';

export class Fitting {
  readonly job = new Job<TwistyMethodList>({ follows: true });
  readonly #play: Play<TwistyView>;

  // To be made while a component is set up.
  constructor(play: Play<TwistyView>) {
    this.#play = play;
    const puzzle = $derived(play.state?.view.puzzle); // not asked again with every turn
    $effect(() => {
      void settings.lang;
      void puzzle;
      untrack(() => void this.job.run(answer('twisty', 'methods'), play.question()));
    });
  }

  // Those of one tool.
  of(tool: RegExp): Method[] {
    return this.job.result ? methodsIn(this.#play.info.tools, tool, this.job.result) : [];
  }

  // The best of some methods for the puzzle.
  best(methods: readonly Method[]): Method | undefined {
    return methods.find((m) => m.method === this.job.result?.auto) ?? methods[0];
  }
}
