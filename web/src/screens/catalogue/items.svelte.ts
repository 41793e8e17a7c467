// Everything the gallery shows, in the language of the page; empty until the program has told it, and if it does not.
import { settings } from '../../model/settings.svelte';
import { gamesIn } from './games';
import { shelfOf, type Item } from './shelf';

export class Items {
  now = $state.raw<readonly Item[]>([]);

  constructor() {
    $effect(() => {
      const { lang } = settings;
      let current = true;
      gamesIn(lang)
        .then((games) => shelfOf(games, lang))
        .then(
          (all) => {
            if (current) this.now = all;
          },
          () => undefined,
        );
      return () => (current = false);
    });
  }
}
