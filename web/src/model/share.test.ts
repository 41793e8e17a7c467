import { expect, test } from 'vitest';
import { reachOf, shared } from './share';

test('how far an address reaches', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'asobi.localhost']) expect(reachOf(host)).toBe('machine');
  for (const host of ['192.168.1.7', '10.0.0.2', '172.20.1.1', 'laptop', 'laptop.local', '[fe80::1]', '[fd12::3]'])
    expect(reachOf(host)).toBe('network');
  for (const host of ['school.example', '8.8.8.8', '172.32.1.1', '[2001:db8::1]'])
    expect(reachOf(host)).toBe('anywhere');
});

test('where a static site is known its address is given', () => {
  const here = 'http://127.0.0.1:8080/?lang=ja#/nim?heaps=3_5_7';
  expect(shared(here, '')).toEqual({ address: here, reach: 'machine' });
  const site = 'https://school.example/asobi/';
  const there = 'https://school.example/asobi/?lang=ja#/nim?heaps=3_5_7';
  expect(shared(here, site)).toEqual({ address: there, reach: 'anywhere' });
  const open = 'https://other.example/#/nim';
  expect(shared(open, site)).toEqual({ address: open, reach: 'anywhere' });
});
