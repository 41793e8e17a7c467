// Circles of imports, types included: files that reach themselves again.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

// By file, its imports inside the folder.
export function importsIn(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|svelte)$/.test(name) && statSync(name).isFile());
  const known = new Set(files);
  const found = (path) => [path, `${path}.ts`, join(path, 'index.ts')].find((name) => known.has(name));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(codeOf(file), true, true);
      const paths = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
      return [file, paths.flatMap((path) => found(join(dirname(file), path)) ?? [])];
    }),
  );
}

function codeOf(file) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n');
}

// The files of all circles, and those on a way from one circle to another: whatever imports nothing, or is imported by
// nothing, is taken away until all that is left does both.
export function circlesIn(imports) {
  const left = new Map([...imports].map(([file, used]) => [file, new Set(used)]));
  const drop = (isLoose) => {
    const loose = [...left.keys()].filter(isLoose);
    for (const file of loose) left.delete(file);
    return loose.length > 0;
  };
  const usesNone = (file) => ![...(left.get(file) ?? [])].some((used) => left.has(used));
  const usedByNone = (file) => ![...left.values()].some((used) => used.has(file));
  while (drop(usesNone) || drop(usedByNone));
  return [...left.keys()].sort();
}
