import type { diamondSide as en } from '../en/diamondSide';

const spaces: Readonly<Record<number, string>> = { 2: '平面', 3: '空間', 4: '4 次元', 5: '5 次元' };
const levels: Readonly<Record<string, string>> = {
  random: 'でたらめ',
  greedy: '欲張り',
  easy: 'やさしい',
  medium: '普通',
  strong: '強い',
  perfect: '完璧',
};
const counts = ['', '一人で', '二人対戦', '三人', '四人', '五人', '六人'];
const tools: Readonly<Record<string, string>> = {
  solve: 'この盤を完全に解く',
  perft: '手順の数を数える',
  shape: '全部の点の座標と名前',
};

export const diamondSide: typeof en = {
  tabAnalysis: '分析',
  tabLessons: '練習',
  tabAlone: '一人で',
  tabRecord: '棋譜',

  board: '盤',
  spaces,
  boardFacts: (points, pieces) => `点 ${String(points)} 個、駒は一人 ${String(pieces)} 個`,
  boardName: (dim, size, points, pieces) =>
    `${spaces[dim] ?? ''}、大きさ ${String(size)}：点 ${String(points)} 個、駒は一人 ${String(pieces)} 個`,
  otherBoard: 'ほかの次元や大きさ',
  dimension: '次元',
  size: '大きさ',
  nearest: '代わりに選べる盤：',

  start: '新しいゲームを始める',

  seats: '席',
  quick: '人数',
  quickNames: (players) => counts[players] ?? String(players),
  seatsHelp: (most) =>
    `席は 1 から ${String(most)} までで、選んだ順に指します。どの席からも向かいの陣地を目指します。陣地を押すと、席を取ったり空けたりできます。`,
  corners: '陣地',
  cornerTaken: (corner, player) => `陣地 ${corner}：プレイヤー ${String(player)}`,
  cornerFree: (corner) => `陣地 ${corner}：空き`,
  cornerOf: (n) => `プレイヤー ${String(n)} の陣地`,
  goalIs: (corner) => `目標 ${corner}`,
  whoPlays: (n) => `プレイヤー ${String(n)} を誰が指すか`,
  person: '人',
  computer: (level) => `コンピュータ（${level}）`,
  levels,
  remove: (n) => `プレイヤー ${String(n)} を外す`,

  rules: 'ルール',
  rulesUsual: '（通常）',
  rulesOther: '（変更あり）',
  ruleNow: (name, about) => `勝ちの条件：${name}。${about}`,
  switches: {
    win: {
      title: '勝ちの条件',
      choices: {
        full: {
          name: '目標が埋まる',
          line: '勝ちの条件：目標が埋まる。（通常のルール）',
          about:
            '目標の陣地が埋まり、その中に自分の駒が一つでもあれば勝ちです。居座って邪魔をするのを防ぐ、通常のルールです。',
        },
        all: {
          name: '自分の駒が全部入る',
          line: '勝ちの条件：自分の駒が全部入る。（論文のルール）',
          about: '自分の駒が全部目標に入れば勝ちです。論文のルールで、目標に居座られるといつまでも勝てません。',
        },
      },
    },
    corners: {
      title: 'よその陣地',
      choices: {
        free: { name: '止まってよい', about: 'どの陣地にも止まれます。' },
        own: { name: '止まれない', about: '自分の陣地と目標以外の陣地には止まれません。飛び越えて通るのは自由です。' },
      },
    },
    goal: {
      title: '目標から出ること',
      choices: {
        leave: { name: 'できる', about: '目標に入った駒も、また外へ出られます。' },
        stay: { name: 'できない', about: '目標に入った駒は、その中では動けますが、外へは出られません。' },
      },
    },
  },
  draws: {
    repetition: {
      title: '千日手の回数',
      about: (n) =>
        n === 0
          ? '0：同じ局面が何度現れてもかまいません。'
          : `同じ局面が ${String(n)} 回現れたら引き分けです。このとき 10,000 手でも引き分けになります。`,
    },
    limit: {
      title: '手数の上限',
      about: (n) => (n === 0 ? '0：何手続いてもかまいません。' : `${String(n)} 手で引き分けです。`),
    },
  },

  playerHead: 'プレイヤー',
  whoHead: '指す人',
  homeHead: '入った駒',
  homeOf: (home, all) => `駒 ${String(all)} 個のうち ${String(home)} 個が目標に入っています`,
  ahead: '優勢',

  perfectHelp:
    '完璧に指すには盤の表が要ります。37 点の盤では最初の一手の前に表を作るので、しばらくかかります。作った表は保存されます。',

  howTo: '遊び方',
  help: [
    '自分の駒を全部、誰よりも早く向かいの陣地へ移した人の勝ちです。',
    '一手は、隣の空いた点へ一歩進むか、続けて跳ぶかです。跳びは、隣の駒（誰のものでもよい）をちょうど一つまっすぐ飛び越え、そのすぐ先の空いた点へ行きます。跳ぶたびに向きを変えられます。',
    '目標は上にあります。段が上がれば前進です。空間の盤では段ごとに描き、格子の図で重なり方を示します。',
    '駒を選ぶと行ける点が示されます。輪は一歩、円は跳びとその回数、星は最も進む点です。次に行き先を選びます。Escape で駒を放します。',
    'キー：N で次に動かせる駒、T で次の行き先、Enter で決定。矢印と Page Up・Page Down で点から点へ移れます。',
  ],

  rungs: ['なし', 'どの駒か', 'どの手か', 'なぜか'],
  movePiece: (point) => `${point} の駒を動かしましょう。`,
  playIt: 'この手を指す',
  values: {
    win: (distance) =>
      distance === null ? '手番の側の勝ちです' : `手番の側の勝ちです（全員の手を数えて ${String(distance)} 手）`,
    loss: (distance) =>
      distance === null ? '手番の側の負けです' : `手番の側の負けです（全員の手を数えて ${String(distance)} 手）`,
    draw: () => '最善を尽くせば引き分けです',
  },

  analysis: '分析',
  goalLine: '目標',
  heights: '一手ごとの高さの合計',
  place: '手数',
  height: '高さ',
  home: '入った駒',
  straggler: '最後尾',
  hops: '跳び',
  columnsHelp:
    '高さ：全部の駒の段を足した数。最後尾：一番遅れている駒が目標まであと何段か。跳び：これまでに飛び越えた回数。',
  leads: (player, by) => `プレイヤー ${String(player)} が ${String(by)} 段リードしています。`,
  nobodyLeads: '互角です。',
  heat: '駒の通った点を盤に示す',
  toMatches: 'この盤でコンピュータどうしを何局も対戦させる',
  toTool: tools,

  record: '棋譜',
  recordHelp:
    '手は「元の点:行き先」の形で、一行に一巡ずつ書きます。貼り付けたり書き直したりして読み込めます。; のあとは注釈とみなします。',
  copyRecord: '棋譜をコピー',
  load: 'この棋譜を読み込む',
  putBack: '元の棋譜に戻す',
  loaded: (n) => `${String(n)} 手を読み込みました。`,
  shareHelp: 'リンクには盤、席、指す人、ルール、すべての手が入っています。',

  lessonsHelp:
    '跳びの練習問題です。一手のうちに、跳びを重ねて金色の点へ行きましょう。平面から 4 次元まで、盤ごとに三問あります。',
  puzzleHelp: '一手で金色の点まで跳んでください。',
  puzzleSolved: '正解です。お見事！',
  puzzleFailed: 'まだ届いていません。元に戻して、ほかの道を探しましょう。',
  solvedBefore: '正解済み',
  solvedOf: (n, all) => `全 ${String(all)} 問のうち ${String(n)} 問正解。`,
  wayIs: (hops) => `道筋：${String(hops)} 回の跳び。`,
  showWay: '道筋を見る',
  tryAgain: 'もう一度',
  previousPuzzle: '前の問題',
  nextPuzzle: '次の問題',
  endless: 'もっと問題を',
  endlessTitle: (seed) => `問題 ${String(seed)}`,
  seed: '乱数の種',
  makePuzzle: '問題を作る',

  alone: '一人で',
  aloneHelp: '盤には自分の駒だけ。全部の駒を、できるだけ少ない手数で向かいの陣地へ移しましょう。',
  playAlone: 'この盤を一人で遊ぶ',
  aloneSolved: '全部の駒が目標に入りました',
  aloneRunning: '全部の駒を向かいの陣地へ移してください',
  aloneSoFar: (n) => `ここまで ${String(n)} 手。`,
  aloneDone: (n) => `${String(n)} 手で完成しました！`,
  aloneBest: (n, proved) => (proved ? `最少は ${String(n)} 手です。` : `ここで見つかった最少は ${String(n)} 手です。`),
  care: '探し方',
  cares: ['手早く', '丁寧に', 'じっくり'],
  fewest: '最少手数を探す',
  fewestHere: 'ここからの最少手数',
  after: (n) => `${String(n)} 手目のあと：`,
  soloMoves: (n) => `${String(n)} 手`,
  proved: 'これより少なくはできません（証明済み）',
  notProved: (least) => `見つけた中で最善の手数です。少なくとも ${String(least)} 手は必要です`,
  showLine: '手順を見る',
  showHelp: '盤の下のボタンで再生できます。',

  whyWins: 'この手で勝ちます。',
  whyFarthest: (levels) => `いちばん進む手です（${String(levels)} 段）。`,
  whyNotFarthest: (levels, most) =>
    `${String(levels)} 段進みます。いちばん進む手は ${String(most)} 段ですが、先を読むとこちらが勝ります。`,
  whyStraggler: 'いちばん遅れた駒を進めます。',
  whyArrives: (home, army) => `駒が目標に着き、${String(army)} 個のうち ${String(home)} 個が目標に入ります。`,
  whyDenied: (levels) => `次の人のじゃまをします。次の人のいちばん進む手が ${String(levels)} 段短くなります。`,
  whyPrepared: (levels) => `次への準備です。自分のいちばん進む手が ${String(levels)} 段長くなります。`,
  whyHomeIn: (moves) => `この手順なら自分の ${String(moves)} 手で勝ちです。`,
  whyStuck: (pieces) => `今動けない駒が ${String(pieces)} 個あります。`,
  whyRace: (before, after, others) =>
    `競走：残りは ${String(before)} 段、この手のあと ${String(after)} 段。いちばん近い相手は残り ${String(others)} 段です。`,
};
