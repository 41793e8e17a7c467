// What a screen reader is told when something happened. A polite live region reads it: that of the board where it
// happened (screens/Game.svelte), or that of the page (App.svelte).
export class Announcer {
  message = $state('');
  #last = '';

  say(message: string): void {
    // The same text twice must be read twice.
    this.#last = this.#last === message ? `${message}\u00a0` : message;
    this.message = this.#last;
  }
}

export const announcer = new Announcer();
