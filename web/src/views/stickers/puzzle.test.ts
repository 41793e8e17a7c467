import { describe, expect, it } from 'vitest';
import { cubeShape } from './fixture';
import { Puzzle, sameState, type State, type Turn } from './puzzle';

function random(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return x / 2 ** 32;
  };
}

function turns(puzzle: Puzzle, count: number, dice: () => number): Turn[] {
  return Array.from({ length: count }, () => {
    const axis = Math.floor(dice() * 3);
    const layers = puzzle.axis(axis).layers;
    const first = Math.floor(dice() * layers);
    const last = Math.min(layers - 1, first + Math.floor(dice() * 2));
    return { axis, first, last, times: [1, -1, 2][Math.floor(dice() * 3)] ?? 1 };
  });
}

describe('Puzzle', () => {
  const puzzle = new Puzzle(cubeShape(3));
  const play = (state: State, line: Turn[]): State => line.reduce((s, turn) => puzzle.apply(s, turn), state);
  const [R, U]: [Turn, Turn] = [
    { axis: 0, first: 2, last: 2, times: -1 },
    { axis: 1, first: 2, last: 2, times: -1 },
  ];

  it('turns as a cube does: (R U R′ U′) six times and (R U)^105 are nothing', () => {
    const sexy = [R, U, puzzle.inverse(R), puzzle.inverse(U)];
    const six = Array.from({ length: 6 }, () => sexy).flat();
    expect(sameState(play(puzzle.home(), sexy), puzzle.home())).toBe(false);
    expect(sameState(play(puzzle.home(), six), puzzle.home())).toBe(true);
    const pairs = Array.from({ length: 105 }, () => [R, U]).flat();
    const after = play(puzzle.home(), pairs);
    expect(Array.from(after.at)).toEqual(Array.from(puzzle.home().at));
    expect(Array.from(after.turned ?? [])).not.toEqual([0, 0, 0, 0, 0, 0]); // 105 quarters leave two middles turned
  });

  it('turns the middle of a face with it, and carries middles with slices and rotations', () => {
    const twice = play(puzzle.home(), [R, R]);
    const face = puzzle.shape.faces.findIndex((f) => f.letters === 'R');
    expect(twice.turned?.[face]).toBe(2);
    const whole = { axis: 1, first: 0, last: 2, times: 1 };
    expect(sameState(play(puzzle.home(), [whole, whole, whole, whole]), puzzle.home())).toBe(true);
  });

  it('finds the turn between two states, and none where there is none', () => {
    const dice = random(5);
    let state = puzzle.home();
    for (const turn of turns(puzzle, 200, dice)) {
      const next = puzzle.apply(state, turn);
      const found = puzzle.between(state, next);
      expect(found && sameState(puzzle.apply(state, found), next)).toBe(true);
      state = next;
    }
    expect(puzzle.between(puzzle.home(), play(puzzle.home(), [R, U]))).toBeNull();
    expect(puzzle.between(state, state)).toBeNull();
  });

  it('knows which way every sticker stands', () => {
    const whole = { axis: 2, first: 0, last: 2, times: 1 };
    const state = play(puzzle.home(), [whole]);
    const face = puzzle.shape.faces.findIndex((f) => f.letters === 'F');
    const twists = new Set(Array.from({ length: 9 }, (_, c) => puzzle.twist(state, face * 9 + c)));
    expect([...twists]).toEqual([1]); // a face turned in place turns all its stickers alike
  });

  it('calls turns as people do', () => {
    const name = (axis: number, first: number, times: number, last = first): string =>
      puzzle.name({ axis, first, last, times });
    expect([name(0, 2, -1), name(0, 2, 1), name(0, 0, 1), name(1, 1, -1), name(2, 2, 2), name(0, 0, 1, 1)]).toEqual([
      'R',
      "R'",
      'L',
      "E'",
      'F2',
      'Lw',
    ]);
    expect(new Puzzle(cubeShape(5)).name({ axis: 0, first: 3, last: 4, times: 1 })).toBe("Rw'");
  });
});
