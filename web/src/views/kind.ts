// What a kind of view brings to the page. A view's folder offers one of these; kinds.ts lists them.
import type { Component } from 'svelte';
import type { texts } from '../i18n/en';
import type { Play } from '../model/play.svelte';
import type { GameState } from '../model/play.svelte';
import type { ImpartialHint, View } from '../protocol/generated/types';

export type Texts = typeof texts;

export interface PlayProps<V extends View = View> {
  play: Play<V>;
}

export interface BoardProps<V extends View = View> extends PlayProps<V> {
  hint: ImpartialHint | null; // what the hint ladder shows, to be marked on the board
}

// The tabs beside a board; a game shows at most five of them, and Play and About always.
export const places = ['play', 'analyse', 'solve', 'explore', 'learn', 'view', 'about'] as const;
export type Place = (typeof places)[number];

export interface Panel<V extends View = View> {
  id: string;
  in: Place; // the tab in which it is a section
  title: (t: Texts) => string;
  body: Component<PlayProps<V> & { nameOf?: (move: string) => string }>; // moves in words, where the game has them
}

export interface Drawing<V extends View = View> {
  board: Component<BoardProps<V>>;
  // The controls that start a game; without them a form made from the game's options.
  setup?: Component<PlayProps<V>>;
  panels?: readonly Panel<V>[];
  // What stands above the setup; without it, where there is a computer, the opponent and the hints of games of two.
  table?: Component<PlayProps<V>>;
  // How the present board is called, and what is worth knowing of it; without it the game's title.
  name?: (t: Texts, view: V) => { title: string; facts?: string };
  // What is typed as moves, read by the program; without it a line cannot be edited.
  read?: (play: Play, text: string) => Promise<string[]>;
  // How many rungs the ladder of hints has; 0: none.
  rungs?: number;
  // What whose turn it is does, where that is not always to move.
  turn?: (t: Texts, view: V) => { you: string; computer: string; player: (player: number) => string } | null;
  // Whose the last move was, where the players do not simply take turns.
  mover?: (state: GameState<V>) => number | undefined;
  // The computer's last move in words ("The computer took 3 from heap 2").
  did?: (t: Texts, state: GameState<V>, play: Play<V>) => string | undefined;
  // How many play; without it two.
  players?: (view: V) => number;
  // For puzzles: what the status line says.
  solo?: (t: Texts, view: V, play: Play<V>) => { solved: string; running: string } | null;
  // A move in words; without it the program's own name of it.
  moveName?: (t: Texts, move: string) => string;
  // What a screen reader is told after a move; without it the move's name.
  said?: (t: Texts, state: GameState<V>, play: Play<V>) => string;
}

export interface ViewKind<V extends View> extends Drawing<V> {
  kind: V['kind'];
}

// One of a list of kinds whose views differ: it draws some view, and nothing says which but its name.
export interface Listed extends Drawing<never> {
  kind: string;
}

// The drawing for a view from the program. That a view of this name has the fields of its kind is what the protocol
// promises and no type can see, so it is believed here, and only here.
export function drawingOf<V extends View>(view: V, kinds: readonly Listed[], otherwise: Drawing): Drawing<V> {
  const found: Drawing<never> | undefined = kinds.find(({ kind }) => kind === view.kind);
  return found ? (found as Drawing<V>) : otherwise;
}
