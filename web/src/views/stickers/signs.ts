// The signs that stand for colours and show which way a sticker stands, painted once into a picture of 5 by 5 tiles: a
// tile for each face, then the arrow of the paper's mark display (3.2.7). Numbers and pictures are another matter (pictures.ts).
export const signModes = ['none', 'letters', 'figures', 'numbers', 'picture'] as const;
export type SignMode = (typeof signModes)[number];
export const arrowTile = 24;
const tile = 128;

export function paintSigns(letters: readonly string[], mode: SignMode, underlined: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 5 * tile;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const at = (i: number, work: () => void): void => {
    pen.save();
    pen.translate(((i % 5) + 0.5) * tile, (Math.floor(i / 5) + 0.5) * tile);
    pen.scale(tile / 2, tile / 2);
    work();
    pen.restore();
  };
  letters.forEach((text, i) => {
    at(i, () => {
      if (mode === 'letters') letter(pen, text, underlined);
      else figure(pen, i);
      if (underlined && mode === 'figures') triangle(pen, 0, -0.86, 0.2);
    });
  });
  at(arrowTile, () => arrow(pen));
  return canvas;
}

function letter(pen: CanvasRenderingContext2D, text: string, underlined: boolean): void {
  const size = text.length > 1 ? 0.95 : 1.35;
  pen.font = `700 ${String(size)}px system-ui, 'DejaVu Sans', sans-serif`;
  pen.fillText(text, 0, underlined ? -0.08 : 0.06);
  if (underlined) pen.fillRect(-0.5, 0.58, 1, 0.17);
}

function arrow(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  for (const [x, y] of [
    [0, -0.85],
    [0.55, -0.1],
    [0.2, -0.1],
    [0.2, 0.75],
    [-0.2, 0.75],
    [-0.2, -0.1],
    [-0.55, -0.1],
  ] as const)
    pen.lineTo(x, y);
  pen.fill();
}

function triangle(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.moveTo(x, y - size / 2);
  pen.lineTo(x + size, y + size / 2);
  pen.lineTo(x - size, y + size / 2);
  pen.fill();
}

// Twenty figures: five shapes, each full, hollow, with a bar, or hollow with a dot.
function figure(pen: CanvasRenderingContext2D, i: number): void {
  const style = Math.floor(i / 5) % 4;
  outline(pen, i % 5, 0.62);
  if (style === 0 || style === 2) pen.fill();
  else {
    pen.lineWidth = 0.17;
    pen.stroke();
  }
  if (style === 3) {
    pen.beginPath();
    pen.arc(0, 0, 0.2, 0, 2 * Math.PI);
    pen.fill();
  }
  if (style === 2) {
    pen.globalCompositeOperation = 'destination-out';
    pen.fillRect(-1, -0.13, 2, 0.26);
    pen.globalCompositeOperation = 'source-over';
  }
}

function outline(pen: CanvasRenderingContext2D, shape: number, size: number): void {
  pen.beginPath();
  if (shape === 0) {
    pen.arc(0, 0, size, 0, 2 * Math.PI);
    return;
  }
  const corners = [0, 4, 3, 4, 10][shape] ?? 4;
  const start = shape === 1 ? Math.PI / 4 : -Math.PI / 2;
  for (let k = 0; k < corners; k++) {
    const r = shape === 4 && k % 2 === 1 ? size * 0.48 : size * (shape === 0 ? 1 : 1.18);
    const a = start + (k * 2 * Math.PI) / corners;
    pen.lineTo(r * Math.cos(a), r * Math.sin(a));
  }
  pen.closePath();
}
