// What a person has chosen for every game: language, theme, animation speed, sounds. Kept in the browser, not in the address,
// except that `?lang=ja` in front of the # decides for one visit.
import type { Lang } from '../protocol/connection';
import { kept } from './kept';

export type { Lang };
export type Theme = 'system' | 'light' | 'dark';

const store = 'asobi.settings';

function firstLanguage(): Lang {
  return navigator.languages.find((l) => /^(en|ja)/.test(l))?.startsWith('ja') === true ? 'ja' : 'en';
}

function chosen(): Partial<{ lang: Lang; theme: Theme; speed: number; sounds: boolean }> {
  return kept.read(store) ?? {};
}

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('system');
  speed = $state(1); // of animations; 0: none
  sounds = $state(false);
  #systemDark = $state(false);

  constructor() {
    const before = chosen();
    const asked = new URLSearchParams(location.search).get('lang');
    this.lang =
      asked === 'ja' || asked === 'en'
        ? asked
        : before.lang === 'ja' || before.lang === 'en'
          ? before.lang
          : firstLanguage();
    this.theme = before.theme === 'light' || before.theme === 'dark' ? before.theme : 'system';
    this.speed = typeof before.speed === 'number' ? before.speed : 1;
    this.sounds = before.sounds === true;
    const system = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = system.matches;
    system.addEventListener('change', () => (this.#systemDark = system.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.lang = this.lang;
        document.documentElement.dataset['theme'] = this.theme;
        const { lang, theme, speed, sounds } = this;
        kept.write(store, JSON.stringify({ lang, theme, speed, sounds }));
      });
    });
  }

  // Whether the page is dark now, by choice or as the system has it.
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  // How long an animation of `ms` takes for this person.
  duration(ms: number): number {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still || this.speed === 0 ? 0 : ms / this.speed;
  }
}

export const settings = new Settings();
