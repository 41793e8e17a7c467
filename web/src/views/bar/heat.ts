// The plane of Grundy numbers as a picture: rows[y][z] = g(y, z), y to the right and z upwards as in the paper's figures.
import { interpolateCividis } from 'd3-scale-chromatic';
import type { ChocolatePlaneTable } from '../../protocol/generated/types';
import type { Point } from './bar';

export function cellsWhere(table: ChocolatePlaneTable, wanted: (g: number, y: number, z: number) => boolean): Point[] {
  const out: Point[] = [];
  table.rows.forEach((row, y) => {
    row.forEach((g, z) => {
      if (wanted(g, y, z)) out.push([y, z]);
    });
  });
  return out;
}

export function highest(table: ChocolatePlaneTable): number {
  return table.rows.reduce((most, row) => Math.max(most, row.length), 1);
}

export function csvRows(table: ChocolatePlaneTable): number[][] {
  return table.rows.flatMap((row, y) => row.map((g, z) => [y, z, g]));
}

// cividis: told apart by everyone, and lighter means greater
export function colours(greatest: number): string[] {
  return Array.from({ length: greatest + 1 }, (_, g) => interpolateCividis(g / Math.max(1, greatest)));
}

// One pixel a cell, as the address of an image; cells that are not `shown` stay empty.
export function image(table: ChocolatePlaneTable, shown: (g: number, y: number, z: number) => boolean): string {
  const canvas = document.createElement('canvas');
  canvas.width = table.rows.length;
  canvas.height = highest(table);
  const context = canvas.getContext('2d');
  if (!context) return '';
  const palette = colours(table.greatest);
  for (const [y, z] of cellsWhere(table, shown)) {
    context.fillStyle = palette[table.rows[y]?.[z] ?? 0] ?? '';
    context.fillRect(y, canvas.height - 1 - z, 1, 1);
  }
  return canvas.toDataURL();
}
