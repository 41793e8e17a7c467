import { analysis } from './analysis';
import { catalogue } from './catalogue';
import { chocolate } from './chocolate';
import { computing } from './computing';
import { diamond } from './diamond';
import { diamondSide } from './diamondSide';
import { frame } from './frame';
import { gallery } from './gallery';
import { gridnim } from './gridnim';
import { lab } from './lab';
import { nim } from './nim';
import { numbers } from './numbers';
import { papers } from './papers';
import { permutation } from './permutation';
import { shell } from './shell';
import { sliding } from './sliding';
import { statements } from './statements';
import { stickers } from './stickers';

export const texts = {
  analysis,
  catalogue,
  chocolate,
  computing,
  diamond,
  diamondSide,
  frame,
  gallery,
  gridnim,
  lab,
  nim,
  numbers,
  papers,
  permutation,
  shell,
  sliding,
  statements,
  stickers,
};
