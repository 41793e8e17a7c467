// The net of a puzzle on a canvas: the same stickers, signs and arrow as in the picture in space, laid flat.
import { arrowOf } from './arrow';
import { uprightAngles, type Lens } from './camera';
import type { Seen } from './keys';
import type { Look } from './look';
import { inset, largestDisc } from './mesh';
import { Picker, type Aim } from './pick';
import { numbersSheet, pictureSheet, type Sheet } from './pictures';
import { contains, type Puzzle, type State, type Turn } from './puzzle';
import { colours, inkOn } from './scheme';
import { arrowTile, paintSigns } from './signs';
import { inFrame, laidOut, pickedUp, unfold, type Laid, type Net } from './unfold';
import type { Face, Point } from './view';

const margin = 6; // pixels

export interface Shown {
  state: State;
  painted: ArrayLike<number> | null;
  aim: Aim | null;
  preview: Turn | null;
  found: ReadonlySet<number>;
}

export class NetPicture {
  readonly picker: Picker;
  readonly #net: Net;
  readonly #upright: readonly number[];
  readonly #cells: { outline: Point[]; sticker: Point[]; middle: Point; radius: number }[];
  readonly #outlines: Point[][];
  #scale = 1;
  #look: Look | null = null;
  #colours: string[] = [];
  #sheet: Sheet | null = null;
  #signs: { dark: HTMLCanvasElement; light: HTMLCanvasElement } | null = null;

  constructor(readonly puzzle: Puzzle) {
    const { shape } = puzzle;
    this.picker = new Picker(puzzle);
    this.#upright = uprightAngles(shape);
    this.#net = unfold(shape, this.#upright);
    this.#cells = shape.cells.map((cell) => {
      const outline = cell.map((p): Point => shape.points[p] ?? [0, 0]);
      const disc = largestDisc(outline);
      return { outline, sticker: inset(outline, 0.1 * disc.radius), ...disc };
    });
    this.#outlines = shape.faces.map((face) => face.corners.map((corner) => inFrame(face, corner)));
  }

  // Height by width.
  get aspect(): number {
    const { least, most } = this.#net;
    return (most[1] - least[1]) / (most[0] - least[0]);
  }

  fit(width: number): void {
    const { least, most } = this.#net;
    this.#scale = (width - 2 * margin) / (most[0] - least[0]);
  }

  dress(look: Look): void {
    const { palette, signs, marks, own } = look;
    const letters = this.puzzle.shape.faces.map((face) => face.letters);
    this.#look = look;
    this.#colours = colours(this.puzzle.shape, palette);
    this.#sheet =
      signs === 'numbers'
        ? numbersSheet(this.puzzle, this.#upright, this.#colours)
        : signs === 'picture'
          ? pictureSheet(this.puzzle, this.#colours, own)
          : null;
    const dark = this.#sheet || (signs === 'none' && !marks) ? null : paintSigns(letters, signs, marks);
    this.#signs = dark && { dark, light: whitened(dark) };
  }

  aimAt(point: Point): Aim | null {
    const on = this.#fromScreen(point);
    for (const [face, laid] of this.#net.faces.entries()) {
      const there = pickedUp(laid, on);
      if (contains(this.#outlines[face] ?? [], there)) return this.picker.aimAt(this.picker.placeOn(face, there));
    }
    return null;
  }

  // All stickers and where they are.
  seen(): Seen[] {
    return this.#net.faces.flatMap((laid, f) =>
      this.puzzle.visible.map((cell) => ({
        sticker: f * this.puzzle.cells + cell,
        at: this.#onScreen(laidOut(laid, this.#cells[cell]?.middle ?? [0, 0])),
      })),
    );
  }

  draw(pen: CanvasRenderingContext2D, ratio: number, shown: Shown): void {
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    this.#net.faces.forEach((laid, f) => {
      for (const cell of this.puzzle.visible) this.#sticker(pen, laid, f * this.puzzle.cells + cell, shown);
    });
    if (shown.aim && shown.preview) this.#arrow(pen, shown.aim, shown.preview);
  }

  #sticker(pen: CanvasRenderingContext2D, laid: Laid, place: number, { state, painted, preview, found }: Shown): void {
    const { puzzle } = this;
    const { kind_of, piece_of } = puzzle.shape;
    const cell = this.#cells[place % puzzle.cells];
    const home = state.at[place] ?? place;
    const face = painted ? (painted[place] ?? -1) : puzzle.faceOf(home);
    const kind = String(kind_of[piece_of[home] ?? 0] ?? 0);
    if (!cell) return;
    const lit = preview !== null && puzzle.moves(preview, place);
    const on = (p: Point): Point => this.#onScreen(laidOut(laid, p));
    trace(pen, cell.outline.map(on));
    pen.fillStyle = found.has(place) ? '#ffb000' : lit ? '#ffffff' : this.#look?.dark ? '#2c313a' : '#17191c';
    pen.strokeStyle = pen.fillStyle;
    pen.lineWidth = 1;
    pen.fill();
    pen.stroke();
    const bare = face < 0 || (!painted && this.#look?.hidden.includes(kind) === true);
    trace(pen, (lit || found.has(place) ? inset(cell.outline, 0.24 * cell.radius) : cell.sticker).map(on));
    pen.fillStyle = bare ? '#3a3d42' : (this.#colours[face] ?? '#888888');
    pen.globalAlpha = !painted && this.#look?.dimmed.includes(kind) === true ? 0.25 : 1;
    pen.fill();
    if (!bare && !painted) {
      const angle = laid.angle + (puzzle.twist(state, place) * 2 * Math.PI) / puzzle.sides + (this.#upright[face] ?? 0);
      if (this.#sheet) this.#part(pen, this.#sheet, face, this.#onScreen(laid.at), angle);
      else this.#sign(pen, face, on(cell.middle), 0.75 * cell.radius, angle);
    }
    pen.globalAlpha = 1;
  }

  // The part of the sheet that lies inside what was traced.
  #part(pen: CanvasRenderingContext2D, sheet: Sheet, face: number, at: Point, angle: number): void {
    const tile = sheet.canvas.width / sheet.columns;
    const [x, y] = [(face % sheet.columns) * tile, Math.floor(face / sheet.columns) * tile];
    const side = sheet.radius * this.#scale;
    pen.save();
    pen.clip();
    pen.translate(...at);
    pen.rotate(-angle);
    pen.drawImage(sheet.canvas, x, y, tile, tile, -side, -side, 2 * side, 2 * side);
    pen.restore();
  }

  #sign(pen: CanvasRenderingContext2D, face: number, at: Point, reach: number, angle: number): void {
    const ink = inkOn(this.#colours[face] ?? '#ffffff');
    const signs = ink === '#ffffff' ? this.#signs?.light : this.#signs?.dark;
    if (!signs) return;
    const side = signs.width / 5;
    const tile = this.#look?.signs === 'none' ? arrowTile : face;
    const size = reach * this.#scale;
    pen.save();
    pen.translate(...at);
    pen.rotate(-angle);
    pen.drawImage(signs, (tile % 5) * side, Math.floor(tile / 5) * side, side, side, -size, -size, 2 * size, 2 * size);
    pen.restore();
  }

  #arrow(pen: CanvasRenderingContext2D, aim: Aim, turn: Turn): void {
    const face = this.puzzle.faceOf(aim.sticker);
    const [frame, laid] = [this.puzzle.shape.faces[face], this.#net.faces[face]];
    if (!frame || !laid) return;
    const sight = {
      project: (point: Parameters<typeof inFrame>[1]): Point =>
        this.#onScreen(laidOut(laid, inFrame(frame as Face, point))),
      faces: (): boolean => true,
    };
    const lens: Lens = { x: 0, y: 0, width: 0, height: 0, mirrored: false };
    const arrow = arrowOf(this.picker, sight, lens, aim.sticker, turn);
    if (!arrow) return;
    pen.lineCap = pen.lineJoin = 'round';
    for (const [colour, extra] of [
      ['#ffffff', 4],
      ['#111111', 0],
    ] as const) {
      pen.strokeStyle = pen.fillStyle = colour;
      pen.lineWidth = 3 + extra;
      pen.beginPath();
      for (const p of arrow.line) pen.lineTo(...p);
      pen.stroke();
      trace(pen, arrow.head);
      pen.lineWidth = 1 + extra;
      pen.stroke();
      pen.fill();
    }
  }

  #onScreen([x, y]: Point): Point {
    return [margin + (x - this.#net.least[0]) * this.#scale, margin + (this.#net.most[1] - y) * this.#scale];
  }
  #fromScreen([x, y]: Point): Point {
    return [this.#net.least[0] + (x - margin) / this.#scale, this.#net.most[1] - (y - margin) / this.#scale];
  }
}

function trace(pen: CanvasRenderingContext2D, points: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

function whitened(signs: HTMLCanvasElement): HTMLCanvasElement {
  const out = document.createElement('canvas');
  [out.width, out.height] = [signs.width, signs.height];
  const pen = out.getContext('2d');
  if (!pen) return out;
  pen.drawImage(signs, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, out.width, out.height);
  return out;
}
