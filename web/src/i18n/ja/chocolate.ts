import type { chocolate as en } from '../en/chocolate';

const sides: Readonly<Record<string, string>> = { x: '左', y: '右', z: '上' };

export const chocolate: typeof en = {
  moveName: (side, to) => `${sides[side] ?? side}を${String(to)}に`,
  cuts: '切り方',
  sides: { x: '苦い部分の左', y: '苦い部分の右', z: '苦い部分の上' },
  cutTo: (side, to) => `${side} を ${String(to)} に切る`,
  leaves: (cut, position) => `${cut} に切ると ${position} が残る`,
  noCut: '切れません',
  winning: '（勝つ手）',
  losing: '（負ける手）',
  allCuts: (count) => `全ての切り方をボタンで表示（${String(count)} 通り）`,
  moreBySlider: (side, count) => `ほかの ${String(count)} 通りは ${side} のスライダーで`,
  onlyBitter: '苦い部分だけが残りました。',
  isNim: (sum) =>
    `どの方向の切り方もほかの方向に影響しないので、山が x, y, z のニムと同じです。x ⊕ y ⊕ z = ${String(sum)}`,

  less: (name) => `${name} を 1 減らす`,
  more: (name) => `${name} を 1 増やす`,
  fromPaper: '論文から',
  choose: '選んでください…',
  figure: (number) => `図 ${number}`,
  example: '例',
  edge: 'チョコの縁: z ≤ f(y)',
  byK: 'f(y) = ⌊y/k⌋',
  byF: '別の f',
  aboutK: 'k 列ごとに 1 段高くなる',
  aboutF:
    'y の式（例: min(y, 7)、floor(y/2)+1）、または並び（例: 0,0,1,1,2）。定数なら長方形になります。f は減少してはいけません。',
  seed: '乱数の種',
  random: '局面を乱数で決める',
  surprise: '別の局面',
  setPosition: 'この局面にする',

  tabGrundy: 'グランディ数',
  tabLStates: '負け局面（L-state）',
  tabLaws: '法則',
  heatAbout:
    '平面 x = 0 のグランディ数 g(y, z)。x は独立した山なので、x = g(y, z) のとき、かつそのときに限り 負け局面（L-state）です。',
  heatLabel: (bound) => `y が ${String(bound)} までのグランディ数 g(y, z)`,
  heatLegend:
    '十字線: 盤面の局面。輪: y か z を 1 回切って移れる局面。枠: 値が 0。マスをクリックすると、x はそのままで y と z をその値にします。',
  boundY: 'y の上限',
  markOdd: 'g ≠ y ⊕ z のマスだけを表示',
  oddCells: (odd, all, y, z) =>
    `${all} マスのうち ${odd} マスで g ≠ y ⊕ z。最初は y = ${String(y)}, z = ${String(z)}。`,
  noOddCells: (all) => `${all} マスすべてで g = y ⊕ z。`,

  lstatesAbout:
    '負け局面（L-state）{x, y, z} を論文の図 3.3 と同じように描いたもの。横軸は y、縦軸は z、濃さは x（濃いほど小さい）。',
  lstatesTitle: (shown, all) => `負け局面（L-state）: ${all} 個のうち ${shown} 個`,
  lstatesLegend:
    '四角と直線: 盤面の局面。輪: y か z を 1 回切って移れる局面（二重の輪は勝つ手）。点をクリックするとその局面になります。',
  lstatesTable: (count) => `一覧（${String(count)} 個）`,
  setUpAt: (point) => `{${point}} にする`,
  bound: 'x, y の上限',
  fromX: 'x の最小',
  toX: 'x の最大',
  oneX: (x) => (x === null ? '1 つの x' : `x = ${String(x)}`),
  asPaper: '論文と同じ x = 1…6',
  currentX: (x) => `盤面の x（${String(x)}）`,
  allX: 'すべての x',

  shippedLaws: '付属の法則',
  lawText: '法則',
  lawAbout:
    '論文と同じ Mathematica の書き方で: {y ⊕ z, y, z}、Table[{x, y, z}, {k, 下限, 上限}]、AA[n_] := …。主張 x = y ⊕ z でもよい',
  prove: '全ての局面について証明',
  lawProved: '全ての局面について証明しました。法則の点が負け局面（L-state）です。',
  lawRefuted: '反証されました。',
  stepHolds: '成立:',
  stepFails: '不成立:',
  states: (n) => `（${n} 状態）`,
  check: '負け局面（L-state）と比べる',
  proof: '証明の概略を確かめる',
  search: '法則を探す',
  outcome: {
    found: '発見: 調べた範囲で、負け局面（L-state）は一次式の族です。',
    none: 'なし: 負け局面（L-state）に一次式の族は現れません。',
    undecided: '未決定: 十分に調べる前に探索が止まりました。',
  },
  isKnown: 'この板の法則は知られています。',
  useLaw: 'この法則を上の欄に入れる',
  useKnown: '既知の法則を上の欄に入れる',
  lawHolds: (count, max) =>
    `法則は成り立ちます。x, y ≤ ${String(max)} の負け局面（L-state）${count} 個とちょうど一致しました。`,
  lawFails: (missing, surplus) =>
    `法則は成り立ちません。足りない負け局面（L-state）が ${missing} 個、余分な点が ${surplus} 個あります。`,
  failures: (bound) => `${String(bound)} までの負け局面（L-state）と、合わない最初の点`,
  missing: '法則に足りない負け局面（L-state）',
  surplus: '負け局面（L-state）でない余分な点',
  details: '詳しく',
  goToError: '誤りの場所へ',
};
