// The games looked at last, each with the place where it was left. Kept in the browser; may be lost.
import { kept } from '../../model/kept';

export interface Visit {
  game: string;
  hash: string;
}

const store = 'asobi.recent';
const most = 4;

// The newest first, each game once.
export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  return [visit, ...visits.filter((other) => other.game !== visit.game)].slice(0, most);
}

export function recent(): Visit[] {
  const found = kept.read(store);
  if (!Array.isArray(found)) return [];
  return found.filter((v: unknown): v is Visit => {
    const visit = v as Partial<Visit> | null;
    return typeof visit?.game === 'string' && typeof visit.hash === 'string';
  });
}

export function remember(visit: Visit): void {
  kept.write(store, JSON.stringify(withVisit(recent(), visit)));
}
