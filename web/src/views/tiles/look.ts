// How the board is shown; all of it stands in the address.
import { router } from '../../model/router.svelte';

export const looks = ['numbers', 'picture', 'both'] as const;
export type Look = (typeof looks)[number];

export const look = {
  get face(): Look {
    return looks.find((name) => name === router.get('_look')) ?? 'numbers';
  },
  get seats(): boolean {
    return router.get('_seats') !== '';
  },
  get moveBlank(): boolean {
    return router.get('_keys') === 'blank';
  },
  get timer(): boolean {
    return router.get('_timer') !== 'off';
  },
  get editing(): boolean {
    return router.get('_edit') !== '';
  },
};
