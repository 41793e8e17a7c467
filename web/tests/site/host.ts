// A plain host of static files, as anybody may have one: no special headers, the site somewhere below the root.
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const usual = fileURLToPath(new URL('../../dist-site', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export class Host {
  readonly sent: string[] = []; // whole files, in order
  types = types;
  address = ''; // where the site is
  #server: Server;

  private constructor(folder: string, below: string) {
    this.#server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      const file = path.startsWith(below) ? join(folder, normalize(`/${path.slice(below.length)}`)) : '';
      const found = file.endsWith('/') ? `${file}index.html` : file;
      const about = found === '' ? undefined : statSync(found, { throwIfNoEntry: false });
      if (!about?.isFile()) {
        response.writeHead(404).end();
        return;
      }
      const changed = about.mtime.toUTCString();
      if (request.headers['if-modified-since'] === changed) {
        response.writeHead(304).end();
        return;
      }
      this.sent.push(path);
      const type = this.types[extname(found)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-length': about.size, 'last-modified': changed });
      createReadStream(found).pipe(response);
    });
  }

  static async open(folder = usual, below = '/some/where/'): Promise<Host> {
    const host = new Host(folder, below);
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    host.address = `http://127.0.0.1:${String((host.#server.address() as AddressInfo).port)}${below}`;
    return host;
  }

  times(ending: string): number {
    return this.sent.filter((path) => path.endsWith(ending)).length;
  }
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
