import type { chocolate as en } from '../en/chocolate';

export const chocolate: typeof en = {
  cuts: '切り方',
  sides: { x: '苦い部分の左', y: '苦い部分の右', z: '苦い部分の上' },
  cutTo: (side, to) => `${side} を ${String(to)} に`,
  leaves: (cut, position) => `${cut} に切ると ${position} が残る`,
  noCut: '切れません',
  winning: '（勝つ手）',
  losing: '（負ける手）',
  allCuts: (count) => `全ての切り方をボタンで表示（${String(count)} 通り）`,
  moreBySlider: (side, count) => `ほかの ${String(count)} 通りは ${side} のスライダーで`,
  onlyBitter: '苦い部分だけが残りました。',
  isNim: (sum) =>
    `どの方向の切り方もほかの方向に影響しないので、山が x, y, z のニムと同じです。x ⊕ y ⊕ z = ${String(sum)}`,
};
