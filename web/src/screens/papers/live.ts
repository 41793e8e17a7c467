// Where a claim is shown live: the game's screen at that position or with that tool already running; for laws of the
// chocolate game, the laboratory; for points of the diamond game, the board as the paper draws it, with the points lit.
import { toQuery } from '../../model/options';
import { formatPlace } from '../../model/route';
import type { AskRequest, AtRequest, Request } from '../../protocol/generated/types';

function lawAddress(live: AskRequest): string {
  const { max = '', law = '' } = toQuery(live.arguments ?? {});
  return formatPlace({
    screen: 'lab',
    query: { _x: 'laws', _k: toQuery(live.options ?? {})['k'] ?? '1', _lawmax: max, _law: law },
  });
}

function positionAddress(live: Pick<AtRequest, 'game' | 'options' | 'moves'>): string {
  const query: Record<string, string> = toQuery(live.options ?? {});
  if (live.moves !== undefined) query['m'] = live.moves;
  query['_vs'] = 'none'; // the position stands as it is: nobody answers
  return formatPlace({ screen: live.game, query });
}

function pointsAddress(live: AskRequest, points: string): string {
  const query: Record<string, string> = { ...toQuery(live.options ?? {}), _vs: 'none', _paperview: 'on' };
  if (query['dim'] === '3') query['_lattice'] = 'on';
  query['_lit'] = points;
  return formatPlace({ screen: 'diamond', query });
}

function toolAddress(live: AskRequest): string {
  const query: Record<string, string> = toQuery(live.options ?? {});
  const args = new URLSearchParams(Object.entries(live.arguments ?? {}).map(([name, value]) => [name, String(value)]));
  query['_tab'] = 'tools';
  query['_tool'] = live.tool;
  if (args.size > 0) query['_args'] = args.toString();
  query['_run'] = '1';
  return formatPlace({ screen: live.game ?? '', query });
}

function askAddress(live: AskRequest): string {
  if (live.game === 'chocolate' && live.tool === 'check') return lawAddress(live);
  const { points } = toQuery(live.arguments ?? {});
  return live.game === 'diamond' && live.tool === 'shape' && points ? pointsAddress(live, points) : toolAddress(live);
}

// null for what no screen shows.
export function liveAddress(live: Request): string | null {
  if (live.op === 'ask') return askAddress(live);
  return 'options' in live && !('tool' in live) ? positionAddress(live) : null;
}
