import type { lab as en } from '../en/lab';

export const lab: typeof en = {
  lead: '条件を変えて何度でも試せる実験室です。設定はすべてアドレスに残るので、リンクを渡せば同じ実験を再現できます。',
  experiments: '実験',
  lengths: '解の長さ',
  laws: 'チョコレートの法則',
  grundy: 'グランディ数の表',
  matches: '対戦',
  any: 'すべてのツール',

  lengthsLead:
    'スライディングパズルの局面を乱数で選んで解き、解の長さの分布を調べます。全局面の正確な分布が分かる盤では、棒の後ろに重ねて示します。',
  board: '盤',
  positions: '局面の数',
  seed: '乱数の種',
  solver: '解き方',
  solvers: { optimal: '最短解', fast: '速い解法（最短とは限らない）' },
  exactFor: (cells) => `正確な分布が分かるのは ${String(cells)} マスまでの盤です。`,
  slow: 'この盤の最短解は一つ一つに時間がかかります。途中で中止できます。',
  meanIs: (mean, margin) => `平均 ${mean} ± ${margin}（95 %）`,
  exactMean: (mean) => `正確な平均 ${mean}`,
  range: (least, greatest) => `${String(least)} 手から ${String(greatest)} 手`,
  farthest: (n) => `全局面で最も遠いものは ${String(n)} 手`,
  lengthsTitle: (n, board) => `乱数で選んだ ${n} 局面の解の長さ（${board}）`,
  length: '手数',
  examples: (n) => `最短 ${String(n)} 手の局面`,
  examplesFast: (n) => `${String(n)} 手で解けた局面`,
  chooseLength: '局面を見る手数',
  pickHint: '棒に触れるか手数を選ぶと、その手数の局面が出ます。',
  openPosition: '開く',

  lawsLead: 'チョコレートの負け局面（L-state）の法則を書き込み、どこで外れるかを調べます。',
  edgeOfBar: 'チョコレートの縁',
  otherEdge: 'ほかの縁 f(y)',
  edge: 'チョコレートの縁: z ≤ f(y)',
  edgeHelp: 'floor(y/2) のような y の式、0,0,1,1,2 のような列、長方形なら数',
  bound: '上限',

  grundyLead:
    'x = 0 のチョコレートのグランディ数 g(y, z) を、どんな縁 f についても計算します。x = g(y, z) のとき、またそのときに限り、{x, y, z} は手番の負けです。',
  show: '表示',
  grundyTitle: (f) => `グランディ数 g(y, z)（z ≤ ${f}）`,
  grundyAt: (y, z, g) =>
    `g(${String(y)}, ${String(z)}) = ${String(g)}。負け局面（L-state）は {${String(g)}, ${String(y)}, ${String(z)}}`,
  grundyOf: 'グランディ数',
  openLState: 'この負け局面（L-state）を開く',
  cellHint: 'マスに触れると値が出ます。0 のマスは濃い枠で囲んであります。',

  matchesLead: '一つの局面から二人を何度も対戦させ、勝ち数と手数の分布を調べます。',
  game: 'ゲーム',
  chooseBoard: '盤',
  howMany: '対局数',
  again: 'もう一度対戦',
  more: 'ほかの局面と詳しい設定',
  results: '結果',
  player: 'プレイヤー',
  won: '勝ち',
  first: '先手',
  second: '後手',
  swapping: '一局ごとに席を入れ替えます。',
  draws: '引き分け',
  mean: (mean) => `平均 ${mean} 手。`,
  meanLength: (mean, margin) => `平均 ${mean} ± ${margin} 手（95 %）。`,
  matchTitle: (n) => `${n} 局の手数`,

  anyLead: 'どのゲームについても、プログラムに聞けることはここですべて聞けます。答えが分布であれば図にします。',
  findTool: '何を知りたいですか',
  findHint: '言葉かゲーム名で：勝つ手、最短、ニム…',
  options: 'どの局面について',
  setOptions: 'この局面にする',
  openGame: 'このゲームを開く',

  value: '値',
  count: '個数',
  share: '割合',
  exactCount: '正確な個数',
  promised: '期待値',
  legendSample: '標本',
  legendExact: '正確な分布からの期待値',
  chartOf: (name) => {
    const names: Readonly<Record<string, string>> = {
      distribution: '分布',
      histogram: '度数分布',
      lengths: '手数の分布',
      counts: '度数',
    };
    return names[name] ?? name;
  },
  statementsLead:
    'ゲームを選び、全ての局面についての主張を書きます。全ての局面について判定し、真か、最小の反例を示します。',
  nimHeaps: (heaps) => `${String(heaps)} 山のニム`,
  barOf: (k) => (k === 1 ? 'チョコ z ≤ y' : `チョコ z ≤ ⌊y/${String(k)}⌋`),
};
