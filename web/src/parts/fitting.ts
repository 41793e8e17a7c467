// Which of many things fit what was typed: every word of it stands somewhere in them.
export interface Fitting {
  label: string;
  note: string;
  group: string;
  words: string;
}

// Wide letters, capitals and hiragana count as their plain selves.
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

// Those with the words in their names come first; else the order stays.
export function fitting<T extends Fitting>(all: readonly T[], typed: string): T[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = all.filter((one) => {
    const text = plain([one.label, one.note, one.group, one.words].join(' '));
    return words.every((word) => text.includes(word));
  });
  const named = (one: T): boolean => words.every((word) => plain(one.label).includes(word));
  return [...fits.filter(named), ...fits.filter((one) => !named(one))];
}
