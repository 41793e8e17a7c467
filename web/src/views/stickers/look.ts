// How a puzzle is shown and touched; all of it stands in the address, and what a person likes is kept besides.
import { own, type OwnPicture } from '../../model/own.svelte';
import type { Play } from '../../model/play.svelte';
import { Preferences } from '../../model/preferences.svelte';
import { settings } from '../../model/settings.svelte';
import { heldFrom, heldText } from './camera';
import type { Puzzle } from './puzzle';
import { palettes, type Palette } from './scheme';
import { shellsOf, usualShell } from './shells';
import { signModes, type SignMode } from './signs';
import type { Quaternion } from './vec';

export interface Look {
  palette: Palette;
  signs: SignMode;
  marks: boolean;
  mirror: boolean;
  dimmed: readonly string[]; // kinds of pieces, by number
  hidden: readonly string[];
  own: OwnPicture | null; // instead of the picture that the page has
  dark: boolean; // the ground; black plastic would vanish there
}

export class StickersLook {
  private readonly preferences: Preferences;

  constructor(private readonly play: Play) {
    this.preferences = play.of(Preferences);
  }

  of(): Look {
    const signs = signModes.find((name) => name === this.preferences.get('_signs')) ?? 'none';
    if (signs === 'picture') own.recall();
    return {
      palette: palettes.find((name) => name === this.preferences.get('_colours')) ?? 'classic',
      signs,
      marks: this.preferences.get('_marks') !== '',
      mirror: this.preferences.get('_mirror') !== 'off',
      dimmed: this.#list('_dim'),
      hidden: this.#list('_hide'),
      own: signs === 'picture' ? own.picture : null,
      dark: settings.dark,
    };
  }
  get find(): boolean {
    return this.preferences.get('_find') !== '';
  }
  get timer(): boolean {
    return this.preferences.get('_timer') !== 'off';
  }
  get dragTurns(): boolean {
    return this.preferences.get('_drag') === 'turn';
  }
  // Held at first, and rolled, as in the paper (3.2.2, 3.2.3).
  get asInPaper(): boolean {
    return this.preferences.get('_paperview') === 'on';
  }
  get oneTap(): boolean {
    return this.preferences.get('_tap') === 'once';
  }
  get heldAs(): string {
    return this.play.address.get('_held');
  }
  get held(): Quaternion | null {
    return heldFrom(this.heldAs);
  }
  // How many outer shells are taken off a puzzle that has others inside.
  shellOf(puzzle: Puzzle): number {
    const asked = this.play.address.get('_shell');
    const shell = asked === '' ? usualShell(puzzle) : Number(asked);
    return Number.isInteger(shell) && shell >= 0 && shell < shellsOf(puzzle) ? shell : 0;
  }
  takeOff(puzzle: Puzzle, shell: number): void {
    this.play.address.set({ _shell: shell === usualShell(puzzle) ? undefined : String(shell) });
  }
  hold(held: Quaternion | null): void {
    this.play.address.set({ _held: held ? heldText(held) : undefined });
  }

  #list(name: string): string[] {
    return this.play.address.get(name).split(',').filter(Boolean);
  }
}
