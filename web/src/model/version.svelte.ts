// A newer version of the page, which the service worker has fetched and which waits until somebody asks for it.
import { program } from './program.svelte';

class Version {
  waiting = $state(false);
  #accept: () => void = () => undefined;

  constructor() {
    if (__SITE__ && 'serviceWorker' in navigator) addEventListener('load', () => void this.#register(), { once: true });
  }

  accept(): void {
    this.#accept();
  }

  async #register(): Promise<void> {
    // When the core has come, the service worker finds it kept; both at once would fetch it twice.
    await program.request('hello', {}).catch(() => undefined);
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(new URL('sw.js', document.baseURI).href);
    worker.addEventListener('waiting', () => (this.waiting = true));
    const reload = (): void => {
      location.reload();
    };
    this.#accept = () => {
      worker.addEventListener('controlling', reload);
      worker.messageSkipWaiting();
    };
    // Accepted in another tab: nothing waits any more, and this page is only to be loaded again.
    worker.addEventListener('controlling', () => (this.#accept = reload));
    // Where it may not be had (a private window, plain http), the page works without it.
    await worker.register().catch(() => undefined);
  }
}

export const version = new Version();
