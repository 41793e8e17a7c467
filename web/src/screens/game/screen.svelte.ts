// What the parts of a game's screen share: how the position is drawn and told, and what is in sight. Made in a component.
import { i18n } from '../../i18n/index.svelte';
import { Opponent } from '../../model/opponent.svelte';
import type { Play } from '../../model/play.svelte';
import { Dock } from '../../parts/dock.svelte';
import { rungAt } from '../../parts/Rungs.svelte';
import type { Drawing } from '../../views/kind';
import { kindOf } from '../../views/kinds';

export class GameScreen {
  kind = $state.raw<Drawing | null>(null);
  sheet = $state(false); // on a telephone: whether the panel is up
  readonly dock: Dock;
  readonly opponent: Opponent;

  constructor(readonly play: Play) {
    this.dock = play.of(Dock);
    this.opponent = play.of(Opponent);
    $effect(() => {
      const { view } = this;
      if (!view) return;
      let wanted = true;
      void kindOf(view).then((found) => {
        if (wanted) this.kind = found;
      });
      return () => (wanted = false);
    });
    $effect(() => {
      if (play.address.get('_tab') !== '') this.sheet = true; // whoever has asked for it, a link or a button
    });
  }

  get view() {
    return this.play.state?.view;
  }
  get status() {
    return this.play.state?.status;
  }
  get versus(): boolean {
    return this.play.has('reply');
  }
  readonly players = $derived.by(() => (this.view && this.kind?.players?.(this.view)) ?? 2);
  readonly solo = $derived.by(() => (this.view && this.kind?.solo?.(i18n.t, this.view, this.play)) ?? null);
  readonly doing = $derived.by(() => (this.view && this.kind?.turn?.(i18n.t, this.view)) ?? null);
  readonly name = $derived.by(
    (): { title: string; facts?: string } =>
      this.dock.now.name ?? (this.view && this.kind?.name?.(i18n.t, this.view)) ?? { title: this.play.info.title },
  );
  // Moves in words, to be spread among the properties of whatever lists them.
  readonly naming = $derived.by((): { nameOf?: (move: string) => string } => {
    const { kind } = this;
    return kind?.moveName ? { nameOf: (move) => kind.moveName?.(i18n.t, move) ?? move } : {};
  });
  readonly rungs = $derived.by(() => this.kind?.rungs ?? (this.versus ? 4 : 0));
  readonly rung = $derived.by(() => rungAt(this.play, this.rungs));

  // What the computer did, in words, until the person has moved.
  readonly last = $derived.by((): string | null => {
    const { state } = this.play;
    if (!state || !this.versus || state.status.last === undefined || this.solo) return null;
    const { players, opponent, kind } = this;
    const before = (((state.status.to_move ?? state.status.played) + players - 1) % players) + players;
    const mover = kind?.mover?.(state) ?? before % players;
    if (opponent.computerAt(mover) === null || opponent.computerAt(state.status.to_move) !== null) return null;
    return kind?.did?.(i18n.t, state, this.play) ?? null;
  });

  // Full screen shows the board and nothing else.
  get full(): boolean {
    return this.play.address.get('_full') !== '' && !this.bare;
  }
  // In a frame, or beside another board.
  get bare(): boolean {
    return this.play.address.embedded;
  }
  get folded(): boolean {
    return this.play.address.get('_panel') === 'off';
  }

  // The panel: beside the board it may be folded away, on a telephone it comes up when it is asked for.
  show(section: string | undefined): void {
    this.play.address.set({ _tab: section === 'play' ? undefined : section, _panel: undefined });
    this.sheet = true;
  }
  fold(folded: boolean): void {
    this.play.address.set({ _panel: folded ? 'off' : undefined });
  }

  // The address says so, and the browser is asked for the whole screen as well.
  enlarge(on: boolean): void {
    this.play.address.set({ _full: on ? '1' : undefined });
    if (on) void document.documentElement.requestFullscreen().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }

  // The next rung of help; after the last one, none.
  help(): void {
    const { rung, rungs } = this;
    this.play.address.set({ _hint: rung >= rungs ? undefined : String(rung + 1) });
    if (rung < rungs) this.show('play');
  }
}
