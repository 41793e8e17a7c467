import { program } from '../../model/program.svelte';
import { answer } from '../../protocol/door';
import type { ViewKind } from '../kind';
import type { TwistyView } from '../../protocol/generated/types';
import MakerPanel from './MakerPanel.svelte';
import NetPanel from './NetPanel.svelte';
import { Paint } from './paint.svelte';
import PaintPanel from './PaintPanel.svelte';
import SolvePanel from './SolvePanel.svelte';
import StatsPanel from './StatsPanel.svelte';
import StickersBoard from './StickersBoard.svelte';
import StickersSetup from './StickersSetup.svelte';
import ViewPanel from './ViewPanel.svelte';

export const stickers: ViewKind<TwistyView> = {
  kind: 'stickers',
  board: StickersBoard,
  setup: StickersSetup,
  panels: [
    { id: 'look', in: 'view', title: (t) => t.stickers.tabLook, body: ViewPanel },
    { id: 'net', in: 'view', title: (t) => t.stickers.tabNet, body: NetPanel },
    { id: 'solve', in: 'solve', title: (t) => t.stickers.tabSolve, body: SolvePanel },
    { id: 'paint', in: 'explore', title: (t) => t.stickers.tabPaint, body: PaintPanel },
    { id: 'maker', in: 'explore', title: (t) => t.stickers.tabMaker, body: MakerPanel },
    { id: 'statistics', in: 'explore', title: (t) => t.stickers.tabStats, body: StatsPanel },
  ],
  read: async (play, text) => {
    const { moves } = await program.ask(answer('twisty', 'moves'), play.question({ moves: text }));
    return moves.split(' ').filter((move) => move !== '');
  },
  solo: (t, _, play) => {
    const paint = play.of(Paint);
    if (!paint.colours) return { solved: t.stickers.solved, running: t.stickers.running };
    const painting = t.stickers.painting(paint.done, paint.colours.length);
    return { solved: painting, running: painting };
  },
  said: (t, { status, view }) => {
    const done = t.stickers.turned(status.played, status.last ?? '');
    return view.solved ? `${done} ${t.stickers.solved}` : done;
  },
};
