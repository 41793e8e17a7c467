// How the board is shown; all of it stands in the address, and what a person likes is kept besides.
import { preferences } from '../../model/preferences.svelte';
import { router } from '../../model/router.svelte';

export const looks = ['numbers', 'picture', 'both'] as const;
export type Look = (typeof looks)[number];

export const look = {
  get face(): Look {
    return looks.find((name) => name === preferences.get('_look')) ?? 'numbers';
  },
  get seats(): boolean {
    return preferences.get('_seats') !== '';
  },
  get moveBlank(): boolean {
    return preferences.get('_keys') === 'blank';
  },
  get timer(): boolean {
    return preferences.get('_timer') !== 'off';
  },
  get editing(): boolean {
    return router.get('_edit') !== '';
  },
};
