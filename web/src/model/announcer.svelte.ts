// What a screen reader is told when something happened on the board; one polite live region reads it (App.svelte).
class Announcer {
  message = $state('');

  say(message: string): void {
    // The same text twice must be read twice.
    this.message = this.message === message ? `${message}\u00a0` : message;
  }
}

export const announcer = new Announcer();
