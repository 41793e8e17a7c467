// The picture on the canvas: what is shown, how it is held, what turns. It draws when something has changed, once a
// frame, and takes a lost graphics context up again. Without WebGL the same is drawn flat, without moving layers.
import { drawNow } from '../../model/still';
import { Camera, heldUsually, lenses, type Lens } from './camera';
import { FlatRenderer } from './flat';
import { Renderer, type Colours, type Signs } from './gl';
import type { Look } from './look';
import { Motion, type Moving } from './motion';
import { Picker } from './pick';
import type { Puzzle, State, Turn } from './puzzle';
import { colours } from './scheme';
import { arrowTile, paintSigns } from './signs';
import { dot, inverse, rotated } from './vec';

export interface Drawer {
  show(places: Uint8Array): void;
  colour(colours: Colours): void;
  sign(signs: Signs | null): void;
  draw(
    scene: { camera: Camera; lenses: readonly Lens[]; turning: Moving | null; preview: Turn | null },
    ratio: number,
  ): void;
  finish(): void; // waits until it is drawn
  dispose(): void;
}

const marks = { dimmed: 1, hidden: 2, found: 4 };
const slow = 45; // ms for a frame; then it is drawn with fewer points until it stands still

const breath = 8; // ms

export class Stage {
  readonly camera: Camera;
  readonly motion: Motion;
  readonly picker: Picker;
  lenses: readonly Lens[] = [];
  preview: Turn | null = null;
  byHand: Moving | null = null; // a layer that follows the pointer
  found: ReadonlySet<number> = new Set(); // places that are marked
  painted: ArrayLike<number> | null = null; // colours by place, instead of the state
  ondrawn: () => void = () => undefined;
  #drawer: Drawer | null = null;
  #look: Look | null = null;
  #asked = 0;
  #stale = true;
  #size: [number, number] = [0, 0];
  #coarse = 1;
  #sized: number | null = null; // points of a picture for each of its own; null: as the screen has them
  #lastFrame = 0;
  #slowFrames = 0;
  readonly #homeAngles: readonly number[];

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly puzzle: Puzzle,
    state: State,
    pace: () => number,
  ) {
    const usual = heldUsually(puzzle.shape);
    this.camera = new Camera(puzzle.shape, usual);
    this.picker = new Picker(puzzle);
    this.motion = new Motion(puzzle, state, () => (this.flat ? 0 : pace()));
    // Signs stand upright on a solved puzzle that is held as usual.
    const up = rotated(inverse(usual), [0, 1, 0]);
    this.#homeAngles = puzzle.shape.faces.map((f) => Math.atan2(-dot(up, f.along), dot(up, f.across)));
    canvas.addEventListener('webglcontextlost', this.#lost);
    canvas.addEventListener('webglcontextrestored', this.#restored);
    canvas.addEventListener(drawNow, this.#now);
    this.#begin();
  }

  get flat(): boolean {
    return this.#drawer instanceof FlatRenderer;
  }
  get drawn(): boolean {
    return this.#drawer !== null;
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
    this.refresh();
  }

  // Something else is to be seen; `moved` if only the camera or the preview changed.
  refresh(moved = false): void {
    if (!moved) this.#stale = true;
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#frame);
  }

  dispose(): void {
    this.canvas.removeEventListener(drawNow, this.#now);
    cancelAnimationFrame(this.#asked);
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
    this.#draw(performance.now());
  };

  get #ratio(): number {
    return this.#sized ?? Math.min(2, window.devicePixelRatio || 1) * this.#coarse;
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
    const { palette, signs, marks: marked, dark } = this.#look;
    const [plastic, rim] = dark ? ['#2c313a', 0.22] : ['#17191c', 0.06];
    this.#drawer.colour({ faces: colours(shape, palette), plastic, bright: '#ffffff', mark: '#ffb000', rim });
    const picture = paintSigns(
      shape.faces.map((face) => face.letters),
      signs,
      marked,
    );
    this.#drawer.sign(signs === 'none' && !marked ? null : { picture, arrow: signs === 'none' ? arrowTile : -1 });
    this.#stale = true;
  }

  #fit(): void {
    const [width, height] = this.#size.map((n) => Math.max(1, Math.round(n * this.#ratio))) as [number, number];
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
  }

  readonly #lost = (event: Event): void => {
    event.preventDefault(); // so that it comes back
    this.#drawer = null;
  };
  readonly #restored = (): void => this.#begin();

  readonly #frame = (now: number): void => {
    this.#asked = 0;
    this.#adapt(now);
    const before = this.motion.shown;
    const busy = this.#draw(now);
    if (this.motion.shown !== before) this.ondrawn();
    if (busy) this.refresh(true);
    else if (this.#coarse < 1) this.#settle();
  };

  // Slow machines draw fewer points while something moves.
  #adapt(now: number): void {
    const ms = now - this.#lastFrame;
    this.#lastFrame = now;
    if (ms > 500) return;
    this.#slowFrames = ms > slow ? this.#slowFrames + 1 : 0;
    if (this.#slowFrames < 5 || this.#coarse < 0.5 || this.flat) return;
    this.#coarse *= 0.7;
    this.#slowFrames = 0;
    this.#fit();
  }
  #settle(): void {
    setTimeout(() => {
      if (this.#asked !== 0 || this.#coarse === 1) return;
      this.#coarse = 1;
      this.#lastFrame = 0;
      this.#fit();
      this.refresh(true);
    }, 400);
  }

  #draw(now: number): boolean {
    const before = this.motion.shown;
    const moving = this.motion.frame(now);
    if (this.motion.shown !== before) this.#stale = true;
    if (!this.#drawer) return false;
    if (this.#stale) this.#drawer.show(this.#places());
    this.#stale = false;
    const turning = moving ?? this.byHand;
    const preview = this.preview;
    this.#drawer.draw({ camera: this.camera, lenses: this.lenses, turning, preview }, this.#ratio);
    return moving !== null;
  }

  #places(): Uint8Array {
    const { puzzle, found, painted } = this;
    const { kinds, kind_of, piece_of } = puzzle.shape;
    const state = this.motion.shown;
    const kindMarks = kinds.map((_, k) =>
      this.#look?.hidden.includes(String(k)) ? marks.hidden : this.#look?.dimmed.includes(String(k)) ? marks.dimmed : 0,
    );
    const out = new Uint8Array(4 * puzzle.stickers);
    for (let place = 0; place < puzzle.stickers; place++) {
      const home = state.at[place] ?? place;
      const face = puzzle.faceOf(home);
      const angle = puzzle.twist(state, place) / puzzle.sides + (this.#homeAngles[face] ?? 0) / (2 * Math.PI);
      const colour = painted ? (painted[place] ?? -1) : face;
      out[4 * place] = Math.max(0, colour);
      out[4 * place + 1] = Math.round((angle - Math.floor(angle)) * 256) & 255;
      const kind = painted ? (colour < 0 ? marks.hidden : 0) : (kindMarks[kind_of[piece_of[home] ?? 0] ?? 0] ?? 0);
      out[4 * place + 2] = kind | (found.has(place) ? marks.found : 0);
    }
    return out;
  }
}
