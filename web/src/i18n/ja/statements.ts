import type { statements as en } from '../en/statements';

export const statements: typeof en = {
  tab: '主張',
  help: '全ての局面についての主張を書くと、試した範囲だけでなく全ての局面について判定します。量化子のない名前は全ての数を表します。ニム和は ⊕ か xor です。',
  label: '主張',
  decide: '全ての局面について判定',
  signs: '記号',
  words: 'ここで使える言葉',
  examples: '例',
  trueForAll: '全ての局面について真。',
  exists: '真。例えば:',
  none: '偽: そのような数はありません。',
  falseAt: '偽。最小の反例:',
  isFalse: '偽。',
  readAs: '読み方:',
  openIt: '盤で開く',
  lostStates: (states) => `負け局面は ${states} 状態のオートマトンとして見つかり、それも証明されました。`,
  grundyStates: (states) => `グランディ数は ${states} 状態のオートマトンとして見つかり、それも証明されました。`,
  largest: (states, seconds) => `最大のオートマトン: ${states} 状態、${seconds} 秒。`,
  goToError: '誤りの場所へ',
  atMost: (heaps) => `主張を判定できるのは ${String(heaps)} 山までです。`,
};
