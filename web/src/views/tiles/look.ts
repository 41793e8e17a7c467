// How the board is shown; all of it stands in the address, and what a person likes is kept besides.
import type { Play } from '../../model/play.svelte';
import { Preferences } from '../../model/preferences.svelte';

export const looks = ['numbers', 'picture', 'both'] as const;
export type Look = (typeof looks)[number];

export class TilesLook {
  private readonly preferences: Preferences;

  constructor(private readonly play: Play) {
    this.preferences = play.of(Preferences);
  }

  get face(): Look {
    return looks.find((name) => name === this.preferences.get('_look')) ?? 'numbers';
  }
  get seats(): boolean {
    return this.preferences.get('_seats') !== '';
  }
  get moveBlank(): boolean {
    return this.preferences.get('_keys') === 'blank';
  }
  get timer(): boolean {
    return this.preferences.get('_timer') !== 'off';
  }
  get editing(): boolean {
    return this.play.address.get('_edit') !== '';
  }
}
