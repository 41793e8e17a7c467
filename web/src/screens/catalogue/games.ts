// The games with what is searched: titles, descriptions and tools in both languages.
import { program } from '../../model/program.svelte';
import type { Lang } from '../../model/settings.svelte';
import type { Entry } from './search';

export interface Game extends Entry {
  title: string;
  about: string;
}

export function familyOf(game: { id: string; paper: string }): string {
  return game.paper === '' ? game.id : game.paper;
}

// At once from the two lists; `withTools` then adds what the tools say.
export async function gamesIn(lang: Lang): Promise<Game[]> {
  const other = lang === 'en' ? 'ja' : 'en';
  const [here, there] = await Promise.all(
    [lang, other].map(async (l) => (await program.request('list', { lang: l })).games),
  );
  return (here ?? []).map((game) => {
    const twin = there?.find((g) => g.id === game.id);
    return { ...game, texts: [game.title, twin?.title ?? '', game.about, twin?.about ?? ''] };
  });
}

export async function withTools(games: readonly Game[]): Promise<Game[]> {
  return Promise.all(
    games.map(async (game) => {
      const infos = await Promise.all((['en', 'ja'] as const).map((lang) => program.info(game.id, lang)));
      return { ...game, texts: [...game.texts, ...infos.flatMap((info) => info.tools.map((tool) => tool.summary))] };
    }),
  );
}
