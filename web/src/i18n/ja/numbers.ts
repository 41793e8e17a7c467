import { forKeys } from '../keys';
import type { numbers as en } from '../en/numbers';

export const numbers: typeof en = {
  title: '数のゲーム',
  board: (values) => `局面 ${values}`,
  here: '駒はここ',
  mayGo: 'ここへ動ける',
  wins: '勝ち',
  loses: '負け',
  lost: '手番の負け局面',
  showLost: '負け局面を表示',
  how: `駒は点のある所へ動けます。${forKeys('キー：矢印、Enter。')}`,
  howTyped: '動かした後の数を入力するか、手を選びます。',
  moveTo: (place) => `${place} へ`,
  tapAgain: 'もう一度タップで動きます。',
  noMove: (place) => `${place} へ行く手はありません。`,
  notYourTurn: 'あなたの番ではありません。',
  typeMove: (names) => `動かした後の ${names}`,
  moveIt: '動かす',
  moves: '手',
  misere: '逆形（ミゼール）：手のない方が勝ち。',
  misereSwitch: '逆形（ミゼール）：手のない方が勝ち',
  did: (place) => `コンピュータは ${place} へ動きました`,

  blocks: '禁止できる手の数',
  blocksHelp: '一手ごとに、その前に相手が禁止できる',
  blocksFact: (most) => `一手ごとに ${String(most)} 手まで禁止`,
  youForbid: (left) =>
    left === 0 ? 'これ以上は禁止できません' : `あなたが禁止する番です（あと ${String(left)} 手まで）`,
  computerForbids: 'コンピュータが禁止する手を選んでいます…',
  playerForbids: (player) => (player === 0 ? '先手が禁止する番です' : '後手が禁止する番です'),
  forbidHow: `禁止する手を選びます。もう一度で取り消し。終わったら「決定」。${forKeys('キー：矢印、Enter。')}`,
  forbidTyped: '禁止する手を選びます。もう一度で取り消し。終わったら「決定」。',
  forbidIt: (place) => `${place} を禁止`,
  allowIt: (place) => `${place} の禁止を取り消す`,
  mayForbid: '禁止できる',
  isForbidden: '禁止',
  forbidThis: '禁止するとよい',
  noneLeft: 'これ以上は禁止できません。どれかを取り消すか、決定してください。',
  cannotGo: (place) => `${place} は禁止されています。`,
  forbiddenNow: (places) => (places === '' ? '禁止された手はありません。' : `禁止: ${places}`),
  typeForbidden: (names) => `禁止する手の後の ${names}`,
  forbid: '禁止',
  done: '決定',
  didForbid: (places) => (places === '' ? 'コンピュータは何も禁止しません' : `コンピュータは ${places} を禁止します`),
  didBoth: (place, places) =>
    `コンピュータは ${place} へ動き、${places === '' ? '何も禁止しません' : `${places} を禁止します`}`,

  rules: '規則',
  ownRules: '自分の規則…',
  names: '数の名前',
  namesHelp: '一つから四つ。x, y のように',
  position: '局面',
  positionHelp: '局面となる条件の文。true はすべての数',
  move: '手',
  moveHelp: "x, y と動かした後の x', y' についての文。x' < x and y' = y or …",
  numeration: '数の表し方',
  numerationHelp: '法則を探し、主張を証明するのに使う',
  numerations: (name) =>
    name === 'zeckendorf'
      ? 'ゼッケンドルフ: フィボナッチ数の和（黄金比）'
      : name.startsWith('metallic')
        ? `フレンケル: 第 ${name.slice(9)} 貴金属比`
        : `${name.slice(5)} 進法`,
  start: '始めの局面',
  startHelp: '8 11 のように。空欄なら任意',

  law: '法則',
  lawHelp: '小さい数から負け局面のオートマトンを推測し、全ての数について証明します。',
  findLaw: '法則を見つけて証明',
  lawFound: (states) => `全ての数について証明: ${states} 状態のオートマトンが、各位を上から読みます。`,
  letters: (names) => `${names} の各位による次の状態`,
  state: '状態',
};
