// The games looked at last, each with the place where it was left. Kept in the browser; may be lost.
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
  try {
    const kept = JSON.parse(localStorage.getItem(store) ?? '[]') as unknown;
    if (!Array.isArray(kept)) return [];
    return kept.filter((v: unknown): v is Visit => {
      const visit = v as Partial<Visit> | null;
      return typeof visit?.game === 'string' && typeof visit.hash === 'string';
    });
  } catch {
    return [];
  }
}

export function remember(visit: Visit): void {
  try {
    localStorage.setItem(store, JSON.stringify(withVisit(recent(), visit)));
  } catch {
    // A browser that keeps nothing: there is no list then.
  }
}
