// What a screen reader is told when something happened on the board; one polite live region reads it (App.svelte).
class Announcer {
  message = $state('');
  #last = '';

  say(message: string): void {
    // The same text twice must be read twice.
    this.#last = this.#last === message ? `${message}\u00a0` : message;
    this.message = this.#last;
  }
}

export const announcer = new Announcer();
