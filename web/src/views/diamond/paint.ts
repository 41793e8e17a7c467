// The lattice on a canvas: edges below, then points and pieces from back to front, then ways and words.
import { glyphOf, glyphWidth } from './glyphs';
import { bowed, hull, type Spot } from './space';
import type { Star } from './star';
import type { Target } from './turn';

export interface Palette {
  ground: string;
  panel: string;
  ink: string;
  soft: string;
  focus: string;
  step: string;
  hop: string;
  onHop: string;
  mark: string;
  players: readonly string[];
  onPlayers: readonly string[];
}

export interface Scene {
  star: Star;
  spots: readonly Spot[]; // in pixels, y downwards
  unit: number;
  at: readonly number[];
  goals: ReadonlyMap<number, number>; // by point: whose goal
  levels: readonly number[]; // by point
  opacity: readonly number[]; // by point
  targets: ReadonlyMap<number, Target>;
  chosen: number | null;
  pointed: number | null;
  gold: ReadonlySet<number>;
  lit: ReadonlySet<number>;
  way: readonly number[] | null;
  jumped: readonly number[];
  last: { player: number; way: readonly number[] } | null;
  flying: { player: number; x: number; y: number; scale: number } | null;
  landing: number | null; // its piece is still on the way
  labels: readonly { text: string; x: number; y: number; strong: boolean }[];
  paper: PaperScene | null;
}

// What the paper's own view adds.
export interface PaperScene {
  colour: (p: number, q: number) => string; // of a step
  edges: readonly (readonly [Spot, Spot])[]; // of the cube
  axes: readonly { from: Spot; to: Spot; name: string }[];
  told: readonly { at: Spot; text: string }[];
}

export const radius = 0.4; // of a piece, in steps
const manyEdges = 1500; // points

export function paint(ctx: CanvasRenderingContext2D, scene: Scene, palette: Palette): void {
  if (scene.paper) cube(ctx, scene, scene.paper, palette);
  else {
    plates(ctx, scene, palette);
    edges(ctx, scene, palette);
  }
  if (scene.last && scene.chosen === null) trail(ctx, scene, palette, scene.last);
  const order = scene.spots
    .map((_, p) => p)
    .sort((a, b) => (scene.spots[a]?.depth ?? 0) - (scene.spots[b]?.depth ?? 0));
  for (const p of order) point(ctx, scene, palette, p);
  ctx.globalAlpha = 1;
  if (scene.way) way(ctx, scene, palette, scene.way);
  if (scene.flying) {
    const { player, x, y, scale } = scene.flying;
    piece(ctx, palette, player, x, y, scene.unit * radius * scale, 1, 0);
  }
  words(ctx, scene, palette);
  for (const { at, text: told } of scene.paper?.told ?? []) outlined(ctx, told, at, palette);
}

// The cube, its axes, and every step in the colour of its direction.
function cube(
  ctx: CanvasRenderingContext2D,
  { star, spots, chosen }: Scene,
  paper: PaperScene,
  palette: Palette,
): void {
  const line = (a: Spot, b: Spot, colour: string, width: number, alpha: number): void => {
    ctx.beginPath();
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
    ctx.globalAlpha = alpha;
    stroked(ctx, colour, width);
  };
  for (const [a, b] of paper.edges) line(a, b, palette.soft, 1, 0.5);
  const fade = chosen === null ? 0.8 : 0.45;
  star.points.forEach((_, p) => {
    for (const q of star.neighbours[p] ?? []) {
      const [a, b] = [spots[p], spots[q]];
      if (q > p && a && b) line(a, b, paper.colour(p, q), 1.4, fade);
    }
  });
  for (const { from, to } of paper.axes) {
    ctx.setLineDash([6, 4]);
    line(from, to, palette.ink, 1.3, 0.8);
    ctx.setLineDash([]);
  }
  ctx.globalAlpha = 1;
}

// Words beside a point that are read on any ground.
function outlined(ctx: CanvasRenderingContext2D, told: string, { x, y }: Spot, palette: Palette): void {
  ctx.font = '600 14px system-ui, "Noto Sans CJK JP", sans-serif';
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  const wide = ctx.measureText(told).width;
  const left = Math.max(4, Math.min(x + 14, ctx.canvas.clientWidth - wide - 4));
  ctx.lineWidth = 4;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.panel;
  ctx.strokeText(told, left, y - 16);
  ctx.fillStyle = palette.ink;
  ctx.fillText(told, left, y - 16);
}

// A faint plate under each level holds its points together.
function plates(ctx: CanvasRenderingContext2D, { spots, levels }: Scene, palette: Palette): void {
  const byLevel = new Map<number, Spot[]>();
  spots.forEach((spot, p) => {
    const list = byLevel.get(levels[p] ?? 0);
    if (list) list.push(spot);
    else byLevel.set(levels[p] ?? 0, [spot]);
  });
  ctx.fillStyle = palette.ink;
  ctx.globalAlpha = 0.04;
  for (const list of byLevel.values()) {
    ctx.beginPath();
    for (const { x, y } of hull(list)) ctx.lineTo(x, y);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

function edges(ctx: CanvasRenderingContext2D, { star, spots, levels, opacity, chosen }: Scene, palette: Palette): void {
  const [inside, between, ghost] = [new Path2D(), new Path2D(), new Path2D()];
  const many = star.points.length > manyEdges;
  star.points.forEach((_, p) => {
    for (const q of star.neighbours[p] ?? []) {
      const [a, b] = [spots[p], spots[q]];
      if (q < p || !a || !b) continue;
      const same = levels[p] === levels[q];
      if (many && !same) continue;
      const path = (opacity[p] ?? 1) < 0.2 && (opacity[q] ?? 1) < 0.2 ? ghost : same ? inside : between;
      path.moveTo(a.x, a.y);
      path.lineTo(b.x, b.y);
    }
  });
  ctx.lineWidth = 1;
  ctx.strokeStyle = palette.ink;
  const fade = chosen === null ? 1 : 0.6;
  for (const [path, alpha] of [
    [inside, 0.28],
    [between, 0.1],
    [ghost, 0.05],
  ] as const) {
    ctx.globalAlpha = alpha * fade;
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}

function point(ctx: CanvasRenderingContext2D, scene: Scene, palette: Palette, p: number): void {
  const spot = scene.spots[p];
  if (!spot) return;
  const r = Math.max(3.5, scene.unit * radius * spot.scale);
  const owner = p === scene.landing ? -1 : (scene.at[p] ?? -1);
  const target = scene.targets.get(p);
  const clear = scene.opacity[p] ?? 1;
  const fog = (1 - spot.depth) * 0.22; // 0 … 0.44
  if (scene.lit.has(p)) {
    disc(ctx, spot.x, spot.y, r + 5);
    ctx.fillStyle = palette.mark;
    ctx.fill();
    stroked(ctx, palette.ink, 1.5);
  }
  if (owner >= 0) piece(ctx, palette, owner, spot.x, spot.y, r, clear, clear === 1 && scene.chosen !== null ? 0 : fog);
  else if (target) aim(ctx, palette, target, spot, r);
  else dot(ctx, scene, palette, p, spot, r, clear * (1 - fog));
  ctx.globalAlpha = 1;
  if (scene.gold.has(p)) star(ctx, palette, spot.x, spot.y, r * 1.2);
  if (scene.chosen === p) ring(ctx, palette.ink, spot, r + 3, 2.5);
  if (scene.pointed === p) ring(ctx, palette.focus, spot, r + 5, 2.5);
  if (scene.jumped.includes(p)) {
    ctx.setLineDash([4, 3]);
    ring(ctx, palette.ink, spot, r + 2.5, 2.5);
    ctx.setLineDash([]);
  }
}

const signs = new Map<number, Path2D>();
function signOf(player: number): Path2D {
  let sign = signs.get(player);
  if (!sign) signs.set(player, (sign = new Path2D(glyphOf(player))));
  return sign;
}

// A piece hides what is behind it, however pale it is.
function piece(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  player: number,
  x: number,
  y: number,
  r: number,
  clear: number,
  fog: number,
): void {
  disc(ctx, x, y, r);
  ctx.globalAlpha = clear < 0.2 ? 0.5 : 1;
  ctx.fillStyle = palette.panel;
  ctx.fill();
  ctx.globalAlpha = clear * (1 - fog);
  ctx.fillStyle = palette.players[player] ?? palette.ink;
  ctx.fill();
  // Light from above on the left, and the side away from it darker.
  const light = ctx.createRadialGradient(x - 0.35 * r, y - 0.45 * r, 0.1 * r, x, y, r);
  light.addColorStop(0, 'rgb(255 255 255 / 50%)');
  light.addColorStop(0.45, 'rgb(255 255 255 / 0%)');
  light.addColorStop(1, 'rgb(0 0 0 / 28%)');
  ctx.fillStyle = light;
  ctx.fill();
  stroked(ctx, palette.ink, 1);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(r, r);
  ctx.lineWidth = glyphWidth;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.onPlayers[player] ?? palette.panel;
  ctx.stroke(signOf(player));
  ctx.restore();
  ctx.globalAlpha = 1;
}

function aim(ctx: CanvasRenderingContext2D, palette: Palette, target: Target, { x, y }: Spot, r: number): void {
  if (target.hops === 0) {
    disc(ctx, x, y, r * 0.7);
    ctx.fillStyle = palette.panel;
    ctx.fill();
    stroked(ctx, palette.step, 3);
  } else {
    disc(ctx, x, y, r * 0.95);
    ctx.fillStyle = palette.hop;
    ctx.fill();
    if (!target.rests) ctx.setLineDash([3, 3]);
    stroked(ctx, palette.onHop, 1);
    ctx.setLineDash([]);
    if (r > 7)
      text(ctx, String(target.hops), x, y + 0.5, palette.onHop, `700 ${String(Math.round(Math.max(11, r)))}px`);
  }
  if (target.best) star(ctx, palette, x + r * 0.8, y - r * 0.8, Math.max(6, r * 0.6));
}

function dot(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  palette: Palette,
  p: number,
  { x, y }: Spot,
  r: number,
  alpha: number,
): void {
  const goal = scene.goals.get(p);
  if (goal !== undefined) {
    disc(ctx, x, y, r * 0.6);
    ctx.globalAlpha = alpha * 0.85;
    stroked(ctx, palette.players[goal] ?? palette.soft, 2);
  }
  disc(ctx, x, y, Math.max(1.4, r * 0.22));
  ctx.globalAlpha = alpha;
  ctx.fillStyle = palette.soft;
  ctx.fill();
}

function trail(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  palette: Palette,
  last: { player: number; way: readonly number[] },
): void {
  along(ctx, scene, last.way);
  ctx.globalAlpha = 0.7;
  stroked(ctx, palette.players[last.player] ?? palette.ink, 3.5);
  ctx.globalAlpha = 1;
}

function way(ctx: CanvasRenderingContext2D, scene: Scene, palette: Palette, points: readonly number[]): void {
  along(ctx, scene, points);
  ctx.lineCap = 'round';
  stroked(ctx, palette.panel, 6);
  ctx.setLineDash([2, 7]);
  stroked(ctx, palette.ink, 4);
  ctx.setLineDash([]);
  ctx.lineCap = 'butt';
}

function words(ctx: CanvasRenderingContext2D, scene: Scene, palette: Palette): void {
  for (const { text: label, x, y, strong } of scene.labels) {
    text(ctx, label, x, y, strong ? palette.ink : palette.soft, strong ? '700 14px' : '14px');
  }
}

// Steps are lines, hops arcs.
function along(ctx: CanvasRenderingContext2D, { star, spots, unit }: Scene, points: readonly number[]): void {
  ctx.beginPath();
  points.forEach((p, i) => {
    const [a, b] = [spots[points[i - 1] ?? p], spots[p]];
    if (!a || !b) return;
    const by = bowed(a, b, unit);
    if (i === 0 || star.isStep(points[i - 1] ?? p, p)) ctx.lineTo(b.x, b.y);
    else ctx.quadraticCurveTo(by.x, by.y, b.x, b.y);
  });
}
function disc(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
}
function ring(ctx: CanvasRenderingContext2D, colour: string, { x, y }: Spot, r: number, width: number): void {
  disc(ctx, x, y, r);
  stroked(ctx, colour, width);
}
function stroked(ctx: CanvasRenderingContext2D, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}
function text(ctx: CanvasRenderingContext2D, words: string, x: number, y: number, colour: string, font: string): void {
  ctx.font = `${font} system-ui, "Noto Sans CJK JP", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colour;
  ctx.fillText(words, x, y);
}
function star(ctx: CanvasRenderingContext2D, palette: Palette, x: number, y: number, r: number): void {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const [angle, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.48];
    ctx.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = palette.mark;
  ctx.fill();
  stroked(ctx, palette.ink, 1);
}
