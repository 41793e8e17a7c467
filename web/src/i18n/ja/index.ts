import { analysis } from './analysis';
import { nim } from './nim';
import { permutation } from './permutation';
import { shell } from './shell';

export const texts = { analysis, nim, permutation, shell };
