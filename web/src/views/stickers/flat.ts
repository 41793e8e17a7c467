// The same puzzle without a graphics card: the faces towards the eye, sticker by sticker. Also the small pictures of the
// catalogue are made so.
import { surfacePoint, type Camera, type Lens } from './camera';
import type { Colours, Scene, Signs } from './gl';
import { inset, largestDisc } from './mesh';
import type { Sheet } from './pictures';
import { normalOf, type Puzzle } from './puzzle';
import { inkOn } from './scheme';
import type { Point } from './view';

export interface Patch {
  place: number;
  outline: Point[]; // of the plastic, on the screen
  sticker: Point[];
}

export class Patches {
  readonly #cells: { outline: Point[]; sticker: Point[]; middle: Point }[];

  constructor(readonly puzzle: Puzzle) {
    this.#cells = puzzle.shape.cells.map((cell) => {
      const outline = cell.map((p): Point => puzzle.shape.points[p] ?? [0, 0]);
      const { middle, radius } = largestDisc(outline);
      return { outline, sticker: inset(outline, 0.12 * radius), middle };
    });
  }

  seen(camera: Camera, lens: Lens): Patch[] {
    return this.puzzle.shape.faces.flatMap((face, f) => {
      if (!camera.faces(face.centre, normalOf(face), lens)) return [];
      const on = (p: Point): Point => camera.project(surfacePoint(face, p), lens);
      return this.puzzle.visible.map((c) => ({
        place: f * this.puzzle.cells + c,
        outline: (this.#cells[c]?.outline ?? []).map(on),
        sticker: (this.#cells[c]?.sticker ?? []).map(on),
      }));
    });
  }

  middle(camera: Camera, lens: Lens, place: number): Point {
    const face = this.puzzle.shape.faces[this.puzzle.faceOf(place)];
    const cell = this.#cells[place % this.puzzle.cells];
    return face && cell ? camera.project(surfacePoint(face, cell.middle), lens) : [0, 0];
  }
}

export class FlatRenderer {
  readonly #patches: Patches;
  #places = new Uint8Array();
  #colours: Colours = { faces: [], plastic: '#17191c', bright: '#ffffff', mark: '#ffb000', rim: 0 };
  #signed = false;

  constructor(
    readonly pen: CanvasRenderingContext2D,
    readonly puzzle: Puzzle,
  ) {
    this.#patches = new Patches(puzzle);
  }

  show(places: Uint8Array): void {
    this.#places = new Uint8Array(places);
  }
  colour(colours: Colours): void {
    this.#colours = colours;
  }
  sign(signs: Signs | null): void {
    this.#signed = signs !== null;
  }
  // Numbers and pictures are not drawn flat: the letters of faces stand for them.
  cover(sheet: Sheet | null): void {
    this.#signed ||= sheet !== null;
  }
  finish(): void {
    this.pen.getImageData(0, 0, 1, 1);
  }
  late(): boolean {
    return false;
  }
  dispose(): void {
    this.#places = new Uint8Array();
  }

  draw({ camera, lenses, preview }: Scene, ratio: number): void {
    const { pen, puzzle } = this;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const lens of lenses) {
      for (const { place, outline, sticker } of this.#patches.seen(camera, lens)) {
        const [face = 0, , mark = 0] = this.#places.subarray(4 * place, 4 * place + 4);
        const colour = this.#colours.faces[face] ?? '#888888';
        const lit = preview !== null && puzzle.moves(preview, place);
        this.#fill(outline, lit ? this.#colours.bright : (mark & 4) !== 0 ? this.#colours.mark : this.#colours.plastic);
        this.#fill(sticker, (mark & 2) !== 0 ? '#26282c' : colour);
        if (this.#signed && (mark & 2) === 0) {
          const [x, y] = this.#patches.middle(camera, lens, place);
          pen.fillStyle = inkOn(colour);
          pen.font = '600 12px system-ui, sans-serif';
          pen.fillText(puzzle.shape.faces[face]?.letters ?? '', x, y);
        }
      }
    }
  }

  #fill(points: readonly Point[], colour: string): void {
    this.pen.beginPath();
    for (const [x, y] of points) this.pen.lineTo(x, y);
    this.pen.closePath();
    this.pen.fillStyle = colour;
    this.pen.fill();
  }
}
