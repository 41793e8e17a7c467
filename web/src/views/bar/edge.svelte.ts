// What a tool says of the edge of the bar that is played, up to a bound that stands in the address.
import { Job } from '../../model/job.svelte';
import type { Play } from '../../model/play.svelte';
import type { Form, Question } from '../../protocol/door';
import type { JsonObject } from '../../protocol/json';
import { edgeOf, lastY, type BarView } from './bar';

interface Asked<A> {
  form: Form<A, Question<{ max: number }>>;
  name: string; // of the bound in the address
  most: number; // to be drawn
  usual: (view: BarView | undefined) => number; // the bound without a choice
}

export class EdgeAnswer<A> {
  readonly job = new Job<A>();
  readonly #play: () => Play<BarView>;
  readonly #asked: Asked<A>;

  // Call it in a component.
  constructor(play: () => Play<BarView>, asked: Asked<A>) {
    this.#play = play;
    this.#asked = asked;
    const edge = $derived(JSON.stringify(this.edge)); // another game on the same bar asks nothing anew
    const bound = $derived(this.bound);
    $effect(() => {
      const options = JSON.parse(edge) as JsonObject;
      void this.job.run(asked.form, { game: play().game, options, arguments: { max: bound } });
    });
  }

  get edge(): JsonObject {
    return edgeOf(this.#play().document.options);
  }
  get most(): number {
    return Math.min(this.#asked.most, lastY(this.edge));
  }
  get bound(): number {
    const chosen = Number(this.#play().address.get(this.#asked.name));
    return Math.min(this.most, chosen > 0 ? chosen : this.#asked.usual(this.#play().state?.view));
  }
  set bound(value: number) {
    this.#play().address.set({ [this.#asked.name]: String(value) });
  }
}
