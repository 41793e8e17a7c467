// Draws a puzzle with WebGL 2: all stickers in one call (face 0 once for every face that can be seen), their signs in a
// second, or what covers them, the inner sides of a turning layer in at most four small ones. Only the small texture of what is shown changes with a turn.
import type { Camera, Lens } from './camera';
import { meshOf, signStride, stride } from './mesh';
import type { Sheet } from './pictures';
import { normalOf, type Puzzle, type Turn } from './puzzle';
import { rgb } from './scheme';
import {
  coverFragment,
  coverVertex,
  sectionFragment,
  sectionVertex,
  signFragment,
  signVertex,
  solidFragment,
  solidVertex,
} from './shaders';
import { matrixOf, noTurn, rotated, turnAbout } from './vec';
import type { Face } from './view';

export interface Scene {
  camera: Camera;
  lenses: readonly Lens[];
  turning: { turn: Turn; angle: number } | null;
  preview: Turn | null;
}

export interface Colours {
  faces: readonly string[];
  plastic: string;
  bright: string;
  mark: string;
  rim: number; // light along the edges, for a dark ground
}

export interface Signs {
  picture: HTMLCanvasElement;
  arrow: number; // the tile shown everywhere, or -1: that of the face
}

interface Program {
  use: WebGLProgram;
  at: (name: string) => WebGLUniformLocation | null;
}

interface Mesh {
  array: WebGLVertexArrayObject | null;
  count: number;
}

export class Renderer {
  readonly gl: WebGL2RenderingContext;
  readonly #solid: Program;
  readonly #sign: Program;
  readonly #section: Program;
  #cover: Program | null = null; // made when something covers the stickers
  readonly #stickers: Mesh;
  readonly #ghosts: (Mesh & { puzzle: Puzzle })[]; // shells round the one that is seen
  readonly #signs: Mesh;
  readonly #sections: Mesh & { first: number[][]; size: number[][] };
  readonly #layers: WebGLTexture;
  readonly #shown: WebGLTexture;
  readonly #atlas: WebGLTexture;
  readonly #sheet: WebGLTexture;
  readonly #rows: number;
  readonly #frames: WebGLBuffer; // of the faces that are drawn
  #colours: Colours = { faces: [], plastic: '#17191c', bright: '#ffffff', mark: '#ffb000', rim: 0 };
  #arrow: number | null = null;
  #covered: { sheet: Sheet; readable: boolean } | null = null;
  #drawing: WebGLSync | null = null; // until the last picture is drawn

  constructor(
    canvas: HTMLCanvasElement,
    readonly puzzle: Puzzle,
  ) {
    const gl = canvas.getContext('webgl2', { antialias: true, alpha: true });
    if (!gl) throw new Error('no WebGL 2');
    this.gl = gl;
    this.#rows = Math.ceil(puzzle.stickers / 256);
    this.#solid = program(gl, solidVertex, solidFragment);
    this.#sign = program(gl, signVertex, signFragment);
    this.#section = program(gl, sectionVertex, sectionFragment);
    this.#frames = gl.createBuffer();
    const mesh = meshOf(puzzle.shape, puzzle.visible);
    this.#stickers = this.#faces(mesh.vertices, mesh.indices, stride, [2, 2, 2, 2, 1]);
    this.#ghosts = puzzle.outer.map((shell) => {
      const { vertices, indices, top } = meshOf(shell.shape, shell.visible);
      return { ...this.#faces(vertices, indices.subarray(0, top), stride, [2, 2, 2, 2, 1]), puzzle: shell };
    });
    this.#signs = this.#faces(mesh.signs, mesh.signIndices, signStride, [2, 2, 3]);
    this.#sections = this.#inner();
    this.#layers = texture(gl);
    this.#shown = texture(gl);
    this.#atlas = texture(gl);
    this.#sheet = texture(gl);
    this.#loadLayers();
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  // By place four bytes: colour, angle in 256ths of a circle, marks (see shaders.ts), 256ths of the angle's unit.
  show(places: Uint8Array): void {
    const { gl } = this;
    const padded = new Uint8Array(this.#rows * 1024);
    padded.set(places);
    gl.bindTexture(gl.TEXTURE_2D, this.#shown);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8UI, 256, this.#rows, 0, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE, padded);
  }

  colour(colours: Colours): void {
    this.#colours = colours;
  }

  sign(signs: Signs | null): void {
    this.#arrow = signs?.arrow ?? null;
    if (!signs) return;
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, this.#atlas);
    drawing(gl, signs.picture);
  }

  cover(sheet: Sheet | null, readable: boolean): void {
    this.#covered = sheet && { sheet, readable };
    if (!sheet) return;
    const { gl } = this;
    this.#cover = program(gl, coverVertex, coverFragment);
    gl.bindTexture(gl.TEXTURE_2D, this.#sheet);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    drawing(gl, sheet.canvas);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  }

  draw(scene: Scene, ratio: number): void {
    const { gl } = this;
    gl.disable(gl.SCISSOR_TEST);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.SCISSOR_TEST);
    for (const lens of scene.lenses) {
      const [x, w, h] = [lens.x, lens.width, lens.height].map((n) => Math.round(n * ratio)) as [number, number, number];
      const y = gl.drawingBufferHeight - Math.round((lens.y + lens.height) * ratio);
      gl.viewport(x, y, w, h);
      gl.scissor(x, y, w, h);
      gl.clear(gl.DEPTH_BUFFER_BIT);
      const faces = this.#seen(scene, lens);
      this.#drawStickers(scene, lens, faces);
      this.#drawCover(scene, lens, faces);
      if (scene.turning) this.#drawSections(scene, lens, scene.turning.turn);
      if (this.#arrow !== null) this.#drawSigns(scene, lens, faces);
      if (this.#ghosts.length > 0) this.#drawGhosts(scene, lens);
    }
    gl.deleteSync(this.#drawing);
    this.#drawing = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  }

  late(): boolean {
    const { gl } = this;
    if (!this.#drawing || gl.isContextLost()) return false;
    return gl.getSyncParameter(this.#drawing, gl.SYNC_STATUS) === gl.UNSIGNALED;
  }

  // Reading a point back waits for all drawing.
  finish(): void {
    this.gl.readPixels(0, 0, 1, 1, this.gl.RGBA, this.gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  #drawStickers(scene: Scene, lens: Lens, faces: number): void {
    const { gl } = this;
    this.#paint(scene, lens, 1);
    gl.cullFace(lens.mirrored ? gl.FRONT : gl.BACK);
    gl.bindVertexArray(this.#stickers.array);
    gl.drawElementsInstanced(gl.TRIANGLES, this.#stickers.count, gl.UNSIGNED_INT, 0, faces);
  }

  // As through glass: the walls behind what is seen, and thinner those before it.
  #drawGhosts(scene: Scene, lens: Lens): void {
    const { gl } = this;
    gl.enable(gl.BLEND);
    gl.depthMask(false);
    for (const near of [false, true]) {
      this.#paint(scene, lens, (near ? 0.1 : 0.3) / this.#ghosts.length);
      gl.cullFace(near !== lens.mirrored ? gl.BACK : gl.FRONT);
      for (const { array, count, puzzle } of this.#ghosts) {
        const faces = this.#load(puzzle.shape.faces.flatMap(frameOf));
        gl.bindVertexArray(array);
        gl.drawElementsInstanced(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0, faces);
      }
    }
    gl.depthMask(true);
    gl.disable(gl.BLEND);
  }

  #paint(scene: Scene, lens: Lens, alpha: number): void {
    const { gl } = this;
    const { use, at } = this.#solid;
    gl.useProgram(use);
    gl.enable(gl.CULL_FACE);
    this.#common(this.#solid, scene, lens);
    this.#surface(this.#solid, scene, lens);
    for (const name of ['plastic', 'bright', 'mark'] as const) gl.uniform3fv(at(name), rgb(this.#colours[name]));
    gl.uniform1f(at('alpha'), alpha);
  }

  // Over the stickers, as near as they are.
  #drawCover(scene: Scene, lens: Lens, faces: number): void {
    const { gl } = this;
    if (!this.#cover || !this.#covered) return;
    const { use, at } = this.#cover;
    const { sheet, readable } = this.#covered;
    gl.useProgram(use);
    this.#common(this.#cover, scene, lens);
    this.#surface(this.#cover, scene, lens);
    gl.uniform2f(at('grid'), sheet.columns, sheet.rows);
    gl.uniform1f(at('reach'), sheet.radius);
    gl.uniform1f(at('flip'), readable && lens.mirrored ? -1 : 1);
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, this.#sheet);
    gl.uniform1i(at('sheet'), 2);
    gl.activeTexture(gl.TEXTURE0);
    gl.enable(gl.BLEND);
    gl.depthMask(false);
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(-1, -1);
    gl.bindVertexArray(this.#stickers.array);
    gl.drawElementsInstanced(gl.TRIANGLES, this.#stickers.count, gl.UNSIGNED_INT, 0, faces);
    gl.disable(gl.POLYGON_OFFSET_FILL);
    gl.depthMask(true);
    gl.disable(gl.BLEND);
  }

  #surface({ at }: Program, scene: Scene, lens: Lens): void {
    this.gl.uniform1f(at('mirror'), lens.mirrored ? -1 : 1);
    this.gl.uniform3iv(at('preview'), range(scene.preview));
    this.gl.uniform1f(at('rim'), this.#colours.rim);
  }

  #drawSigns(scene: Scene, lens: Lens, faces: number): void {
    const { gl } = this;
    const { use, at } = this.#sign;
    gl.useProgram(use);
    this.#common(this.#sign, scene, lens);
    gl.uniform1i(at('arrow'), this.#arrow ?? -1);
    gl.uniform1f(at('share'), 0.8);
    gl.uniform1f(at('flip'), lens.mirrored && this.#arrow === -1 ? -1 : 1);
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, this.#atlas);
    gl.uniform1i(at('atlas'), 2);
    gl.activeTexture(gl.TEXTURE0);
    gl.enable(gl.BLEND);
    gl.depthMask(false);
    gl.bindVertexArray(this.#signs.array);
    gl.drawElementsInstanced(gl.TRIANGLES, this.#signs.count, gl.UNSIGNED_INT, 0, faces);
    gl.depthMask(true);
    gl.disable(gl.BLEND);
  }

  #drawSections(scene: Scene, lens: Lens, turn: Turn): void {
    const { gl } = this;
    const { use, at } = this.#section;
    gl.useProgram(use);
    gl.disable(gl.CULL_FACE);
    gl.uniformMatrix4fv(at('projection'), false, scene.camera.projection(lens));
    gl.uniformMatrix3fv(at('held'), false, matrixOf(scene.camera.held));
    gl.uniform1f(at('radius'), scene.camera.radius);
    gl.uniform3fv(at('plastic'), rgb(this.#colours.plastic));
    gl.bindVertexArray(this.#sections.array);
    for (const plane of [turn.first - 1, turn.last]) {
      const first = this.#sections.first[turn.axis]?.[plane];
      if (first === undefined) continue;
      for (const moving of [false, true]) {
        gl.uniformMatrix3fv(at('turned'), false, moving ? this.#turned(scene) : matrixOf(noTurn));
        gl.drawArrays(gl.TRIANGLE_FAN, first, this.#sections.size[turn.axis]?.[plane] ?? 0);
      }
    }
  }

  #turned({ turning }: Scene): Float32Array {
    return matrixOf(turning ? turnAbout(this.puzzle.axis(turning.turn.axis).direction, turning.angle) : noTurn);
  }

  #common({ at }: Program, scene: Scene, lens: Lens): void {
    const { gl } = this;
    gl.uniformMatrix4fv(at('projection'), false, scene.camera.projection(lens));
    gl.uniformMatrix3fv(at('held'), false, matrixOf(scene.camera.held));
    gl.uniformMatrix3fv(at('turned'), false, this.#turned(scene));
    gl.uniform1f(at('radius'), scene.camera.radius);
    gl.uniform1i(at('cells'), this.puzzle.cells);
    gl.uniform1i(at('rows'), this.#rows);
    gl.uniform3iv(at('turning'), range(scene.turning?.turn ?? null));
    gl.uniform3fv(at('palette'), this.#colours.faces.flatMap(rgb));
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.#layers);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#shown);
    gl.uniform1i(at('shown'), 0);
    gl.uniform1i(at('layers'), 1);
  }

  #loadLayers(): void {
    const { gl, puzzle } = this;
    const axes = puzzle.shape.axes.length;
    const bytes = new Uint8Array(axes * this.#rows * 256);
    for (let a = 0; a < axes; a++) {
      for (let s = 0; s < puzzle.stickers; s++) bytes[a * this.#rows * 256 + s] = puzzle.layerOf(a, s);
    }
    gl.bindTexture(gl.TEXTURE_2D, this.#layers);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8UI, 256, axes * this.#rows, 0, gl.RED_INTEGER, gl.UNSIGNED_BYTE, bytes);
  }

  // The frames of all faces of which something is seen through a lens; how many they are.
  #seen(scene: Scene, lens: Lens): number {
    const { camera, turning } = scene;
    const turn = turning && turnAbout(this.puzzle.axis(turning.turn.axis).direction, turning.angle);
    const frames = this.puzzle.shape.faces.flatMap((face, f) => {
      const [at, out] = [face.centre, normalOf(face)];
      const seen =
        camera.faces(at, out, lens) || (turn !== null && camera.faces(rotated(turn, at), rotated(turn, out), lens));
      return seen ? frameOf(face, f) : [];
    });
    return this.#load(frames);
  }

  #load(frames: readonly number[]): number {
    const { gl } = this;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#frames);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(frames), gl.DYNAMIC_DRAW);
    return frames.length / 10;
  }

  // Triangles of face 0 with attributes of these sizes, and once for every face drawn its frame and number.
  #faces(vertices: Float32Array, indices: Uint32Array, size: number, attributes: readonly number[]): Mesh {
    const { gl } = this;
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    buffer(gl, gl.ARRAY_BUFFER, vertices);
    let offset = 0;
    attributes.forEach((numbers, location) => {
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, numbers, gl.FLOAT, false, size * 4, offset * 4);
      offset += numbers;
    });
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#frames);
    for (const i of [0, 1, 2, 3]) {
      gl.enableVertexAttribArray(5 + i);
      gl.vertexAttribPointer(5 + i, i === 3 ? 1 : 3, gl.FLOAT, false, 40, 12 * i);
      gl.vertexAttribDivisor(5 + i, 1);
    }
    buffer(gl, gl.ELEMENT_ARRAY_BUFFER, indices);
    gl.bindVertexArray(null);
    return { array, count: indices.length };
  }

  #inner(): Mesh & { first: number[][]; size: number[][] } {
    const { gl } = this;
    const points: number[] = [];
    const { sections } = this.puzzle.shape;
    const first = sections.map((planes) =>
      planes.map((polygon) => {
        const at = points.length / 3;
        for (const point of polygon) points.push(...point);
        return at;
      }),
    );
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    buffer(gl, gl.ARRAY_BUFFER, new Float32Array(points));
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 12, 0);
    gl.bindVertexArray(null);
    return { array, count: points.length / 3, first, size: sections.map((planes) => planes.map((p) => p.length)) };
  }

  // Gives the puzzle's own things back; the canvas keeps its one context, and the context its programs, for the next.
  dispose(): void {
    const { gl } = this;
    for (const { array } of [this.#stickers, ...this.#ghosts, this.#signs, this.#sections]) gl.deleteVertexArray(array);
    gl.deleteBuffer(this.#frames);
    gl.deleteSync(this.#drawing);
    for (const t of [this.#layers, this.#shown, this.#atlas, this.#sheet]) gl.deleteTexture(t);
  }
}

const frameOf = (face: Face, f: number): number[] => [...face.centre, ...face.along, ...face.across, f];
const range = (turn: Turn | null): Int32Array => new Int32Array(turn ? [turn.axis, turn.first, turn.last] : [-1, 0, 0]);

// Programs are made once for a context, because that takes long. A context that was lost has forgotten them.
const programs = new WeakMap<WebGL2RenderingContext, Map<string, Program>>();

function program(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const known = programs.get(gl) ?? new Map<string, Program>();
  programs.set(gl, known);
  const before = known.get(vertex);
  if (before && gl.isProgram(before.use)) return before;
  const made = linked(gl, vertex, fragment);
  known.set(vertex, made);
  return made;
}

function linked(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const use = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('the graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(use, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(use);
  if (!gl.getProgramParameter(use, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(use) ?? 'the shaders do not link');
  const known = new Map<string, WebGLUniformLocation | null>();
  const at = (name: string): WebGLUniformLocation | null => {
    if (!known.has(name)) known.set(name, gl.getUniformLocation(use, name));
    return known.get(name) ?? null;
  };
  return { use, at };
}

function texture(gl: WebGL2RenderingContext): WebGLTexture {
  const made = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, made);
  for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, side, gl.NEAREST);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  return made;
}

// What was drawn by hand, into the texture that is bound.
function drawing(gl: WebGL2RenderingContext, picture: HTMLCanvasElement): void {
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
}

function buffer(gl: WebGL2RenderingContext, target: number, data: Float32Array | Uint32Array): void {
  gl.bindBuffer(target, gl.createBuffer());
  gl.bufferData(target, data, gl.STATIC_DRAW);
}
