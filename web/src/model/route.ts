// The address of a place in the laboratory: #/screen?name=value&… In values a space is written `_`.
export interface Place {
  screen: string; // '' is the catalogue
  query: Readonly<Record<string, string>>;
}

const readable: [RegExp, string][] = [
  [/_/g, '%5F'],
  [/%20/g, '_'],
  [/%2C/g, ','],
  [/%3A/g, ':'],
  [/%2F/g, '/'],
];

export function encode(value: string): string {
  return readable.reduce((text, [from, to]) => text.replace(from, to), encodeURIComponent(value));
}

export function decode(text: string): string {
  return unescaped(text.replace(/_/g, ' '));
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parsePlace(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const query: Record<string, string> = {};
  for (const part of search.split('&')) {
    if (part === '') continue;
    const [name = '', value = ''] = part.split(/=(.*)/s);
    query[unescaped(name)] = decode(value);
  }
  return { screen: decode(path), query };
}

export function formatPlace(place: Place): string {
  const parts = Object.entries(place.query).map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`);
  return `#/${encode(place.screen)}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

// The whole address of a place of this page.
export function hrefOf(place: Place): string {
  return new URL(formatPlace(place), location.href).href;
}
