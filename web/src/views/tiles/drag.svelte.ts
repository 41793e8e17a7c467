// Dragging a tile towards the blank: it and all tiles between follow the pointer, at most one cell.
import { colOf, parseMove, rowOf, type Move, type Shape, type Slide } from './board';

const threshold = 6; // px before a press becomes a drag
const enough = 0.35; // of a cell, to count as a move when let go

interface State {
  cell: number;
  name: string; // of the move
  move: Move;
  x: number;
  y: number;
  size: number; // of a cell along the move
  far: number; // 0 … 1 cells
}

export class Drag {
  #state = $state.raw<State | null>(null);
  #dragged = false;

  start(event: PointerEvent, cell: number, name: string): void {
    const move = parseMove(name);
    if (!move || event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
    this.#dragged = false;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const across = 'LR'.includes(move.slide);
    this.#state = { cell, name, move, x: event.clientX, y: event.clientY, size: across ? width : height, far: 0 };
  }

  move(event: PointerEvent): void {
    const now = this.#state;
    if (!now || event.buttons === 0) return;
    const { x, y } = direction(now.move.slide);
    const way = (event.clientX - now.x) * x + (event.clientY - now.y) * y;
    if (!this.#dragged && way < threshold) return;
    if (!this.#dragged && event.currentTarget instanceof HTMLElement) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    this.#dragged = true;
    this.#state = { ...now, far: Math.max(0, Math.min(1, way / now.size)) };
  }

  // The move made, if it went far enough.
  end(): string | null {
    const now = this.#state;
    return now && this.#dragged && now.far >= enough ? now.name : null;
  }
  clear(): void {
    this.#state = null;
  }
  // The click that follows a drag is not a press.
  tookClick(): boolean {
    const taken = this.#dragged;
    this.#dragged = false;
    return taken;
  }

  // By how many cells this cell's tile is shifted; null when it is not dragged.
  shift(shape: Shape, cell: number): { x: number; y: number } | null {
    const now = this.#state;
    if (!now || now.far === 0) return null;
    const { tiles } = now.move;
    const { x, y } = direction(now.move.slide);
    const across = colOf(shape, cell) - colOf(shape, now.cell);
    const down = rowOf(shape, cell) - rowOf(shape, now.cell);
    const ahead = across * x + down * y;
    const aside = across * y + down * x;
    return aside === 0 && ahead >= 0 && ahead < tiles ? { x: x * now.far, y: y * now.far } : null;
  }
}

function direction(slide: Slide): { x: number; y: number } {
  return { L: { x: -1, y: 0 }, R: { x: 1, y: 0 }, U: { x: 0, y: -1 }, D: { x: 0, y: 1 } }[slide];
}
