import type { frame as en } from '../en/frame';

export const frame: typeof en = {
  places: {
    play: '遊ぶ',
    analyse: '検討',
    solve: '解く',
    explore: '調べる',
    learn: '学ぶ',
    view: '表示',
    about: '説明',
  },
  play: '遊ぶ',
  search: '検索',
  searchHint: 'パズル・盤・論文を検索',
  close: '閉じる',

  back: 'ゲームの一覧',
  view: '表示',
  share: '共有',
  copyLink: 'リンクをコピー',
  copyEmbed: '埋め込みコードをコピー',
  fullScreen: '全画面',
  leaveFullScreen: '全画面を終える',
  hidePanel: 'パネルを隠す',
  showPanel: 'パネルを表示',
  closeSheet: 'パネルを閉じる',
  busy: '計算中',
  done: '計算が終わりました',
  moreActions: 'その他',

  rules: 'ルール',
  moves: '手順',
  programs: 'プログラム向け',
  toPaper: '元の論文を一文ずつ見る',

  hint: 'ヒント',
  moreHint: 'もっと詳しく',
  noHint: 'ヒントを隠す',
  again: 'もう一局',
  solveIt: '解く',
  line: '手順',
  copyMoves: '手順をコピー',
  editMoves: '手順を編集',
  series: (won, lost) => `あなた ${String(won)} – ${String(lost)} コンピュータ`,

  names: {
    chocolate: 'チョコレートゲーム',
    nim: '三山崩し（ニム）',
    nimLimit: '制限つきニム',
    gridnim: '二次元石取りゲーム',
    diamond: 'ダイヤモンドゲーム',
    group: '置換パズル',
    tiles: (rows, cols) =>
      rows === cols ? `${String(rows * cols - 1)} パズル` : `${String(rows)}×${String(cols)} スライディングパズル`,
  },
  misere: '逆形',
  heapsOf: (heaps) => `山 ${heaps}`,
  sizeOf: (rows, cols) => `${String(rows)} × ${String(cols)}`,
  boardOf: (space, size, points) => `${space} 大きさ ${String(size)} · ${String(points)} 点`,
  degree: (n) => `${String(n)} 点`,
  did: {
    took: (stones, heap) => `コンピュータは山 ${String(heap)} から ${stones} 個取りました`,
    tookRun: (stones, line, down) =>
      `コンピュータは${down ? '縦' : '横'} ${String(line)} 列目から ${String(stones)} 個取りました`,
    cut: (side, to) => `コンピュータは ${side} を ${String(to)} に切りました`,
  },
};
