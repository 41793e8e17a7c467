// Records of games as texts: the moves with blanks between, here one round a line with its number.
export function recordOf(line: readonly string[], players: number): string {
  const rounds: string[] = [];
  for (let i = 0; i < line.length; i += players) {
    rounds.push(`${String(i / players + 1)}. ${line.slice(i, i + players).join(' ')}`);
  }
  return rounds.join('\n');
}

// The moves of a text; numbers of rounds and remarks in braces or after ; or # are left out.
export function movesIn(text: string): string[] {
  return text
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/[;#].*$/gm, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\.+/, ''))
    .filter((word) => word !== '');
}
