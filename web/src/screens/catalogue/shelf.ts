// Everything the gallery shows: one item for each named puzzle and board, with the address that opens it and all the words
// by which it is found, in both languages.
import { texts as en } from '../../i18n/en';
import { texts as ja } from '../../i18n/ja';
import { program } from '../../model/program.svelte';
import type { Lang } from '../../model/settings.svelte';
import { answer } from '../../protocol/door';
import type { NumbersRulesList } from '../../protocol/generated/types';
import { positionText } from '../../views/bar/bar';
import { edgeText, presets as bars } from '../../views/bar/setup';
import { boards } from '../../views/diamond/side/setup';
import { presets as heaps } from '../../views/heaps/setup';
import { examples as groups } from '../../views/permutation/setup';
import { listed } from '../../views/stickers/names';
import { presets as grids } from '../../views/stones/setup';
import type { Game } from './games';
import type { Entry } from './search';
import { namedPuzzles } from './twisty';

export interface Item extends Entry {
  game: string;
  group: string; // inside the game: the solid
  title: string;
  facts: string;
  query: Readonly<Record<string, string>>;
}

type Texts = typeof en;
type Made = Pick<Item, 'id' | 'group' | 'facts' | 'query'> & { names: (t: Texts) => string[] };

// The order of the gallery.
export const order = ['twisty', 'chocolate', 'nim', 'gridnim', 'numbers', 'diamond', 'sliding', 'group'];

const rulesIn = (lang: Lang): Promise<NumbersRulesList> =>
  program.once(`rules ${lang}`, () =>
    program.ask(answer('numbers', 'list'), Object.assign({ game: 'numbers' }, { lang })),
  );

export async function shelfOf(games: readonly Game[], lang: Lang): Promise<Item[]> {
  const t = lang === 'ja' ? ja : en;
  const other = lang === 'ja' ? 'en' : 'ja';
  const [here, there, rules, titles] = await Promise.all([listed(lang), listed(other), rulesIn(lang), rulesIn(other)]);
  const made: Readonly<Record<string, Made[]>> = {
    twisty: namedPuzzles(here, there).map(({ puzzle, title, solid, aliases }) => ({
      id: puzzle,
      group: solid,
      facts: t.gallery.groups[solid] ?? '',
      query: { puzzle },
      names: (words) => [title, ...aliases, words.gallery.groups[solid] ?? ''],
    })),
    chocolate: bars.map(({ figure, options: { x, y, z, k, f } }) => ({
      id: `${positionText({ x, y, z })} ${edgeText(f === undefined ? { k: k ?? 1 } : { f })}`,
      group: '',
      facts: figure === '' ? t.gallery.example : t.gallery.figure(figure),
      query: { x: String(x), y: String(y), z: String(z), ...(f === undefined ? { k: String(k) } : { f }) },
      names: (words) => [words.gallery.bar(positionText({ x, y, z })), words.gallery.figure(figure)],
    })),
    nim: (Object.keys(heaps) as (keyof typeof heaps)[]).map((name) => {
      const { heaps: sizes, limit, misere } = { misere: false, ...heaps[name] };
      const query = { heaps: sizes, ...(limit ? { limit } : {}), ...(misere ? { misere: 'true' } : {}) };
      return { id: name, group: '', facts: '', query, names: (words) => [words.nim.presetNames[name]] };
    }),
    gridnim: (Object.keys(grids) as (keyof typeof grids)[]).map((name) => ({
      id: name,
      group: '',
      facts: t.gallery.grid(grids[name].split('/').length, grids[name].indexOf('/')),
      query: { board: grids[name] },
      names: (words) => [words.gridnim.presetNames[name]],
    })),
    numbers: rules.rules.map(({ id, title, names }, i) => ({
      id,
      group: '',
      facts: names,
      query: { rules: id },
      names: (words) => [words === t ? title : (titles.rules[i]?.title ?? id), id],
    })),
    diamond: boards.map(([dim, size]) => ({
      id: `${String(dim)}:${String(size)}`,
      group: '',
      facts: `${String(dim)}:${String(size)}`,
      query: { dim: String(dim), size: String(size), seats: '1-,1+', _who: 'me,medium' },
      names: (words) => [words.gallery.star(words.diamondSide.spaces[dim] ?? '', size), words.frame.names.diamond],
    })),
    sliding: ['3x3', '4x4', '2x3', '2x4', '5x5', '6x6', '10x10'].map((size) => {
      const [rows = 3, cols = 3] = size.split('x').map(Number);
      const name = (words: Texts): string => words.frame.names.tiles(rows, cols);
      return {
        id: size,
        group: '',
        facts: size.replace('x', ' × '),
        query: { size },
        names: (words) => [name(words), size],
      };
    }),
    group: Object.entries(groups).map(([id, generators]) => ({
      id,
      group: '',
      facts: '',
      query: { generators },
      names: (words) => [words.gallery.examples[id] ?? id],
    })),
  };
  return [...games]
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .flatMap((game) => {
      // A game that has no shelf here is shown as it begins.
      const list: Made[] = made[game.id] ?? [{ id: '', group: '', facts: '', query: {}, names: () => [game.title] }];
      return list.map(({ id, group, facts, query, names }, i): Item => ({
        id: `${game.id}/${id}`,
        game: game.id,
        paper: game.paper,
        tools: game.tools,
        group,
        title: names(t)[0] ?? game.title,
        facts,
        query,
        // What is said of the game finds its first board.
        texts: [...new Set([...names(t), ...names(lang === 'ja' ? en : ja), ...(i === 0 ? game.texts : [])])],
      }));
    });
}
