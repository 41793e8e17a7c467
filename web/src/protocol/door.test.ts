import { expect, it } from 'vitest';
import { answer, anyTool, filledIn, result, told } from './door';
import { RequestError } from './fault';
import { impartial, isImpartial } from './impartial';

const hint = { level: 2, wins: true, where: ['heap 2'], spots: [{ heap: 1 }] };

function faultOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof RequestError ? error.fault : error;
  }
  return null;
}

it('sends what is asked about a position', () => {
  const about = { game: 'nim', options: { heaps: '3 5' }, moves: '1:1' };
  const sent = answer('nim', 'hint').sent({ ...about, arguments: { level: 2 }, seconds: 5 });
  expect(sent).toEqual({ ...about, tool: 'hint', arguments: { level: 2 }, seconds: 5 });
  expect(told('nim', 'table').sent(about)).toEqual({ ...about, tool: 'table', text: true });
});

it('lets in what fits, with all that is known of its type', () => {
  const found = answer('nim', 'hint').read(hint, { game: 'nim' });
  expect(found.spots?.[0]?.heap).toBe(1);
  expect(told('nim', 'hint').read({ answer: hint, text: 'You win.' }, { game: 'nim' }).answer.wins).toBe(true);
  expect(result('papers').read({ papers: [] }, {}).papers).toEqual([]);
});

it('names operation, tool and place of what does not fit', () => {
  const fault = (message: string): object => ({ code: 'internal', message });
  expect(faultOf(() => result('papers').read({ papers: 1 }, {}))).toEqual(fault('papers/papers: not a list'));
  expect(faultOf(() => answer('nim', 'hint').read({ ...hint, spots: [{ heap: '1' }] }, { game: 'nim' }))).toEqual(
    fault('ask nim hint/spots/0/heap: not a number'),
  );
  expect(faultOf(() => told('nim', 'hint').read({ answer: hint }, { game: 'nim' }))).toEqual(
    fault('ask nim hint text/text: missing'),
  );
});

it('asks a tool that several games have of any of them, and of no other', () => {
  const form = filledIn(impartial, 'reply');
  for (const game of ['nim', 'gridnim', 'chocolate']) expect(form.read({ move: '1:1' }, { game }).move).toBe('1:1');
  expect(faultOf(() => form.read({ move: '1:1' }, { game: 'diamond' }))).toMatchObject({ code: 'internal' });
  expect([isImpartial('nim'), isImpartial('diamond'), isImpartial('chess')]).toEqual([true, false, false]);
});

it('shows the answers of tools that it has never heard of', () => {
  const question = { game: 'chess', tool: 'mate', arguments: { in: 3 } };
  expect(anyTool.sent(question)).toEqual({ game: 'chess', tool: 'mate', arguments: { in: 3 }, text: true });
  expect(anyTool.read({ answer: [1, 'x'], text: 'so' }, question).answer).toEqual([1, 'x']);
  expect(faultOf(() => anyTool.read({ answer: { wins: 1 }, text: '' }, { game: 'nim', tool: 'hint' }))).toMatchObject({
    message: 'ask nim hint text/answer/level: missing',
  });
});
