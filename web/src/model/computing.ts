// Where computing happens: in this browser, or by a program that listens somewhere. A static site computes in the
// browser and the page of `asobi serve` lets that program compute, until a person chooses.
import { CoreModule } from '../core/module';
import { beginFront, CoreSocket, usualLimits } from '../core/socket';
import type { Socket } from '../protocol/connection';
import { kept } from './kept';
import { halfWidth } from './options';

export type Where = 'browser' | 'program';

export interface Computing {
  where: Where;
  address: string; // of the program: host and port
}

const store = 'asobi.computing';
const usualProgram = '127.0.0.1:8080'; // asobi serve

function chosen(): Computing {
  const before = (kept.read(store) ?? {}) as Partial<Computing>;
  const given = (typeof before.address === 'string' && programAddress(before.address)) || usualProgram;
  const address = __SITE__ ? given : location.host; // a page of the program knows no other
  if (before.where === 'browser' || before.where === 'program') return { where: before.where, address };
  return { where: __SITE__ ? 'browser' : 'program', address };
}

export const computing: Readonly<Computing> = chosen();

const coreAddress = (): string => new URL(__CORE__, document.baseURI).href;
const core = new CoreModule(coreAddress, __SITE__ ? keepForServiceWorker : undefined);

// Where the service worker (Workbox) looks before it fetches what it keeps. It need not fetch the core again then, even
// where the browser's own cache takes no file so large (in a private window of Chromium 6.25 MiB at most).
async function keepForServiceWorker(address: string, response: Response): Promise<void> {
  try {
    const scope = new URL('./', document.baseURI).href;
    await (await caches.open(`workbox-precache-v2-${scope}`)).put(address, response);
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

// The address is the state, so beginning again loses nothing.
export function computeAt(next: Computing): void {
  kept.write(store, JSON.stringify(next));
  location.reload();
}

// Whether this page could compute by itself: a program's page may lie without the core.
export async function coreIsHere(): Promise<boolean> {
  if (__SITE__ || computing.where === 'browser') return true;
  try {
    return (await fetch(coreAddress(), { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

export function connect(): Socket {
  if (computing.where === 'browser') return new CoreSocket(core.get(), beginFront(), usualLimits());
  return new WebSocket(`${socketOrigin(computing.address, location.protocol)}/ws`) as Socket;
}

// What a person typed, as it can be connected to; null if it is no address.
export function programAddress(typed: string): string | null {
  const address = halfWidth(typed).trim();
  const origin = socketOrigin(address, 'http:');
  try {
    const { protocol, host, href } = new URL(origin);
    return href === `${protocol}//${host}/` && !host.includes('%') ? address : null;
  } catch {
    return null;
  }
}

// A page that came encrypted may only talk so, except to its own machine.
export function socketOrigin(address: string, pageScheme: string): string {
  const host = address
    .trim()
    .replace(/^\w+:\/\//, '')
    .replace(/\/.*$/, '');
  const own = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
  const encrypted = /^(https|wss):/.test(address.trim()) || (pageScheme === 'https:' && !own);
  return `${encrypted ? 'wss' : 'ws'}://${host}`;
}
