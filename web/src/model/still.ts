// A still picture of each board as it was left, to be looked at until the program answers. It is what the page has drawn
// then, kept as text: no rules are needed to show it. Only the board of the same place is shown.
import { kept } from './kept';
import { settings } from './settings.svelte';

export interface Still {
  hash: string; // the place
  title: string;
  lang: string;
  html: string;
  look: string; // the version of the page whose style it needs
}

const longest = 200_000; // characters; larger boards are not worth the room
const widest = 640; // pixels of a picture
const look = import.meta.url;
const store = (game: string): string => `asobi.still.${game}`;

export function stillOf(game: string, hash: string): Still | null {
  const found = kept.read(store(game)) as Still | null;
  const same = found?.hash === hash && found.look === look && found.lang === settings.lang;
  return same && typeof found.html === 'string' ? found : null;
}

export function keepStill(game: string, hash: string, title: string, board: HTMLElement): void {
  const html = drawn(board);
  if (html.length > longest) kept.remove(store(game));
  else kept.write(store(game), JSON.stringify({ hash, title, html, look, lang: settings.lang } satisfies Still));
}

function drawn(board: HTMLElement): string {
  const copy = board.cloneNode(true) as HTMLElement;
  const pictures = [...board.querySelectorAll('canvas')].map(pictureOf);
  copy.querySelectorAll('canvas').forEach((canvas, i) => {
    const image = document.createElement('img');
    image.src = pictures[i] ?? '';
    image.className = canvas.className;
    image.style.cssText = canvas.style.cssText;
    canvas.replaceWith(image);
  });
  copy.querySelectorAll('[id]:not(defs *)').forEach((element) => element.removeAttribute('id'));
  return copy.innerHTML;
}

// Browsers forget what a canvas in space has shown; whoever draws on it is asked to do so again.
export const drawNow = 'draw-now';

function pictureOf(canvas: HTMLCanvasElement): string {
  if (canvas.width === 0 || canvas.height === 0) return '';
  canvas.dispatchEvent(new Event(drawNow));
  const small = document.createElement('canvas');
  const scale = Math.min(1, widest / canvas.width);
  small.width = Math.round(canvas.width * scale);
  small.height = Math.max(1, Math.round(canvas.height * scale));
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  return small.toDataURL('image/webp', 0.8);
}
