// One convention for fingers, which have no hover: the first tap shows what would be done, the second does it.

// In newer browsers a click tells what made it.
export function byFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
