import { permutation } from './permutation';
import { shell } from './shell';

export const texts = { permutation, shell };
