// Every text of the page, in the language chosen. In a component: `const t = $derived(i18n.t.shell)`.
import { settings } from '../model/settings.svelte';
import { texts as en } from './en';
import { texts as ja } from './ja';

export const i18n = {
  get t(): typeof en {
    return settings.lang === 'ja' ? ja : en;
  },
};

export function grouped(number: number | bigint | string): string {
  return (typeof number === 'string' ? BigInt(number) : number).toLocaleString('en-US');
}
