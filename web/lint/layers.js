// The law of imports as a rule for ESLint: which folder of src may use which, values and types alike. That no file
// reaches itself again is in circles.test.js, because it cannot be seen in one file.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// A folder may use those before it. App.svelte and main.ts stand above all of them.
const order = ['protocol', 'core', 'model', 'i18n', 'parts', 'views', 'screens'];
// Here a folder does not know its neighbours, only the files beside them; what two of them share belongs into parts.
const apart = ['views', 'screens'];

export const src = fileURLToPath(new URL('../src', import.meta.url));

function placeOf(file) {
  const [layer, ...inside] = relative(src, file).split(sep);
  if (inside.length === 0) return { layer: 'src', rank: order.length, room: '' };
  return { layer, rank: order.indexOf(layer), room: inside.length > 1 ? inside[0] : '' };
}

// Why one file may not import another; null where it may.
function objection(from, to) {
  if (relative(src, to).startsWith('..')) return null;
  const [here, there] = [placeOf(from), placeOf(to)];
  for (const { layer, rank } of [here, there]) {
    if (rank < 0) return `src/${layer} has no place in the order of folders (lint/layers.js)`;
  }
  if (there.rank > here.rank) return `${here.layer} stands below ${there.layer}`;
  const strangers = here.room !== '' && there.room !== '' && here.room !== there.room;
  if (here.layer === there.layer && apart.includes(here.layer) && strangers) {
    return `${here.layer}/${here.room} does not know ${there.layer}/${there.room}; what they share belongs into parts`;
  }
  return null;
}

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const message = objection(context.filename, resolve(dirname(context.filename), path));
      if (message) context.report({ node: node.source, message: `${message}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};
