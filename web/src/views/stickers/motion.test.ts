import { describe, expect, it } from 'vitest';
import { cubeShape } from './fixture';
import { Motion } from './motion';
import { Puzzle, sameState, type Turn } from './puzzle';

const puzzle = new Puzzle(cubeShape(3));
const line: Turn[] = [0, 1, 2, 0, 1, 2, 1, 0].map((axis, i) => ({
  axis,
  first: i % 3,
  last: i % 3,
  times: i % 2 ? -1 : 1,
}));

describe('Motion', () => {
  it('shows every turn once, in order, however the frames fall', () => {
    for (const step of [1, 7, 16, 50, 333, 10_000]) {
      const motion = new Motion(puzzle, puzzle.home(), () => 100);
      const states = [puzzle.home()];
      for (const turn of line) {
        motion.push(turn);
        states.push(puzzle.apply(states.at(-1) ?? puzzle.home(), turn));
      }
      expect(sameState(motion.target, states.at(-1) ?? puzzle.home())).toBe(true);
      let place = 0;
      for (let now = 0; !motion.idle; now += step) {
        const moving = motion.frame(now);
        while (!sameState(motion.shown, states[place] ?? puzzle.home())) place++;
        expect(place).toBeLessThanOrEqual(line.length);
        if (moving) expect(moving.turn).toEqual(line[place]);
      }
      expect(sameState(motion.shown, motion.target)).toBe(true);
    }
  });

  it('turns at once when there is no animation', () => {
    const motion = new Motion(puzzle, puzzle.home(), () => 0);
    line.forEach((turn) => motion.push(turn));
    expect(motion.frame(0)).toBeNull();
    expect(sameState(motion.shown, motion.target)).toBe(true);
  });

  it('follows the program: one turn is shown, more are jumped to, the same is left alone', () => {
    const motion = new Motion(puzzle, puzzle.home(), () => 100);
    const [a, b] = line as [Turn, Turn];
    const one = puzzle.apply(puzzle.home(), a);
    motion.reach(one);
    expect(motion.frame(10)?.turn).toEqual(a);
    motion.reach(one);
    expect(motion.frame(1000)).toBeNull();
    motion.reach(puzzle.apply(puzzle.apply(one, b), a));
    expect(motion.idle).toBe(true);
    expect(sameState(motion.shown, puzzle.apply(puzzle.apply(one, b), a))).toBe(true);
  });
});
