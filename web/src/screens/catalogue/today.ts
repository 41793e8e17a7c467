// Today's puzzle: the same for everyone on the same date (by the clock of Greenwich), another one tomorrow.
const puzzles = [
  'rubik',
  'pyraminx',
  'skewb',
  'fto',
  'megaminx',
  'pocket-cube',
  'dino',
  'helicopter',
  'rubiks-revenge',
  'skewb-diamond',
  'master-pyraminx',
  'pentultimate',
  'professor-cube',
  'pyraminx-crystal',
] as const;

export interface Today {
  date: Date;
  puzzle: string;
  seed: number; // of its scramble
}

export function today(now: Date): Today {
  const day = Math.floor(now.getTime() / 86_400_000);
  const date = new Date(day * 86_400_000);
  const seed = date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  return { date, puzzle: puzzles[day % puzzles.length] ?? 'rubik', seed };
}
