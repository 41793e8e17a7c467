// The board in words, for screen readers and the line below it.
import type { texts } from '../../i18n/en';
import type { GameState } from '../../model/play.svelte';
import type { Flat } from './flat';
import type { Diamond } from './model.svelte';
import { cornerNamed, type Star } from './star';
import type { DiamondView } from './view';

type Texts = typeof texts.diamond;

// "level 6, row 3, point 4, blue; 2 hops".
export function describe(t: Texts, diamond: Diamond, flat: Flat, view: DiamondView, p: number): string {
  const { star } = diamond;
  if (!star) return '';
  const patch = flat.patches[flat.patchOf[p] ?? 0];
  const row = patch?.rows.findIndex((r) => r.includes(p)) ?? 0;
  const column = patch?.rows[row]?.indexOf(p) ?? 0;
  const level = diamond.levelOf(p);
  const fixed = flat.axes.flatMap((axis, i) =>
    axis === diamond.up.axis ? [] : [t.fixed(axis + 1, patch?.fixed[i] ?? 0)],
  );
  const place = [t.atLevel(level), ...fixed, ...(star.dim === 2 ? [] : [t.row(row + 1)]), t.pointAt(column + 1)];
  const owner = view.at[p] ?? -1;
  const name = star.nameOf(p);
  if (name !== undefined) place.push(name);
  place.push(owner < 0 ? t.empty : t.piece(t.players[owner] ?? ''));
  return [place.join(t.comma), can(t, diamond, view, p)].filter((text) => text !== '').join(t.semicolon);
}

// What can be done there.
function can(t: Texts, diamond: Diamond, view: DiamondView, p: number): string {
  const target = diamond.targets.get(p);
  if (target) return `${target.hops === 0 ? t.step : t.hops(target.hops)}${t.comma}${t.gain(target.gain)}`;
  if (diamond.selected === p) return t.chosen;
  if (!diamond.mayMove || diamond.selected !== null) return '';
  const paths = view.moves.find((row) => row.from === p)?.paths;
  return paths ? t.canMove(paths.length) : '';
}

// What happened: who moved, how, and how far.
export function said(t: Texts, diamond: Diamond, state: GameState<DiamondView>): string | undefined {
  const { star, last } = diamond;
  if (state.status.last === 'pass') return t.passed;
  if (!star || !last || diamond.play.state !== state) return undefined;
  const [from = 0, to = 0] = [last.way[0], last.way.at(-1)];
  const home = cornerNamed(state.view.seats[last.player]?.corner ?? '1-');
  const [before, after] = [star.level(from, home), star.level(to, home)];
  const how = star.isStep(from, to) ? t.step : t.hops(last.way.length - 1);
  return t.moved(t.players[last.player] ?? '', how, before, after);
}

// Its coordinates, and the name the paper gives it.
export function titleOf(star: Star, p: number): string {
  return [star.nameOf(p), `(${star.text(p)})`].filter((text) => text !== undefined).join(' ');
}
