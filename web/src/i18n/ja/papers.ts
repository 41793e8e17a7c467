import type { papers as en } from '../en/papers';
import { signed } from '../signed';

export const papers: typeof en = {
  lead: '論文の主張を一つずつ取り上げ、プログラムで確かめた結果を並べます。',
  choose: '論文',
  abstract: '要旨',
  claims: (n) => `主張 ${String(n)} 件`,
  check: '検証する',
  checkAgain: 'もう一度検証',
  checkAll: 'すべて検証する',
  checking: (done, of) => `${String(of)} 件中 ${String(done)} 件を検証済み`,
  live: '実際に動かす',
  section: '箇所',
  says: '論文の主張',
  got: '検証結果',
  show: '表示',
  allVerdicts: 'すべて',
  unchecked: '未検証',
  notRun: (why) => `判定なし: ${why}`,
  verdicts: {
    reproduced: '再現',
    compatible: '矛盾なし',
    bettered: '改善',
    corrected: '訂正',
    answered: '解答',
    failed: '不一致',
  },
  meanings: '判定の意味',
  meaning: {
    reproduced: '論文に印刷された値と一致しました（等しいか、予測した値と統計誤差の範囲内で一致）',
    compatible:
      '論文が定めていない選択があり、論文の値はその選択で生じる幅の中にあります。幅が広いほど根拠は弱くなります',
    bettered: 'こちらの方が少なく済みます。論文の値そのものには一致しません',
    corrected: '論文（または印刷）に誤りがあり、正しくはこうなります',
    answered: '比べるべき値が印刷されていないか、論文が未解決とした問いです。これがその答えです',
    failed: '確認できませんでした',
  },
  printed: '論文の値',
  asPrinted: '論文の表記',
  caveat: '注意：',
  computed: '計算した値',
  width: (errors) => `幅は標準誤差の ${errors.toFixed(1)} 倍です。`,
  residual: (mean, deviation) =>
    `論文の値 − 予測（標準誤差を単位に）: 平均 ${signed(mean)}、標準偏差 ${signed(deviation)}。`,
  none: 'この判定の主張はありません。',
  finished: (n) => `${String(n)} 件すべての検証が終わりました。`,
  games: 'この論文のゲーム',
};
