// What a tool says of the edge of the bar that is played, up to a bound that stands in the address.
import { Job } from '../../model/job.svelte';
import type { Play } from '../../model/play.svelte';
import { router } from '../../model/router.svelte';
import type { JsonObject } from '../../protocol/types';
import { edgeOf, lastY, type BarView } from './bar';

interface Question {
  tool: string;
  name: string; // of the bound in the address
  most: number; // to be drawn
  usual: (view: BarView | undefined) => number; // the bound without a choice
}

export class EdgeAnswer<A> {
  readonly job = new Job<A>();
  readonly #play: () => Play<BarView>;
  readonly #question: Question;

  // Call it in a component.
  constructor(play: () => Play<BarView>, question: Question) {
    this.#play = play;
    this.#question = question;
    const edge = $derived(JSON.stringify(this.edge)); // another game on the same bar asks nothing anew
    const bound = $derived(this.bound);
    $effect(() => {
      const options = JSON.parse(edge) as JsonObject;
      void this.job.run('ask', { game: play().game, options, tool: question.tool, arguments: { max: bound } });
    });
  }

  get edge(): JsonObject {
    return edgeOf(this.#play().document.options);
  }
  get most(): number {
    return Math.min(this.#question.most, lastY(this.edge));
  }
  get bound(): number {
    const chosen = Number(router.get(this.#question.name));
    return Math.min(this.most, chosen > 0 ? chosen : this.#question.usual(this.#play().state?.view));
  }
  set bound(value: number) {
    router.set({ [this.#question.name]: String(value) });
  }
}
