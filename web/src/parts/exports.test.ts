import { expect, it } from 'vitest';
import { toCsv } from './exports';

it('quotes what CSV must quote', () => {
  expect(
    toCsv(
      ['a', 'b,c'],
      [
        [1, 'say "x"'],
        ['line\nbreak', 2],
      ],
    ),
  ).toBe('a,"b,c"\r\n1,"say ""x"""\r\n"line\nbreak",2\r\n');
});
