// What covers a whole face and is cut into its stickers: numbers, or a picture. All faces stand on one sheet, side by side,
// each upright as on a solved puzzle that is held as usual. So every sticker carries its part about, and shows which way it
// stands, also in the middle of a face (14.3.5).
import type { OwnPicture } from '../../model/own.svelte';
import { largestDisc } from './mesh';
import type { Puzzle } from './puzzle';
import { inkOn } from './scheme';
import { turnedBy } from './unfold';
import type { Point } from './view';

export interface Sheet {
  canvas: HTMLCanvasElement;
  columns: number;
  rows: number;
  radius: number; // a tile shows the face from -radius to radius
}

type Pen = CanvasRenderingContext2D;

const largest = 2048; // pixels

// The number that a sticker has on its face, as screen readers are told.
export const numberOf = (puzzle: Puzzle, sticker: number): string => String((sticker % puzzle.cells) + 1);
// Whether it is read otherwise upside down.
export const ambiguous = (number: string): boolean => /^[01689]*[69][01689]*$/.test(number);

// `paint` draws a face in a place from -1 to 1, y downwards.
function sheetOf(puzzle: Puzzle, paint: (pen: Pen, face: number, radius: number) => void): Sheet {
  const columns = Math.ceil(Math.sqrt(puzzle.faces));
  const rows = Math.ceil(puzzle.faces / columns);
  const tile = Math.min(640, Math.floor(largest / columns));
  const radius = Math.max(...puzzle.shape.points.map(([x, y]) => Math.hypot(x, y)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [columns * tile, rows * tile];
  const pen = canvas.getContext('2d', { willReadFrequently: true }); // it goes to the graphics card as a whole
  for (let face = 0; pen && face < puzzle.faces; face++) {
    pen.save();
    pen.translate(((face % columns) + 0.5) * tile, (Math.floor(face / columns) + 0.5) * tile);
    pen.scale(tile / 2, tile / 2);
    pen.beginPath();
    pen.rect(-1, -1, 2, 2);
    pen.clip();
    paint(pen, face, radius);
    pen.restore();
  }
  return { canvas, columns, rows, radius };
}

export function numbersSheet(puzzle: Puzzle, upright: readonly number[], colours: readonly string[]): Sheet {
  const discs = puzzle.shape.cells.map((cell) => largestDisc(cell.map((p): Point => puzzle.shape.points[p] ?? [0, 0])));
  return sheetOf(puzzle, (pen, face, radius) => {
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = inkOn(colours[face] ?? '#ffffff');
    puzzle.visible.forEach((cell) => {
      const disc = discs[cell] ?? { middle: [0, 0], radius: 0 };
      const text = numberOf(puzzle, cell);
      const [x, y] = turnedBy(-(upright[face] ?? 0), disc.middle);
      const size = (disc.radius / radius) * (text.length > 2 ? 0.85 : text.length > 1 ? 1.15 : 1.3);
      pen.save();
      pen.translate(x / radius, -y / radius);
      pen.scale(size / 100, size / 100); // letters of less than a pixel are not drawn by all browsers
      pen.font = `600 100px 'Inter Variable', system-ui, sans-serif`;
      pen.fillText(text, 0, 4);
      if (ambiguous(text)) pen.fillRect(-30, 44, 60, 9);
      pen.restore();
    });
  });
}

export function pictureSheet(puzzle: Puzzle, colours: readonly string[], own: OwnPicture | null): Sheet {
  return sheetOf(puzzle, (pen, face) => {
    const colour = colours[face] ?? '#888888';
    if (own) photograph(pen, own.image, colour);
    else landscape(pen, colour, face);
  });
}

// The middle of the picture, as large as the face; a little of the face's colour over it tells equal faces apart.
function photograph(pen: Pen, image: ImageBitmap, colour: string): void {
  const side = Math.min(image.width, image.height);
  pen.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, -1, -1, 2, 2);
  pen.globalAlpha = 0.28;
  pen.fillStyle = colour;
  pen.fillRect(-1, -1, 2, 2);
}

// Hills under a sun, in the colour of the face. No letters: in the mirror they could not be read.
function landscape(pen: Pen, colour: string, face: number): void {
  const mixed = (share: number, other: string): string => `color-mix(in srgb, ${colour} ${String(share)}%, ${other})`;
  const sky = pen.createLinearGradient(0, -1, 0, 1);
  sky.addColorStop(0, mixed(100, 'white'));
  sky.addColorStop(1, mixed(45, 'white'));
  pen.fillStyle = sky;
  pen.fillRect(-1, -1, 2, 2);
  pen.fillStyle = mixed(12, '#fff6c8');
  pen.beginPath();
  pen.arc(0.42 - 0.12 * (face % 3), -0.42, 0.19, 0, 2 * Math.PI);
  pen.fill();
  const hills: [number, number, number][] = [
    [70, 0.12, 0.4],
    [48, 0.36, 0.9],
    [30, 0.62, 1.7],
  ];
  for (const [share, height, phase] of hills) {
    pen.fillStyle = mixed(share, '#10222e');
    pen.beginPath();
    pen.moveTo(-1, 1);
    for (let x = -1; x <= 1.001; x += 0.05)
      pen.lineTo(x, height + 0.13 * Math.sin(3.1 * x + 2.3 * phase + face) + 0.06 * Math.sin(7 * x + face * phase));
    pen.lineTo(1, 1);
    pen.fill();
  }
}
