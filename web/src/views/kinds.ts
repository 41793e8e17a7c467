// How each kind of view is drawn. A game whose view has a known kind needs nothing here.
import type { Component } from 'svelte';
import type { texts } from '../i18n/en';
import type { Play } from '../model/play.svelte';
import type { Hint } from '../parts/HintLadder.svelte';
import type { GameState, View } from '../protocol/types';
import TextBoard from './text/TextBoard.svelte';
import { bar } from './bar/kind';
import { diamondKind as diamond } from './diamond/kind';
import { heaps } from './heaps/kind';
import { permutation } from './permutation/kind';
import { stickers } from './stickers/kind';
import { stones } from './stones/kind';
import { tiles } from './tiles/kind';

export interface BoardProps {
  // The view is of the kind under which the board is listed below.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  play: Play<any>;
  hint: Hint | null; // what the hint ladder shows, to be marked on the board
}

export interface Panel {
  id: string;
  title: (t: typeof texts) => string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: Component<{ play: Play<any> }>;
}

export interface ViewKind {
  board: Component<BoardProps>;
  // A small picture for the catalogue.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  thumbnail?: Component<{ view: any }>;
  // The controls that start a game; without them a form made from the game's options.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  setup?: Component<{ play: Play<any> }>;
  panels?: Panel[];
  // What stands above the setup; without it, where there is a computer, the opponent and the hints of games of two.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  table?: Component<{ play: Play<any> }>;
  // How many play; without it two.
  players?: (view: View) => number;
  // For puzzles: what the status line says.
  solo?: (t: typeof texts, view: View) => { solved: string; running: string } | null;
  // What a screen reader is told after a move; without it the move's name.
  said?: (t: typeof texts, state: GameState) => string;
}

const kinds: Readonly<Record<string, ViewKind>> = { bar, diamond, heaps, permutation, stickers, stones, tiles };
const text: ViewKind = { board: TextBoard };

export function kindOf(view: View): ViewKind {
  return kinds[view.kind] ?? text;
}
