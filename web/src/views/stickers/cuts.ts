// A puzzle described by its solid and its cuts, "c f 1/3 v 0.577", as the maker edits it.
import { namesOf } from '../../protocol/definitions';
import type { TwistyAxisLetter, TwistySolidLetter, TwistyStage } from '../../protocol/generated/types';

export interface Cut {
  kind: TwistyAxisLetter;
  distance: string; // as it is written: 0.3, 1/3, 1/phi, 1/2*m
}

export interface Cuts {
  solid: TwistySolidLetter;
  cuts: Cut[];
}

export const solidLetters = namesOf<TwistySolidLetter>('TwistySolidLetter');
export const cutKinds = namesOf<TwistyAxisLetter>('TwistyAxisLetter');

export function parseCuts(text: string): Cuts | null {
  const [solid, ...words] = text.trim().split(/\s+/);
  const letter = solidLetters.find((s) => s === solid);
  if (!letter || words.length % 2 !== 0) return null;
  const cuts: Cut[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const kind = cutKinds.find((k) => k === words[i]);
    if (!kind) return null;
    cuts.push({ kind, distance: words[i + 1] ?? '' });
  }
  return { solid: letter, cuts };
}

export function cutsText({ solid, cuts }: Cuts): string {
  return [solid, ...cuts.map(({ kind, distance }) => `${kind} ${distance.replace(/\s+/g, '')}`)].join(' ');
}

export type Interval = readonly [least: number, most: number];
// How far cuts of each kind can go, in units of the inradius: to the faces, the vertices, the middles of edges.
export type Reaches = Readonly<Record<TwistyAxisLetter, Interval>>;

// One critical distance (from = to), or all those between two neighbouring ones, as the tool `distances` tells them.
// Stages go from the least distance at which there is a cut to the greatest.
export function reachOf(stages: readonly TwistyStage[]): Interval {
  return [stages[0]?.from ?? 0, stages.at(-1)?.to ?? 0];
}

// The critical distance that a slider is drawn to, if one is near.
export function snapped(value: number, ticks: readonly TwistyStage[], within: number): TwistyStage | null {
  return ticks
    .filter((tick) => Math.abs(tick.from - value) <= within)
    .reduce<TwistyStage | null>(
      (best, tick) => (!best || Math.abs(tick.from - value) < Math.abs(best.from - value) ? tick : best),
      null,
    );
}

// What the puzzle is at a distance, and just below and above it.
export function stageAt(
  stages: readonly TwistyStage[],
  value: number,
): { stage: TwistyStage; below: TwistyStage | undefined; above: TwistyStage | undefined } | null {
  const near = stages.findIndex((stage) => stage.exact !== null && Math.abs(stage.from - value) < 1e-6);
  const at = near >= 0 ? near : stages.findIndex((stage) => value >= stage.from && value <= stage.to);
  const stage = stages[at];
  return stage ? { stage, below: stages[at - 1], above: stages[at + 1] } : null;
}
