// A drawn landscape for the tiles; everywhere something else, so that no two tiles look alike. It is painted once, into
// an image of fixed size that all tiles show a part of.
const rays = Array.from({ length: 24 }, (_, i) => i * 15)
  .map((angle) => `<path d="M77 20L77 ${angle % 30 === 0 ? '2' : '6'}" transform="rotate(${String(angle)} 77 20)"/>`)
  .join('');
const waves = Array.from({ length: 9 }, (_, i) => {
  const start = `M${String(-((i * 7) % 12))} ${String(68 + i * 4)}`;
  return `<path d="${start}${'q3 -3.2 6 0t6 0'.repeat(11)}"${i % 2 === 0 ? '' : ' stroke-dasharray="5 2"'}/>`;
}).join('');

const side = 1000; // px
const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(side)}" height="${String(side)}" viewBox="0 0 100 100">`,
  '<defs><linearGradient id="sliding-sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#123a6b"/><stop offset="0.45" stop-color="#4f9bd0"/><stop offset="0.8" stop-color="#f7d9a8"/><stop offset="1" stop-color="#ef9f6a"/></linearGradient><linearGradient id="sliding-hill" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2c4a6e"/><stop offset="0.5" stop-color="#5b6f98"/><stop offset="1" stop-color="#7d6a86"/></linearGradient><linearGradient id="sliding-sea" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0f766e"/><stop offset="0.6" stop-color="#155e8b"/><stop offset="1" stop-color="#0b2b55"/></linearGradient></defs>',
  '<rect width="100" height="100" fill="url(#sliding-sky)"/>',
  `<g stroke="#fff3d0" stroke-width="0.7" opacity="0.8"> ${rays} </g>`,
  '<circle cx="77" cy="20" r="10" fill="#e4572e" stroke="#fff3d0" stroke-width="1.2"/>',
  '<g fill="#ffffff" opacity="0.85"><path d="M6 24q4-7 10-3q5-6 11 1q7-2 7 4q0 3-4 3H9q-5 0-3-5z"/><path d="M32 9q3-4 7-2q4-4 8 1q5 0 4 4H34q-4 0-2-3z" opacity="0.8"/></g>',
  '<path d="M0 68L22 46Q36 24 44 23Q48 26 52 23Q62 27 74 45L100 66V72H0z" fill="url(#sliding-hill)"/>',
  '<path d="M32 33.5Q39 24 44 23Q48 26 52 23Q58 25 64 32.5L60 37L56 33L51 39L46 33L41 38L37 34z" fill="#f4f7fb"/>',
  '<path d="M0 60Q14 50 27 62T58 64T100 58V72H0z" fill="#1f5a45"/>',
  '<path d="M0 65Q20 58 38 67T74 66T100 64V74H0z" fill="#347a4d"/>',
  '<rect y="68" width="100" height="32" fill="url(#sliding-sea)"/>',
  `<g fill="none" stroke="#d7f0f2" stroke-width="0.8" opacity="0.75"> ${waves} </g>`,
  '<g stroke="#3a2410" stroke-width="0.8"><path d="M58 84H76L72 90H62z" fill="#8a4b22"/><path d="M66.5 84V70L76 82H66.5z" fill="#fdf6e3"/><path d="M65 84V73L58 82z" fill="#e9b44c"/></g>',
  '<g fill="none" stroke="#1c2733" stroke-width="0.9"><path d="M52 14q2.5-3 4 0q2-3 4 0M60 21q2-2.4 3.3 0q1.6-2.4 3.3 0M14 38q2-2.4 3.3 0q1.6-2.4 3.3 0"/></g>',
  '<g stroke="#6b3a1e" stroke-width="1.6" fill="none"><path d="M9 74Q11 64 8 54M8 60L3 56M9 64L14 58"/></g>',
  '<g fill="#d9537a"><circle cx="8" cy="52" r="4"/><circle cx="3" cy="55" r="3"/><circle cx="14" cy="57" r="3.2"/><circle cx="11" cy="49" r="2.6"/></g>',
  '</svg>',
].join('');

let painted: Promise<string> | null = null;

// Its address, to be used as a background.
export function picture(): Promise<string> {
  painted ??= paint();
  return painted;
}

async function paint(): Promise<string> {
  const image = new Image(side, side);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  return canvas.toDataURL('image/png');
}
