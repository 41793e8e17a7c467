// What fingers and mouse do on the picture. By default as the paper has it (3.2.3–3.2.5): the place inside a sticker
// decides the turn, a click makes it, a drag anywhere turns the whole. With `dragTurns` a drag on a sticker turns its
// layer. Two fingers turn the whole about the line of sight and bring it nearer.
import { surfacePoint, type Lens, lensAt } from './camera';
import type { Aimed } from './aimed.svelte';
import type { Aim } from './pick';
import { normalOf, type Turn } from './puzzle';
import { add, cross, dot, scale } from './vec';
import type { Point } from './view';
import type { Stage } from './stage';

export interface HandEvents {
  turn: (turn: Turn, from?: number) => void;
  held: (done: boolean) => void; // the whole was turned; done: the fingers are off
}

export interface HandOptions {
  dragTurns: boolean;
  oneTap: boolean;
  asInPaper: boolean;
}

interface Grip {
  turn: Turn;
  pixels: Point; // on the screen by radian
}

const slack = 6; // pixels that still make a click

export class Hand {
  #at = new Map<number, Point>();
  #start: Point = [0, 0];
  #dragging: 'no' | 'whole' | 'layer' = 'no';
  #grip: Grip | null = null;
  #speed = 0;
  #lastMove = 0;

  constructor(
    readonly stage: Stage,
    readonly aimed: Aimed,
    readonly options: () => HandOptions,
    readonly on: HandEvents,
  ) {}

  down(event: PointerEvent): void {
    const point = this.#point(event);
    this.#at.set(event.pointerId, point);
    if (this.#at.size > 1) {
      this.#dragging = 'whole';
      return;
    }
    this.#start = point;
    this.#dragging = 'no';
    this.#grip = null;
  }

  move(event: PointerEvent): void {
    const point = this.#point(event);
    const before = this.#at.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.aimed.put(this.#aimAt(point));
      return;
    }
    this.#at.set(event.pointerId, point);
    if (this.#at.size > 1) this.#pinch(event.pointerId, before, point);
    else this.#drag(event, before, point);
  }

  up(event: PointerEvent): void {
    const point = this.#point(event);
    const known = this.#at.delete(event.pointerId);
    if (!known || this.#at.size > 0) return;
    if (this.#dragging === 'whole') this.on.held(true);
    else if (this.#dragging === 'layer') this.#release();
    else this.#click(point, event.pointerType === 'touch');
    this.#dragging = 'no';
  }

  cancel(): void {
    this.#at.clear();
    if (this.#dragging === 'whole') this.on.held(true);
    this.#dragging = 'no';
    this.stage.byHand = null;
    this.stage.refresh(true);
  }

  leave(event: PointerEvent): void {
    if (this.#at.size === 0 && event.pointerType !== 'touch') this.aimed.put(null);
  }

  #click(point: Point, touch: boolean): void {
    const aim = this.#aimAt(point);
    if (!touch || this.options().oneTap) {
      this.aimed.put(aim);
      if (aim) this.on.turn(aim.turn);
    } else if (aim && this.aimed.aim?.sticker === aim.sticker) this.on.turn(this.aimed.aim.turn);
    else this.aimed.put(aim);
  }

  #drag(event: PointerEvent, before: Point, point: Point): void {
    const travel: Point = [point[0] - this.#start[0], point[1] - this.#start[1]];
    if (this.#dragging === 'no') {
      if (Math.hypot(...travel) < slack) return;
      this.#grip = this.options().dragTurns && !event.shiftKey ? this.#gripAt(this.#start, travel) : null;
      this.#dragging = this.#grip ? 'layer' : 'whole';
      this.aimed.put(null);
    }
    if (this.#dragging === 'layer') this.#pull(travel, event.timeStamp);
    else {
      const [dx, dy] = [point[0] - before[0], point[1] - before[1]];
      const lens = this.#lens(this.#start);
      if (event.shiftKey && lens) {
        const { camera } = this.stage;
        const place: Point = [point[0] - lens.x - lens.width / 2, point[1] - lens.y - lens.height / 2];
        camera.roll(place, dx, dy, this.options().asInPaper ? camera.rim(lens) : undefined);
      } else {
        // In the mirror the hand pulls the far side.
        const sign = lens?.mirrored ? -1 : 1;
        this.stage.camera.drag(sign * dx, sign * dy, lens ? Math.min(lens.width, lens.height) : 500);
      }
      this.on.held(false);
    }
  }

  #pinch(id: number, before: Point, point: Point): void {
    const other = [...this.#at].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const arm = (p: Point): Point => [p[0] - other[0], p[1] - other[1]];
    const [a, b] = [arm(before), arm(point)];
    const turned = Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
    const { camera } = this.stage;
    camera.spin((-turned * 12) / Math.PI);
    camera.zoom = Math.min(3, Math.max(0.5, (camera.zoom * Math.hypot(...b)) / Math.max(1, Math.hypot(...a))));
    this.on.held(false);
  }

  #pull(travel: Point, time: number): void {
    const grip = this.#grip;
    if (!grip) return;
    const { pixels } = grip;
    const angle = (travel[0] * pixels[0] + travel[1] * pixels[1]) / (pixels[0] ** 2 + pixels[1] ** 2);
    const before = this.stage.byHand?.angle ?? 0;
    this.#speed = (angle - before) / Math.max(1, time - this.#lastMove);
    this.#lastMove = time;
    this.stage.byHand = { turn: grip.turn, angle };
    this.stage.refresh(true);
  }

  // The nearest whole turn; a flick makes at least one.
  #release(): void {
    const held = this.stage.byHand;
    this.stage.byHand = null;
    this.stage.refresh(true);
    if (!held) return;
    const unit = (2 * Math.PI) / this.stage.puzzle.axis(held.turn.axis).order;
    let times = Math.round(held.angle / unit);
    if (times === 0 && Math.abs(this.#speed) > 0.002) times = Math.sign(this.#speed);
    if (times !== 0) this.on.turn({ ...held.turn, times }, Math.min(0.98, Math.max(0, held.angle / (times * unit))));
  }

  // Of all layers of this sticker the one that goes best the way of the pointer.
  #gripAt(point: Point, travel: Point): Grip | null {
    const { stage } = this;
    const lens = this.#lens(point);
    const place = lens && stage.picker.place(stage.camera, point, lens);
    const face = place && stage.puzzle.shape.faces[place.face];
    if (!face) return null;
    const spot = surfacePoint(face, place.point);
    const normal = normalOf(face);
    let best: (Grip & { score: number }) | null = null;
    stage.puzzle.shape.axes.forEach((axis, a) => {
      const layer = stage.puzzle.layerOf(a, place.sticker);
      if (axis.layers < 2 || axis.turning[layer] === false || Math.abs(dot(axis.direction, normal)) > 0.98) return;
      const ahead = stage.camera.project(add(spot, scale(cross(axis.direction, spot), 0.01)), lens);
      const pixels: Point = [(ahead[0] - point[0]) / 0.01, (ahead[1] - point[1]) / 0.01];
      const lever = Math.hypot(...pixels);
      const score = Math.abs(travel[0] * pixels[0] + travel[1] * pixels[1]) / Math.hypot(...travel) / Math.sqrt(lever);
      const turn = { axis: a, first: layer, last: layer, times: 1 };
      if (lever > 20 && (!best || score > best.score)) best = { turn, pixels, score };
    });
    return best;
  }

  #aimAt(point: Point): Aim | null {
    const lens = this.#lens(point);
    return lens ? this.stage.picker.aim(this.stage.camera, point, lens) : null;
  }
  #lens(point: Point): Lens | undefined {
    return lensAt(this.stage.lenses, point);
  }
  #point(event: PointerEvent): Point {
    const box = this.stage.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
}
