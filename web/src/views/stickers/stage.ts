// The picture on the canvas: what is shown, how it is held, what turns. It draws when something has changed, once a
// frame, and takes a lost graphics context up again. Without WebGL the same is drawn flat, without moving layers.
import { drawNow } from '../../model/still';
import { Camera, heldText, heldUsually, lenses, uprightAngles, type Lens } from './camera';
import { FlatRenderer } from './flat';
import { Renderer, type Colours, type Signs } from './gl';
import type { Look } from './look';
import { Motion, type Moving } from './motion';
import { Picker } from './pick';
import { numbersSheet, pictureSheet, type Sheet } from './pictures';
import type { Puzzle, State, Turn } from './puzzle';
import { colours } from './scheme';
import { arrowTile, paintSigns } from './signs';
import type { Quaternion } from './vec';

export interface Drawer {
  show(places: Uint8Array): void;
  colour(colours: Colours): void;
  sign(signs: Signs | null): void;
  cover(sheet: Sheet | null, readable: boolean): void; // readable: in a mirror too, sticker by sticker
  draw(
    scene: { camera: Camera; lenses: readonly Lens[]; turning: Moving | null; preview: Turn | null },
    ratio: number,
  ): void;
  finish(): void; // waits until it is drawn
  late(): boolean; // whether the picture before is not drawn yet
  dispose(): void;
}

// What the page wants to be seen.
export interface Scene {
  look: Look;
  held: Quaternion;
  preview: Turn | null;
  found: ReadonlySet<number>; // places that are marked
  painted: ArrayLike<number> | null; // colours by place, instead of the state
  state: State | null; // what the program says; null: not now
}

const marks = { dimmed: 1, hidden: 2, found: 4, plain: 8 };
const slow = 45; // ms until a picture is drawn; then the next have fewer points, until all stands still
const patience = 3; // such pictures in a row
const fewer = [1, 0.7, 0.5] as const; // points of a picture for each of the page's
const breath = 8; // ms

// What was drawn last. The same is not drawn again.
interface Drawn {
  held: Quaternion;
  zoom: number;
  lenses: readonly Lens[];
  turning: Moving | null;
  preview: Turn | null;
}

export class Stage {
  readonly camera: Camera;
  readonly motion: Motion;
  readonly picker: Picker;
  lenses: readonly Lens[] = [];
  byHand: Moving | null = null; // a layer that follows the pointer
  ondrawn: () => void = () => undefined;
  #drawer: Drawer | null = null;
  #look: Look | null = null;
  #scene: Scene | null = null;
  #asked = 0;
  #stale = true;
  #size: [number, number] = [0, 0];
  #drawn: Drawn | null = null;
  #fewest = Infinity; // points for each of the page's while the machine is slow
  #sized: number | null = null; // points of a picture for each of its own; null: as the screen has them
  #began = 0; // when the last picture was begun, until it is drawn; else 0
  #isSlow = false; // that picture
  #slowFrames = 0;
  #settling = 0;
  readonly #upright: readonly number[];

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly puzzle: Puzzle,
    state: State,
    pace: () => number,
  ) {
    const { shape } = puzzle.outer[0] ?? puzzle;
    this.camera = new Camera(shape, heldUsually(shape));
    this.picker = new Picker(puzzle);
    this.motion = new Motion(puzzle, state, () => (this.flat ? 0 : pace()));
    this.#upright = uprightAngles(puzzle.shape);
    canvas.addEventListener('webglcontextlost', this.#lost);
    canvas.addEventListener('webglcontextrestored', this.#restored);
    canvas.addEventListener(drawNow, this.#now);
    this.#begin();
  }

  get flat(): boolean {
    return this.#drawer instanceof FlatRenderer;
  }
  get found(): ReadonlySet<number> {
    return this.#scene?.found ?? nowhere;
  }
  get drawn(): boolean {
    return this.#drawer !== null;
  }

  // The one place where the page says what is to be seen; only what is new is done. Whether the camera was moved.
  update(scene: Scene): boolean {
    const before = this.#scene;
    this.#scene = scene;
    if (!this.#look || !sameLook(this.#look, scene.look)) this.look(scene.look);
    if (scene.found !== before?.found || scene.painted !== before.painted) this.refresh();
    if (scene.state && scene.state !== before?.state && this.motion.reach(scene.state)) this.refresh();
    this.refresh(true);
    // Not what the hand has made of it since.
    if (before && heldText(scene.held) === heldText(before.held)) return false;
    if (heldText(scene.held) === heldText(this.camera.held)) return false;
    this.camera.held = scene.held;
    return true;
  }

  look(look: Look): void {
    this.#look = look;
    this.#dress();
    this.resize(...this.#size);
  }

  resize(width: number, height: number): void {
    this.#size = [width, height];
    this.lenses = lenses(width, height, this.#look?.mirror ?? false);
    this.#fit();
    this.refresh(true);
  }

  // Something else is to be seen; `moved` if only the camera or the preview changed.
  refresh(moved = false): void {
    if (!moved) this.#stale = true;
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#frame);
  }

  dispose(): void {
    this.canvas.removeEventListener(drawNow, this.#now);
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#settling);
    this.canvas.removeEventListener('webglcontextlost', this.#lost);
    this.canvas.removeEventListener('webglcontextrestored', this.#restored);
    this.#drawer?.dispose();
    this.#drawer = null;
  }

  // A square picture of the whole, as a file.
  image(side: number): Promise<Blob> {
    cancelAnimationFrame(this.#asked);
    this.lenses = lenses(side, side, false);
    this.canvas.width = this.canvas.height = side;
    this.#sized = 1;
    this.#now();
    return new Promise((resolve, reject) => {
      this.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/webp', 0.9);
    });
  }

  // A picture to be kept; drawn at once, because the browser forgets what it has shown.
  picture(): string {
    this.#now();
    return this.canvas.toDataURL('image/png');
  }

  // Frames a second while the whole spins and nothing waits for the screen. After every few milliseconds of drawing the
  // page gets its turn, which does not count.
  async measure(milliseconds: number): Promise<number> {
    const held = this.camera.held;
    const end = performance.now() + milliseconds;
    let [frames, spent] = [0, 0];
    while (performance.now() < end) {
      const begin = performance.now();
      do {
        this.camera.step(0.2, 0.05);
        this.#draw(performance.now());
        this.#drawer?.finish();
        frames++;
      } while (performance.now() - begin < breath);
      spent += performance.now() - begin;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    this.camera.held = held;
    this.refresh(true);
    return (1000 * frames) / spent;
  }

  readonly #now = (): void => {
    this.#drawn = null;
    this.#draw(performance.now());
  };

  get #ratio(): number {
    return this.#sized ?? Math.min(this.#finest, this.#fewest);
  }
  get #finest(): number {
    return Math.min(2, window.devicePixelRatio || 1);
  }

  #begin(): void {
    try {
      this.#drawer = new Renderer(this.canvas, this.puzzle);
    } catch (error) {
      const pen = this.canvas.getContext('2d');
      if (!pen) throw error;
      this.#drawer = new FlatRenderer(pen, this.puzzle);
    }
    this.#dress();
    this.refresh();
  }

  #dress(): void {
    const { shape } = this.puzzle;
    if (!this.#look || !this.#drawer) return;
    const { palette, signs, marks: marked, dark, own } = this.#look;
    const [plastic, rim] = dark ? ['#2c313a', 0.22] : ['#17191c', 0.06];
    const faces = colours(shape, palette);
    this.#drawer.colour({ faces, plastic, bright: '#ffffff', mark: '#ffb000', rim });
    const numbers = signs === 'numbers';
    if (numbers || signs === 'picture') {
      this.#drawer.sign(null); // what covers the stickers says which way they stand
      this.#drawer.cover(
        numbers ? numbersSheet(this.puzzle, this.#upright, faces) : pictureSheet(this.puzzle, faces, own),
        numbers,
      );
    } else {
      const letters = shape.faces.map((face) => face.letters);
      const arrow = signs === 'none' ? arrowTile : -1;
      const bare = signs === 'none' && !marked;
      this.#drawer.sign(bare ? null : { picture: paintSigns(letters, signs, marked), arrow });
      this.#drawer.cover(null, false);
    }
    this.#stale = true;
  }

  #fit(): void {
    const [width, height] = this.#size.map((n) => Math.max(1, Math.round(n * this.#ratio))) as [number, number];
    if (this.canvas.width === width && this.canvas.height === height) return;
    this.canvas.width = width;
    this.canvas.height = height;
    this.#drawn = null; // it is empty now
  }

  readonly #lost = (event: Event): void => {
    event.preventDefault(); // so that it comes back
    this.#drawer = null;
  };
  readonly #restored = (): void => this.#begin();

  readonly #frame = (now: number): void => {
    this.#asked = 0;
    if (this.#behind(now)) {
      this.refresh(true);
      return;
    }
    const [before, drawn] = [this.motion.shown, this.#drawn];
    const busy = this.#draw(now);
    if (this.motion.shown !== before) this.ondrawn();
    if (busy || this.#began !== 0) this.refresh(true); // at least to see when it is drawn
    if (this.#drawn !== drawn && this.#fewest < this.#finest) this.#settle();
  };

  // Whether the picture before is not drawn yet: then no other is begun, so that none waits for its turn. How long it takes
  // decides how many points the next ones have.
  #behind(now: number): boolean {
    if (this.#began === 0) return false;
    const ms = now - this.#began;
    if (this.#drawer?.late() && ms < 1000) {
      this.#isSlow = ms > slow;
      return true;
    }
    this.#began = 0;
    this.#slowFrames = this.#isSlow ? this.#slowFrames + 1 : 0;
    this.#isSlow = false;
    const next = fewer.find((ratio) => ratio < this.#ratio);
    if (this.#slowFrames < patience || next === undefined || this.flat) return false;
    this.#fewest = next;
    this.#slowFrames = 0;
    this.#fit();
    return false;
  }
  // All points again, as soon as nothing has moved for a while.
  #settle(): void {
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => {
      this.#fewest = Infinity;
      this.#fit();
      this.refresh(true);
    }, 400);
  }

  #draw(now: number): boolean {
    const before = this.motion.shown;
    const moving = this.motion.frame(now);
    if (this.motion.shown !== before) this.#stale = true;
    if (!this.#drawer) return false;
    const { camera, lenses, byHand } = this;
    const preview = this.#scene?.preview ?? null;
    const drawn = { held: camera.held, zoom: camera.zoom, lenses, turning: moving ?? byHand, preview };
    if (!this.#stale && this.#drawn && same(this.#drawn, drawn)) return moving !== null;
    if (this.#stale) this.#drawer.show(this.#places());
    this.#stale = false;
    this.#drawn = drawn;
    this.#began = now;
    this.#drawer.draw({ camera, lenses, turning: drawn.turning, preview }, this.#ratio);
    return moving !== null;
  }

  #places(): Uint8Array {
    const { puzzle, found } = this;
    const painted = this.#scene?.painted;
    const { kinds, kind_of, piece_of } = puzzle.shape;
    const state = this.motion.shown;
    const kindMarks = kinds.map((_, k) =>
      this.#look?.hidden.includes(String(k)) ? marks.hidden : this.#look?.dimmed.includes(String(k)) ? marks.dimmed : 0,
    );
    const out = new Uint8Array(4 * puzzle.stickers);
    for (let place = 0; place < puzzle.stickers; place++) {
      const home = state.at[place] ?? place;
      const face = puzzle.faceOf(home);
      const angle = puzzle.twist(state, place) / puzzle.sides + (this.#upright[face] ?? 0) / (2 * Math.PI);
      const colour = painted ? (painted[place] ?? -1) : face;
      const whole = Math.round((angle - Math.floor(angle)) * 65536) & 65535;
      out[4 * place] = Math.max(0, colour);
      out[4 * place + 1] = whole >> 8;
      out[4 * place + 3] = whole & 255;
      const kind = painted
        ? marks.plain | (colour < 0 ? marks.hidden : 0)
        : (kindMarks[kind_of[piece_of[home] ?? 0] ?? 0] ?? 0);
      out[4 * place + 2] = kind | (found.has(place) ? marks.found : 0);
    }
    return out;
  }
}

const nowhere: ReadonlySet<number> = new Set();

function sameLook(a: Look, b: Look): boolean {
  return a.own === b.own && String(Object.values(a)) === String(Object.values(b));
}

function same(a: Drawn, b: Drawn): boolean {
  return (
    a.held === b.held &&
    a.zoom === b.zoom &&
    a.lenses === b.lenses &&
    a.turning === b.turning &&
    a.preview === b.preview
  );
}
