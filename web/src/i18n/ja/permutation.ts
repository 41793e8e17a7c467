import type { permutation as en } from '../en/permutation';

export const permutation: typeof en = {
  permutation: '置換',
  generators: '生成元',
  solved: 'すべての点が元の位置にあります',
  running: 'すべての点を元の位置へ戻しましょう',
};
