import type { catalogue as en } from '../en/catalogue';

export const catalogue: typeof en = {
  lead: '遊んで、調べて、なぜかが分かる。五つの論文のパズルとゲームを、主張の検証とともに。',
  search: '検索',
  searchHelp: '題名・ことば・ツールの名前。paper:nim や tool:solve のような絞り込みも使えます',
  families: '分野',
  familyNames: {
    sliding: 'スライディング',
    nim: '石取り',
    chocolate: 'チョコレート',
    group: '群',
    twisty: '回転パズル',
    diamond: 'ダイヤモンド',
  },
  all: 'すべて',
  found: (n) => `${String(n)} 件`,
  nothing: '当てはまるものがありません。ことばを減らすか、検索を消してください。',
  clear: '検索を消す',
  recent: '続きから',
  surprise: 'おまかせ',
  versus: '対戦',
  puzzle: 'パズル',
  tools: (n) => `ツール ${String(n)}`,
  paper: '論文',
};
