import { expect, it } from 'vitest';
import type { GameInfo, ParameterInfo } from '../protocol/generated/types';
import { argumentsOf, boundsOf, choicesOf, fromText } from './options';

const errs: ParameterInfo = { name: 'errs', label: '', kind: 'integer', help: '', least: 0, greatest: 100 };
const seed: ParameterInfo = { name: 'seed', label: '', kind: 'integer', help: '', least: 0 };
const opponent: ParameterInfo = { name: 'opponent', label: '', kind: 'text', help: '', choices: ['perfect', 'random'] };

it('reads bounds and choices where the program tells them', () => {
  expect(boundsOf([errs, seed], 'errs')).toEqual({ min: 0, max: 100 });
  expect(boundsOf([errs, seed], 'seed')).toEqual({ min: 0, max: Number.MAX_SAFE_INTEGER });
  expect(choicesOf([seed, opponent], 'opponent')).toEqual(['perfect', 'random']);
  expect(choicesOf([seed, opponent], 'seed')).toEqual([]);
});

it('finds the arguments of a tool, if the game has it', () => {
  const tool = {
    name: 'reply',
    label: '',
    words: [],
    summary: '',
    options: [],
    more_options: [],
    arguments: [errs],
    example: '',
  };
  const info: GameInfo = { id: 'nim', title: '', about: '', paper: '', options: [], tools: [tool] };
  expect(argumentsOf(info, 'reply')).toEqual([errs]);
  expect(argumentsOf(info, 'solve')).toEqual([]);
});

it('reads wide digits and signs as those of the keys', () => {
  expect(fromText(seed, '　１２ ')).toBe(12);
  expect(fromText(opponent, '３，５，７　（１　２）')).toBe('3,5,7 (1 2)');
  expect(fromText(opponent, '三山崩し²')).toBe('三山崩し²');
});
