// A page with boards side by side, one for each address that stands behind the #, with `|` between them. It is built for
// side-by-side.spec.ts alone.
import { mount } from 'svelte';
import { Address } from '../../src/model/address.svelte';
import { program } from '../../src/model/program.svelte';
import { parsePlace } from '../../src/model/route';
import Game from '../../src/screens/Game.svelte';

const places = decodeURIComponent(location.hash.slice(1)).split('|').map(parsePlace);
document.getElementById('app')?.remove();
Object.assign(document.body.style, { display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh', margin: '0' });
for (const place of places) {
  const target = document.createElement('section');
  target.style.minWidth = '0';
  target.style.height = '100vh';
  document.body.append(target);
  const address = new Address(place);
  void program.info(place.screen).then((info) => mount(Game, { target, props: { info, address } }));
}
