import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { host: 'page.example', protocol: 'https:' });
vi.stubGlobal('localStorage', undefined);
const { computing, programAddress, socketOrigin } = await import('./computing');

it('lets the program compute on its own page', () => {
  expect(computing).toEqual({ where: 'program', address: 'page.example' });
});

it('talks encrypted where the page came so, except to its own machine', () => {
  expect(socketOrigin('127.0.0.1:8080', 'http:')).toBe('ws://127.0.0.1:8080');
  expect(socketOrigin('127.0.0.1:8080', 'https:')).toBe('ws://127.0.0.1:8080');
  expect(socketOrigin('[::1]:8080', 'https:')).toBe('ws://[::1]:8080');
  expect(socketOrigin('localhost.example', 'https:')).toBe('wss://localhost.example');
  expect(socketOrigin('lab.example:90', 'https:')).toBe('wss://lab.example:90');
  expect(socketOrigin('lab.example:90', 'http:')).toBe('ws://lab.example:90');
  expect(socketOrigin(' https://lab.example/some/path ', 'http:')).toBe('wss://lab.example');
});

it('what a person types is an address or is not', () => {
  expect(programAddress(' ｌｏｃａｌｈｏｓｔ：８０８０ ')).toBe('localhost:8080');
  expect(programAddress('http://lab.example:90/page')).toBe('http://lab.example:90/page');
  expect(programAddress('[::1]:8080')).toBe('[::1]:8080');
  for (const wrong of ['', ':', 'localhost:99999', 'a b', 'lab#1', 'me@lab', '/x'])
    expect(programAddress(wrong)).toBeNull();
});
