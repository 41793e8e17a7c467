import { analysis } from './analysis';
import { permutation } from './permutation';
import { shell } from './shell';

export const texts = { analysis, permutation, shell };
