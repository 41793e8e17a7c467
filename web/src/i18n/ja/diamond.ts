// ダイヤモンドゲームの盤。
import type { diamond as en } from '../en/diamond';

const signed = (n: number): string => (n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : '±0');

export const diamond: typeof en = {
  comma: '、',
  semicolon: '。',
  board: (dim, points) => `${String(dim)} 次元の盤（${String(points)} 点）`,
  players: ['青', 'オレンジ', '緑', '紫', '黄', '灰'],
  signs: ['縦棒', '輪', 'ばつ', '三角', '四角', '二本棒'],
  level: (level) => `${String(level)} 段`,
  atLevel: (level) => `${String(level)} 段目`,
  row: (row) => `${String(row)} 行目`,
  pointAt: (place) => `左から ${String(place)} 番目`,
  fixed: (axis, value) => `x${String(axis)} = ${String(value)}`,
  empty: '空き',
  piece: (player) => `${player}の駒`,
  step: '一歩',
  hops: (n) => `${String(n)} 回跳び`,
  gain: (levels) => `${signed(levels)} 段`,
  chosen: '選択中',
  canMove: (targets) => `${String(targets)} か所へ動ける`,
  moved: (player, how, from, to) => `${player}: ${how}、${String(from)} 段目から ${String(to)} 段目へ。`,

  how: '自分の駒を選んでください。キー: 段の中は矢印と Q W E A S D、段の間は Page Up / Page Down、決定は Enter、次の駒は N。',
  howPlane: '自分の駒を選んでください。キー: 矢印と Q W E A S D、決定は Enter、次に動かせる駒は N。',
  choose: '輪は一歩、円は跳び（数字は回数）、星はいちばん進める点。Esc で選び直し。',
  hopOn: '続けて跳ぶか、駒をもう一度押して手番を終えます。',
  endTurn: '手番を終える',
  letGo: '選び直す',
  waiting: '自分の番を待ってください。',
  over: '勝負はつきました。',
  refused: {
    turn: 'あなたの番ではありません。',
    theirs: 'これは相手の駒です。',
    stuck: 'この駒は今は動けません。',
    empty: 'ここに駒はありません。',
    target: 'その点へは行けません。',
    rest: 'この対局のルールでは、ここで手を終えられません。',
  },
  legend: 'プレイヤー',
  goalOf: (goal) => `目標 ${goal}`,
  inGoal: (home, all) => `${String(home)}/${String(all)}`,
  mustPass: '動かせる駒がありません。',
  pass: 'パス',
};
