// `embed` in the address shows only the board and its transport, for frames in other pages. It stands in front of the #,
// like the language; behind it, where a game would take it for an option, it is moved from.
import { formatPlace, parsePlace } from './route';

export function isEmbedded(): boolean {
  const search = new URLSearchParams(location.search);
  const { screen, query } = parsePlace(location.hash);
  const { embed, ...rest } = query;
  if (embed === undefined) return search.has('embed');
  search.set('embed', '');
  history.replaceState(null, '', `?${search.toString()}${formatPlace({ screen, query: rest })}`);
  return true;
}

// The same place without a frame round it, and inside one.
export function unframed(address: string): string {
  return withEmbed(address, false);
}
export function snippet(address: string, title: string): string {
  const src = escaped(withEmbed(address, true));
  return `<iframe src="${src}" title="${escaped(title)}" width="640" height="720" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;
}

function withEmbed(address: string, embed: boolean): string {
  const url = new URL(address);
  url.searchParams.delete('embed');
  if (embed) url.searchParams.set('embed', '');
  return url.href.replace(/([?&]embed)=(?=[&#]|$)/, '$1');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
