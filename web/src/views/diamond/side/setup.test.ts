import { expect, it } from 'vitest';
import type { DiamondView } from '../view';
import { draftOf, levelsOf, optionsOf, seatsFor, settled, toggled, whoOf, withBoard, withSeat } from './setup';
import type { GameInfo } from '../../../protocol/generated/types';

const view = (corners: string[]): DiamondView => ({
  kind: 'diamond',
  dim: 3,
  size: 3,
  seats: corners.map((corner) => ({ corner, goal: '', height: 0, home: 0 })),
  at: [],
  to_move: 0,
  moves: [],
});
const duel = draftOf({}, view(['1-', '1+']), (player) => (player === 0 ? 'me' : 'strong'));

it('writes only what is not usual, and reads what it wrote', () => {
  expect(optionsOf(duel)).toEqual({ dim: 3, size: 3, seats: '1-,1+' });
  expect(whoOf(duel)).toBe('me,strong');
  const other = { ...duel, win: 'all', corners: 'own', goal: 'stay', repetition: 3, limit: 500 };
  const options = optionsOf(other);
  expect(options).toEqual({ ...optionsOf(duel), win: 'all', corners: 'own', goal: 'stay', repetition: 3, limit: 500 });
  expect(draftOf(options, view(['1-', '1+']), (player) => (player === 0 ? 'me' : 'strong'))).toEqual(other);
});

it('takes no limit from a puzzle', () => {
  expect(draftOf({ limit: 1, target: 'a:b' }, view(['1-', '1+']), () => 'me').limit).toBe(0);
  expect(draftOf({ limit: 1 }, view(['1-', '1+']), () => 'me').limit).toBe(1);
});

it('seats alone, a duel across the board, and more as in the paper', () => {
  expect(seatsFor(1, duel.seats)).toEqual([{ corner: '1-', who: 'me' }]);
  expect(seatsFor(2, []).map((seat) => seat.corner)).toEqual(['1-', '1+']);
  expect(seatsFor(4, duel.seats)).toEqual([
    { corner: '1-', who: 'me' },
    { corner: '2-', who: 'strong' },
    { corner: '3-', who: 'medium' },
    { corner: '4-', who: 'medium' },
  ]);
});

it('takes and gives up corners, between one player and n + 1', () => {
  const three = toggled(duel, '2+');
  expect(three.seats.at(-1)).toEqual({ corner: '2+', who: 'medium' });
  const four = toggled(three, '3-');
  expect(toggled(four, '4-')).toBe(four);
  const alone = toggled(duel, '1+');
  expect(alone.seats).toEqual([{ corner: '1-', who: 'me' }]);
  expect(toggled(alone, '1-')).toBe(alone);
  expect(toggled(toggled(duel, '1-'), '2-').seats).toEqual([
    { corner: '1+', who: 'strong' },
    { corner: '2-', who: 'me' },
  ]);
});

it('two who change places both stay', () => {
  expect(withSeat(duel, 0, { corner: '1+' }).seats.map((seat) => seat.corner)).toEqual(['1+', '1-']);
  expect(withSeat(duel, 1, { who: 'easy' }).seats[1]).toEqual({ corner: '1+', who: 'easy' });
});

it('on a smaller board only its corners are left', () => {
  const four = { ...duel, seats: seatsFor(4, duel.seats) };
  expect(withBoard(four, 2, 8).seats.map((seat) => seat.corner)).toEqual(['1-', '2-', '3-']);
  const last = { ...duel, seats: [{ corner: '4+', who: 'me' }] };
  expect(withBoard(last, 2, 8).seats.map((seat) => seat.corner)).toEqual(['1-', '1+']);
});

it('offers perfect play only where the board is solved', () => {
  const opponent = {
    name: 'opponent',
    label: '',
    kind: 'text' as const,
    help: '',
    choices: ['random', 'strong', 'perfect'],
  };
  const reply = {
    name: 'reply',
    label: '',
    words: [],
    summary: '',
    options: [],
    more_options: [],
    arguments: [opponent],
    example: '',
  };
  const info: GameInfo = { id: '', title: '', about: '', paper: '', options: [], tools: [reply] };
  expect(levelsOf(info, true)).toEqual(['random', 'strong', 'perfect']);
  expect(levelsOf(info, false)).toEqual(['random', 'strong']);

  const perfect = withSeat(duel, 1, { who: 'perfect' });
  expect(whoOf(perfect)).toBe('me,perfect');
  expect(whoOf(settled(perfect))).toBe('me,strong');
});
