import { analysis } from './analysis';
import { chocolate } from './chocolate';
import { gridnim } from './gridnim';
import { nim } from './nim';
import { permutation } from './permutation';
import { shell } from './shell';

export const texts = { analysis, chocolate, gridnim, nim, permutation, shell };
