// The place of a fault in the text that was sent. The program counts lines and characters, the browser UTF-16 units.
import type { Place } from '../protocol/generated/types';

export interface Marked {
  line: string; // in which it lies
  before: string;
  marked: string; // empty where the text ends too early
  after: string;
  start: number; // of what is marked, in the whole text
  end: number;
}

export function markedIn(text: string, place: Place): Marked {
  const lines = text.split('\n');
  const line = lines[place.line - 1] ?? '';
  const characters = [...line];
  const from = place.column - 1;
  const before = characters.slice(0, from).join('');
  const marked = characters.slice(from, from + place.length).join('');
  const start = lines.slice(0, place.line - 1).reduce((sum, row) => sum + row.length + 1, 0) + before.length;
  const end = start + marked.length;
  return { line, before, marked, after: line.slice(before.length + marked.length), start, end };
}
