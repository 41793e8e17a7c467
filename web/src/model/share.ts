// A link for others. What is served by a program on this machine opens here only, so where a static site is known
// (docs/site.md) its address is given instead, which is the same behind the #; else the person is told how far it reaches.
export type Reach = 'machine' | 'network' | 'anywhere';

export interface Shared {
  address: string;
  reach: Reach;
}

export function reachOf(hostname: string): Reach {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (/^(localhost|.*\.localhost|127(\.\d+){3}|::1)$/.test(host)) return 'machine';
  const own =
    /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|f[cd][\da-f]*:.*|fe80:.*)$/;
  return own.test(host) || /^[^.:]+$|\.(local|lan|home|internal)$/.test(host) ? 'network' : 'anywhere';
}

// site: the address of a static site, or ''.
export function shared(address: string, site: string): Shared {
  const url = new URL(address);
  const reach = reachOf(url.hostname);
  if (reach === 'anywhere' || site === '') return { address, reach };
  const elsewhere = new URL(site);
  elsewhere.search = url.search;
  elsewhere.hash = url.hash;
  return { address: elsewhere.href, reach: 'anywhere' };
}
