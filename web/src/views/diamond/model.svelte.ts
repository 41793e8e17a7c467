// What the board shows and the panels beside it share; one object for each play (`ofPlay(Diamond)`).
//
// Read:  star       the board's points (null until the program has sent its shape); view: the position
//        up         the corner from which the board is seen: its goal is up; levelOf(point): 1 … star.levels
//        selected   the point of the chosen piece, targets: where it can go (turn.ts); pointed: point under pointer or
//                   focus; shownWay: the way drawn for it; focus: the point of the keyboard
//        last       the move that led here: player and way
//        lit        the points that the address asks for (_lit=P1 0,0,1), as a paper's claims do
//        mayMove    whether the person may touch the pieces now
// Do:    touch(point) as a click does, tap(point) as a finger does, select(point | null), point(point | null)
//        show(way, note?)  draws a way (a hint, an answer) until the position changes; show(null) removes it
//        heat = by point 0 … 1, or null (maps of visits)
// In puzzles (view.target) the piece hops one by one, only the next stops are shown, and the gold point ends the turn.
// Kept in the address: explode, level (focus level, 0: none), only, turns, stepwise, axes (see flat.ts), lattice, levels, paper.
/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are replaced whole */
import { Opponent } from '../../model/opponent.svelte';
import type { Play } from '../../model/play.svelte';
import { Preferences } from '../../model/preferences.svelte';
import { settings } from '../../model/settings.svelte';
import { axesFor, usualAxes } from './flat';
import { drawsPaper } from './paper';
import { cornerNamed, type Corner, type Star } from './star';
import { involved, madeMove, nextStops, targetsOf, type Made, type Target } from './turn';
import type { DiamondView } from './view';

export const filters = ['all', 'mine', 'theirs', 'movable'] as const;
export type Filter = (typeof filters)[number];
export type Refusal = '' | 'turn' | 'theirs' | 'stuck' | 'empty' | 'target' | 'rest';

const hopTime = 160; // ms
const fewTold = 8; // points
const leastExplode = 1;
const mostExplode = 2.5;
const usualExplode = 1.75;

export class Diamond {
  star = $state.raw<Star | null>(null);
  selected = $state<number | null>(null);
  via = $state.raw<readonly number[]>([]); // stops of somebody who hops one by one
  pointed = $state<number | null>(null);
  aimed = $state<number | null>(null); // the target that a finger has touched once
  focus = $state(0);
  refusal = $state<Refusal>('');
  heat = $state.raw<readonly number[] | null>(null);
  shown = $state.raw<{ way: readonly number[]; note: string } | null>(null);
  moving = $state.raw<Made | null>(null);
  progress = $state(0); // of the movement, in hops
  readonly #opponent: Opponent;
  readonly #preferences: Preferences;
  #chain: readonly number[] = []; // the way the person has chosen

  constructor(readonly play: Play<DiamondView>) {
    this.#opponent = play.of(Opponent);
    this.#preferences = play.of(Preferences);
    this.#opponent.calm = () => this.landed();
  }

  readonly view = $derived.by((): DiamondView | null => {
    const view = this.play.state?.view;
    return view && view.dim === this.star?.dim && view.size === this.star.size ? view : null;
  });
  readonly mayMove = $derived.by(() => this.#opponent.mayMove(this.play.state));
  readonly seat = $derived.by((): number => {
    if (this.turns) return this.view?.to_move ?? 0;
    const own = this.view?.seats.findIndex((_, player) => this.#opponent.computerAt(player) === null) ?? 0;
    return Math.max(0, own);
  });
  readonly up = $derived<Corner>(cornerNamed(this.view?.seats[this.seat]?.corner ?? '1-'));
  readonly mover = $derived<Corner>(cornerNamed(this.view?.seats[this.view.to_move ?? 0]?.corner ?? '1-'));
  readonly movable = $derived(new Set(this.view?.moves.map((row) => row.from)));
  readonly targets = $derived.by((): ReadonlyMap<number, Target> => {
    if (!this.star || !this.view || this.selected === null) return new Map();
    const all = targetsOf(this.star, this.view, this.mover, this.selected, this.via);
    if (!this.view.target) return all;
    const next = nextStops(this.star, this.view, this.selected, this.via);
    return new Map([...all].filter(([to]) => next.has(to)));
  });
  readonly gold = $derived<ReadonlySet<number>>(new Set(this.view?.target ? [this.view.target.to] : []));
  readonly lit = $derived.by((): ReadonlySet<number> => {
    const asked = this.play.address.get('_lit').split(' ');
    return new Set(asked.flatMap((text) => this.star?.find(text) ?? []));
  });
  // What is told in words beside the board: the point in question, or those lit, if they are few.
  readonly told = $derived.by((): readonly number[] => {
    const point = this.pointed ?? this.selected;
    if (!this.paper) return [];
    return point !== null ? [point] : this.lit.size <= fewTold ? [...this.lit] : [];
  });
  readonly involved = $derived(this.star ? involved(this.star, this.targets.values()) : new Set<number>());
  readonly best = $derived([...this.targets.values()].find((target) => target.best) ?? null);
  readonly last = $derived.by((): Made | null => {
    const name = this.play.state?.status.last;
    if (!this.star || !this.view || name === undefined) return null;
    return madeMove(this.star, this.view.at, name, this.#chain);
  });
  readonly pointedTarget = $derived(this.pointed === null ? undefined : this.targets.get(this.pointed));
  // The way in dashes: to the target pointed at, or what a panel shows.
  readonly shownWay = $derived.by((): readonly number[] | null => {
    if (this.pointedTarget && this.selected !== null) return [...this.walked.slice(0, -1), ...this.pointedTarget.way];
    return this.via.length > 0 ? this.walked : (this.shown?.way ?? null);
  });
  // The fixed coordinates that suit the way on the board best: the one shown, the best of the chosen piece, the last.
  readonly betterAxes = $derived.by((): readonly number[] => {
    const way = this.shownWay ?? this.best?.way ?? this.last?.way;
    return this.star && way && this.axes.length > 1 ? axesFor(this.star, way, this.axes) : this.axes;
  });
  readonly walked = $derived(this.selected === null ? [] : [this.selected, ...this.via]);

  get explode(): number {
    const asked = Number(this.#preferences.get('_explode', String(usualExplode)));
    return Number.isFinite(asked) ? Math.min(mostExplode, Math.max(leastExplode, asked)) : usualExplode;
  }
  set explode(value: number) {
    this.#prefer('_explode', String(value), String(usualExplode));
  }
  get level(): number {
    return Math.min(this.star?.levels ?? 0, Math.max(0, Math.floor(Number(this.play.address.get('_level', '0'))) || 0));
  }
  set level(value: number) {
    this.#keep('_level', String(value), '0');
  }
  get only(): Filter {
    return filters.find((name) => name === this.play.address.get('_only')) ?? 'all';
  }
  set only(value: Filter) {
    this.#keep('_only', value, 'all');
  }
  get turns(): boolean {
    return this.#preferences.get('_turns') === 'on';
  }
  set turns(value: boolean) {
    this.#prefer('_turns', value ? 'on' : '', '');
  }
  get stepwise(): boolean {
    return this.view?.target !== undefined || this.#preferences.get('_hop') === 'one';
  }
  set stepwise(value: boolean) {
    this.#prefer('_hop', value ? 'one' : '', '');
  }
  // As the paper draws it (paper.ts).
  get paper(): boolean {
    return this.#preferences.get('_paperview') === 'on' && this.star !== null && drawsPaper(this.star);
  }
  set paper(value: boolean) {
    this.#prefer('_paperview', value ? 'on' : '', '');
  }
  // The lattice beside the levels: usual in space only.
  get lattice(): boolean {
    return this.#preferences.get('_lattice', this.star?.dim === 3 ? 'on' : 'off') === 'on';
  }
  set lattice(value: boolean) {
    this.#prefer('_lattice', value ? 'on' : 'off', this.star?.dim === 3 ? 'on' : 'off');
  }
  get axes(): number[] {
    const usual = usualAxes(this.star?.dim ?? 2, this.up);
    const asked = this.play.address
      .get('_axes')
      .split(',')
      .map((text) => Number(text) - 1);
    const fits = asked.length === usual.length && asked.every((a) => a >= 0 && a <= (this.star?.dim ?? 0));
    return fits && new Set(asked).size === asked.length ? asked : usual;
  }
  set axes(value: readonly number[]) {
    const usual = usualAxes(this.star?.dim ?? 2, this.up);
    this.#keep('_axes', value.map((a) => String(a + 1)).join(), usual.map((a) => String(a + 1)).join());
  }

  levelOf(point: number): number {
    return this.star?.level(point, this.up) ?? 0;
  }

  // How clearly a point is drawn: what the chosen piece has to do with stays, the rest steps back; so do levels out of
  // focus and pieces that are not asked for.
  opacity(point: number): number {
    if (this.gold.has(point) || this.selected === point || this.targets.has(point) || this.involved.has(point))
      return 1;
    const owner = this.view?.at[point] ?? -1;
    const me = this.view?.to_move ?? this.seat;
    const asked =
      owner < 0 ||
      this.only === 'all' ||
      (this.only === 'mine' ? owner === me : this.only === 'theirs' ? owner !== me : this.movable.has(point));
    const near = this.level === 0 || Math.abs(this.levelOf(point) - this.level) <= 1;
    if (!asked || !near) return 0.15;
    return this.selected === null ? 1 : 0.35;
  }

  point(point: number | null): void {
    this.pointed = point;
  }
  select(point: number | null): void {
    this.selected = point;
    this.via = [];
    this.aimed = null;
    this.refusal = '';
    if (point !== null) this.focus = point;
  }
  show(way: readonly number[] | null, note = ''): void {
    this.shown = way ? { way, note } : null;
  }

  // A click or Enter: chooses a piece, goes to a target, ends a turn of single hops. `single`: one hop only.
  touch(point: number, single = this.stepwise): void {
    this.focus = point;
    this.refusal = '';
    if (!this.view || !this.star) return;
    if (!this.mayMove) this.refusal = 'turn';
    else if (this.selected !== null && point === (this.via.at(-1) ?? this.selected)) this.end();
    else if (this.selected !== null && this.targets.has(point)) this.#go(point, single);
    else if (this.movable.has(point)) this.select(point);
    else this.#refuse(point);
  }

  // A finger cannot point: the first touch of a target shows the way, the second goes.
  tap(point: number): void {
    if (this.targets.has(point) && this.aimed !== point) {
      this.aimed = this.pointed = this.focus = point;
      return;
    }
    this.aimed = null;
    this.touch(point);
  }

  // The turn of single hops is over.
  end(): void {
    if (this.selected === null || this.via.length === 0) this.select(null);
    else if (
      this.view?.moves.some((row) => row.from === this.selected && row.paths.some((w) => w.at(-1) === this.via.at(-1)))
    )
      this.#make(this.walked);
    else this.refusal = 'rest';
  }

  // Back by one hop, or the piece is let go.
  back(): void {
    if (this.via.length > 0) this.via = this.via.slice(0, -1);
    else this.select(null);
  }

  // The next piece that can move, or the one before.
  next(by: number): void {
    const all = [...this.movable];
    if (all.length === 0) return;
    const at = all.indexOf(this.selected ?? this.focus);
    this.select(all[(at + by + all.length) % all.length] ?? null);
  }

  #go(point: number, single: boolean): void {
    const target = this.targets.get(point);
    if (!target || !this.star || !this.view || this.selected === null) return;
    if (single && nextStops(this.star, this.view, this.selected, this.via).has(point)) {
      this.via = [...this.via, point];
      if (this.gold.has(point)) this.end();
    } else if (target.rests) this.#make([...this.walked.slice(0, -1), ...target.way]);
    else this.refusal = 'rest';
  }
  #make(way: readonly number[]): void {
    if (!this.star) return;
    const [from = 0, to = 0] = [way[0], way.at(-1)];
    this.#chain = way;
    this.select(null);
    this.focus = to;
    this.pointed = null;
    void this.play.play(`${this.star.text(from)}:${this.star.text(to)}`);
  }
  #refuse(point: number): void {
    const owner = this.view?.at[point] ?? -1;
    const chosen = this.selected !== null;
    if (owner < 0) this.select(null);
    this.refusal = owner < 0 ? (chosen ? 'target' : 'empty') : owner === this.view?.to_move ? 'stuck' : 'theirs';
  }

  // Another position: what was chosen is over; a move just made is shown hop by hop.
  arrived(made: boolean): void {
    this.select(this.mayMove ? (this.view?.target?.piece ?? null) : null);
    this.shown = null;
    this.moving = null;
    if (this.focus === 0 || this.focus >= (this.view?.at.length ?? 0)) this.focus = [...this.movable][0] ?? 0;
    const total = settings.duration(hopTime) * ((this.last?.way.length ?? 1) - 1);
    if (made && this.last && total > 0) this.#animate(this.last, total);
  }
  // Until nothing moves any more.
  async landed(): Promise<void> {
    while (this.moving) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  #animate(made: Made, total: number): void {
    this.moving = made;
    this.progress = 0;
    const begin = performance.now();
    const frame = (now: number): void => {
      if (this.moving !== made) return;
      this.progress = Math.min(1, Math.max(0, (now - begin) / total)) * (made.way.length - 1);
      if (now - begin < total) requestAnimationFrame(frame);
      else this.moving = null;
    };
    requestAnimationFrame(frame);
  }

  #keep(name: string, value: string, usual: string): void {
    this.play.address.set({ [name]: value === usual ? undefined : value });
  }
  #prefer(name: string, value: string, usual: string): void {
    this.#preferences.set(name, value === usual ? undefined : value);
  }
}
