// Every player's sign, inside a circle of radius 1 round the origin: strokes, so that one path serves svg and canvas.
// Colours are the variables --player-1 … --player-6 of app.css, the ink on them --on-player-1 …
export const glyphs: readonly string[] = [
  'M0 -0.5V0.5', // bar
  'M0.45 0A0.45 0.45 0 1 1 -0.45 0A0.45 0.45 0 1 1 0.45 0Z', // ring
  'M-0.36 -0.36L0.36 0.36M-0.36 0.36L0.36 -0.36', // cross
  'M0 -0.52L0.47 0.32H-0.47Z', // triangle
  'M-0.4 -0.4H0.4V0.4H-0.4Z', // square
  'M-0.48 -0.22H0.48M-0.48 0.22H0.48', // two bars
];

export const marble = 0.43; // radius in steps
export const glyphWidth = 0.22; // of its strokes, in radii

export function glyphOf(player: number): string {
  return glyphs[player % glyphs.length] ?? '';
}
export function colourOf(player: number): string {
  return `var(--player-${String((player % glyphs.length) + 1)})`;
}
export function inkOf(player: number): string {
  return `var(--on-player-${String((player % glyphs.length) + 1)})`;
}
