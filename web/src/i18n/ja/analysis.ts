import type { analysis as en } from '../en/analysis';

export const analysis: typeof en = {
  tab: '検討',
  title: '手順の検討',
  you: 'あなた',
  computer: 'コンピュータ',
  blunders: '勝ちを逃した手',
  noMoves: '何手か進めると、勝ちを逃した手がここに表示されます。',
  noBlunders: 'ありません。どちらも勝ちを逃していません。',
  gaveAway: (who) => `${who}は、ここで勝てました。`,
  better: 'より良い手：',
  history: '勝てる側の移り変わり',
  historyHelp: '一行が手順の一つの局面です。押すと、その局面が表示されます。',
  place: '手のあと',
  start: '開始',
  wins: '勝ち',
  grundy: 'グランディ数',
};
