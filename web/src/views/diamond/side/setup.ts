// What a new diamond game begins with, between the form, the protocol and the address.
import { argumentsOf, choicesOf } from '../../../model/options';
import { person } from '../../../model/usual';
import type { GameInfo } from '../../../protocol/generated/types';
import type { JsonObject } from '../../../protocol/json';
import type { DiamondView } from '../view';
import { cornerName, cornersOf } from './boards';

export interface SeatDraft {
  corner: string;
  who: string; // a person, or a level of the computer
}

export interface Draft {
  dim: number;
  size: number;
  seats: readonly SeatDraft[];
  win: string; // one of the program's choices; empty for the usual one
  corners: string;
  goal: string;
  repetition: number;
  limit: number;
}

// The rules between whose choices one switches.
export const switches = ['win', 'corners', 'goal'] as const;
export type Switch = (typeof switches)[number];

export const usualLevel = 'medium';
const perfect = 'perfect';

export const boards: readonly (readonly [dim: number, size: number])[] = [
  [2, 2],
  [2, 4],
  [2, 6],
  [2, 8],
  [2, 10],
  [3, 1],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 2],
  [5, 1],
];

export function draftOf(options: JsonObject, view: DiamondView, who: (player: number) => string): Draft {
  const text = (name: Switch): string => (typeof options[name] === 'string' ? options[name] : '');
  // The limit of a puzzle belongs to the puzzle.
  const number = (name: string): number => ('target' in options ? 0 : Number(options[name] ?? 0));
  return {
    dim: view.dim,
    size: view.size,
    seats: view.seats.map(({ corner }, player) => ({ corner, who: who(player) })),
    win: text('win'),
    corners: text('corners'),
    goal: text('goal'),
    repetition: number('repetition'),
    limit: number('limit'),
  };
}

export function optionsOf(draft: Draft): JsonObject {
  const options: JsonObject = {
    dim: draft.dim,
    size: draft.size,
    seats: draft.seats.map((seat) => seat.corner).join(','),
  };
  for (const name of switches) if (draft[name] !== '') options[name] = draft[name];
  if (draft.repetition > 0) options['repetition'] = draft.repetition;
  if (draft.limit > 0) options['limit'] = draft.limit;
  return options;
}

export function whoOf(draft: Draft): string {
  return draft.seats.map((seat) => seat.who).join(',');
}

// The seats of so many players: alone, the duel across the board, or the paper's corners 1- … k-. Who played stays.
export function seatsFor(players: number, before: readonly SeatDraft[]): SeatDraft[] {
  const corners = players === 2 ? ['1-', '1+'] : Array.from({ length: players }, (_, i) => `${String(i + 1)}-`);
  return corners.map((corner, i) => ({ corner, who: before[i]?.who ?? (i === 0 ? person : usualLevel) }));
}

// On another board: seats whose corners it does not have are given up.
export function withBoard(draft: Draft, dim: number, size: number): Draft {
  const there = new Set(cornersOf(dim).map(cornerName));
  const seats = draft.seats.filter((seat) => there.has(seat.corner)).slice(0, dim + 1);
  return { ...draft, dim, size, seats: seats.length > 0 ? seats : seatsFor(2, draft.seats) };
}

// A corner is taken by the next player, or given up. One player stays, and there is room for n + 1.
export function toggled(draft: Draft, corner: string): Draft {
  const left = draft.seats.filter((seat) => seat.corner !== corner);
  if (left.length < draft.seats.length) return left.length > 0 ? { ...draft, seats: left } : draft;
  if (left.length > draft.dim) return draft;
  const who = left.length === 0 || left.every((seat) => seat.who !== person) ? person : usualLevel;
  return { ...draft, seats: [...left, { corner, who }] };
}

export function withSeat(draft: Draft, player: number, change: Partial<SeatDraft>): Draft {
  const moved = change.corner;
  const mine = draft.seats[player]?.corner ?? '';
  // Whoever sits where one goes takes the place that becomes free.
  const seats = draft.seats.map((seat, i) => {
    if (i === player) return { ...seat, ...change };
    return moved !== undefined && seat.corner === moved ? { ...seat, corner: mine } : seat;
  });
  return { ...draft, seats };
}

// The levels that the program's opponents have; one of them plays perfectly, on boards that are solved.
export function levelsOf(info: GameInfo, solved: boolean): string[] {
  return choicesOf(argumentsOf(info, 'reply'), 'opponent').filter((level) => solved || level !== perfect);
}

// Who would have to play perfectly where that is not known plays as well as he can.
export function settled(draft: Draft): Draft {
  const seats = draft.seats.map((seat) => (seat.who === perfect ? { ...seat, who: 'strong' } : seat));
  return { ...draft, seats };
}
