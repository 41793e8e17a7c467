// Where a key leads in a row of tabs: arrows round and round, Home and End; null for any other key.
export function stepped(event: KeyboardEvent, at: number, count: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
  if (to === undefined || count === 0) return null;
  event.preventDefault();
  event.stopPropagation();
  return (to + count) % count;
}
