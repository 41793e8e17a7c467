// Where a claim is shown live: the game's screen at that position or with that tool already running, or, for laws of the
// chocolate game, the laboratory.
import { toQuery } from '../../model/options';
import { formatPlace } from '../../model/route';
import type { Live } from '../../protocol/types';

function lawAddress(live: Live): string {
  const { max = '', law = '' } = toQuery(live.arguments ?? {});
  return formatPlace({
    screen: 'lab',
    query: { _x: 'laws', _k: toQuery(live.options ?? {})['k'] ?? '1', _lawmax: max, _law: law },
  });
}

export function liveAddress(live: Live): string {
  if (live.op === 'ask' && live.game === 'chocolate' && live.tool === 'check') return lawAddress(live);
  const query: Record<string, string> = toQuery(live.options ?? {});
  if (live.moves !== undefined) query['m'] = live.moves;
  if (live.op === 'open') {
    query['_vs'] = 'none'; // the position stands as it is: nobody answers
    return formatPlace({ screen: live.game, query });
  }
  const args = new URLSearchParams(Object.entries(live.arguments ?? {}).map(([name, value]) => [name, String(value)]));
  query['_tab'] = 'tools';
  query['_tool'] = live.tool ?? '';
  if (args.size > 0) query['_args'] = args.toString();
  query['_run'] = '1';
  return formatPlace({ screen: live.game, query });
}
