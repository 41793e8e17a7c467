// The package as others get it: packed and unpacked into the node_modules of a folder of its own.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const built = process.env['ASOBI_PACKAGE'] ?? fileURLToPath(new URL('../../../build/npm', import.meta.url));

export class Project {
  folder = mkdtempSync(join(tmpdir(), 'asobi-npm-'));

  constructor() {
    const told = execFileSync('npm', ['pack', '--json', '--pack-destination', this.folder, built], {
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
    const [{ filename, files }] = JSON.parse(told);
    this.files = files.map(({ path }) => path);
    const place = join(this.folder, 'node_modules/asobi');
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['xzf', join(this.folder, filename), '--strip-components=1', '-C', place]);
    writeFileSync(join(this.folder, 'package.json'), '{"type":"module"}\n');
  }

  write(name, text) {
    writeFileSync(join(this.folder, name), text);
  }

  // Runs a program to its end; one that does not end is killed, and has the code null.
  run(text, { flags = [], seconds = 60 } = {}) {
    const name = `program-${String(Math.random()).slice(2)}.js`;
    this.write(name, text);
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [...flags, name], { cwd: this.folder });
      const killed = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
      let [out, error] = ['', ''];
      child.stdout.on('data', (chunk) => (out += chunk));
      child.stderr.on('data', (chunk) => (error += chunk));
      child.on('close', (code) => {
        clearTimeout(killed);
        resolve({ code, out, error });
      });
    });
  }

  close() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// The examples of a language in the README, each with what it says will come out.
export function examples(language) {
  const text = readFileSync(join(built, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
    .filter(([, one]) => one === language)
    .map(([, , code]) => ({ code, expected: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line) }));
}
