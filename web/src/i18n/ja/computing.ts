import type { computing as en } from '../en/computing';

export const computing: typeof en = {
  title: '計算する場所',
  browser: 'このブラウザの中',
  program: (address) => `このマシンのプログラム（${address}）`,
  programAt: 'このマシンのプログラム',
  address: 'プログラムのアドレス',
  notAnAddress: 'アドレスとして読めません。127.0.0.1:8080 のように、マシンとポートを書いてください。',
  use: '使う',
  noCore: 'このページには計算の本体が付いていないので、ブラウザの中では計算できません。',
  starting: '計算の本体を読み込めません。再試行しています…',
  tables: '保存された表',
  noTables: '保存された表はまだありません。解法が最初に必要としたときに作ります。',
  noPlace:
    'このブラウザはこのページに表の保存場所を与えていません（プライベートウィンドウ、または https でないページ）。表は訪れるたびに作り直します。',
  total: (size) => `合計 ${size}`,
  remove: (name) => `${name} を削除`,
  newVersion: 'このページの新しい版があります。',
  reload: '今すぐ使う',
  embed: '埋め込みコードをコピー',
  openWhole: 'Asobi で開く',
};
