// The colours of app.css as a canvas needs them: looked up through an element, because they depend on the theme.
import { glyphs } from './glyphs';
import type { Palette } from './paint';

export function paletteOf(host: HTMLElement): Palette {
  const probe = document.createElement('span');
  host.append(probe);
  const read = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const numbers = glyphs.map((_, i) => String(i + 1));
  const out = {
    ground: read('ground'),
    panel: read('panel'),
    ink: read('ink'),
    soft: read('soft'),
    focus: read('focus'),
    step: read('step'),
    hop: read('hop'),
    onHop: read('on-hop'),
    mark: read('mark'),
    players: numbers.map((n) => read(`player-${n}`)),
    onPlayers: numbers.map((n) => read(`on-player-${n}`)),
  };
  probe.remove();
  return out;
}
