import { analysis } from './analysis';
import { gridnim } from './gridnim';
import { nim } from './nim';
import { permutation } from './permutation';
import { shell } from './shell';

export const texts = { analysis, gridnim, nim, permutation, shell };
