import { afterEach, expect, it, vi } from 'vitest';
import { isEmbedded, snippet, unframed } from './embed';

afterEach(() => vi.unstubAllGlobals());

function at(search: string, hash: string): string[] {
  const replaced: string[] = [];
  vi.stubGlobal('location', { search, hash });
  vi.stubGlobal('history', { replaceState: (_: null, __: string, to: string) => replaced.push(to) });
  return replaced;
}

it('finds embed in front of the # and behind it', () => {
  expect(at('', '#/nim?heaps=1_2')).toEqual([]);
  expect(isEmbedded()).toBe(false);
  at('?embed', '#/nim');
  expect(isEmbedded()).toBe(true);
  const replaced = at('?lang=ja', '#/nim?heaps=1_2&embed&m=1:1');
  expect(isEmbedded()).toBe(true);
  expect(replaced).toEqual(['?lang=ja&embed=#/nim?heaps=1_2&m=1:1']);
});

it('writes a frame for a place, and finds the way out of it', () => {
  const html = snippet('https://a.example/x/?lang=ja#/nim?heaps=1_2&m=1:1', 'Nim "1" <b>');
  expect(html).toContain('src="https://a.example/x/?lang=ja&amp;embed#/nim?heaps=1_2&amp;m=1:1"');
  expect(html).toContain('title="Nim &quot;1&quot; &lt;b>"');
  expect(snippet('https://a.example/#/nim', '')).toContain('src="https://a.example/?embed#/nim"');
  expect(unframed('https://a.example/x/?embed&lang=ja#/nim?m=1')).toBe('https://a.example/x/?lang=ja#/nim?m=1');
  expect(unframed('https://a.example/x/?embed#/nim')).toBe('https://a.example/x/#/nim');
});
