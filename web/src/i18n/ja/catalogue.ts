import type { catalogue as en } from '../en/catalogue';

export const catalogue: typeof en = {
  families: '分野',
  familyNames: {
    sliding: 'スライディング',
    nim: '石取り',
    chocolate: 'チョコレート',
    numbers: '数のゲーム',
    group: '群',
    twisty: '回転パズル',
    diamond: 'ダイヤモンド',
  },
  nothing: '当てはまるものがありません。ことばを減らすか、検索を消してください。',
  clear: '検索を消す',
};
