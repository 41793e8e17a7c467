import type { permutation as en } from '../en/permutation';

export const permutation: typeof en = {
  permutation: '置換',
  generators: '生成元',
  solved: 'すべての点が元の位置にあります',
  running: 'すべての点を元の位置へ戻しましょう',
  shelf: '試せる群',
  cayley: 'ケイリーグラフ',
  cayleyLead: (n) =>
    `群の元 ${String(n)} 個すべてと、各生成元の行き先です。赤い輪が単位元。元をクリックするとそこへ進みます。`,
  tooLarge: (most) => `この群の元は ${String(most)} 個より多いので、図にできません。`,
  youAreHere: '現在地',
  wayThere: (word) => `ここから：${word}`,
};
