import type { stickers as english } from '../en/stickers';

export const stickers: typeof english = {
  solved: '完成：どの面も一色にそろいました',
  running: '層を回して、どの面も一色にそろえましょう',
  turned: (count, name) => `${String(count)} 手目：${name}`,

  picture: (title) => `パズルの図：${title}`,
  keysShort: '矢印：全体を回す · Shift+矢印：ラベルを選ぶ · . , ：回し方を選ぶ · Enter：回す · R、Shift+R …',
  keysHelp:
    'キー操作：矢印キーで全体を 15 度ずつ回します。Page Up と Page Down は視線のまわり、Home で元の向きに戻ります。Shift を押しながら矢印キーでラベルを選び、ピリオドとコンマで回し方を選び、Enter で回します。面の文字のキーはその面の層を時計回りに、Shift と一緒なら反時計回りに回します。先に数字を押すと、その面から数えた層になります。',
  mouseHelp:
    'ラベルの中のポインタの位置だけで、回る層と向きが決まります。矢印と白い太枠で予告され、クリックで回ります。ドラッグで全体を回し、Shift を押しながらのドラッグは視線のまわりの回転です。タッチ画面では一度触れると予告、もう一度触れると回ります。二本指で視線のまわりの回転と拡大ができます。',
  pointAt: 'ラベルを指してください',
  wouldTurn: (name) => `クリックで ${name} を回します`,
  turnBar: '層を回す',
  axisEnd: '軸の端',
  layer: 'そこから数えた層',
  layerOf: (depth, layers) => `${String(depth)} 層目／全 ${String(layers)} 層`,
  turnNow: (name) => `${name} を回す`,
  cursor: (face, cell, colour, turn) =>
    `${face} 面の ${String(cell)} 番のラベル、${colour} の色。Enter で ${turn} を回します。`,

  turnsMade: '手数',
  time: '時間',
  stickersCount: 'ラベル',
  state: '状態',
  solvedAll: '完成（マークの向きまで）',
  solvedColours: '色は完成（マークの向きは未完成）',
  unsolved: '未完成',

  tabLook: '表示',
  show: '表示',
  mirror: '裏側をミラー表示する',
  marks: 'ピースの向きを示すマークを表示する',
  find: '探す：ピースを指すと、本来の場所を示す',
  showTimer: '時計',
  colours: '配色',
  palettes: { classic: '標準', okabe: '色覚の多様性に配慮した配色' },
  signs: 'ラベルの記号',
  signModes: { none: 'なし', letters: '面の文字', figures: '図形' },
  speed: '回転の速さ',
  instant: '一瞬で',
  pieces: 'ピース',
  kindCount: (pieces, stickers) => `${String(stickers)} 面に出るもの ${String(pieces)} 個`,
  pieceLooks: { show: '表示', dim: '薄く', hide: '隠す' },
  touch: '操作',
  dragTurns: 'ラベルをドラッグして層を回す（ほかの場所では全体）',
  oneTap: 'タッチ画面では一度触れるだけで回す',
  usualView: '元の向きに戻す',
  measure: '描画の速さを測る',
  frameRate: (name, stickers, rate, width, height) =>
    `${name}（ラベル ${String(stickers)} 枚）：毎秒 ${rate} 枚、${String(width)} × ${String(height)} 画素`,
};
