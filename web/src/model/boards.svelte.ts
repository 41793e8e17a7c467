// The boards that stand on the page. A key that is pressed anywhere is for the one that has the focus; if none has it, for
// the one that was touched last; else for the first.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { AnyPlay } from './play.svelte';

interface Board {
  play: AnyPlay;
  room: Element;
}

class Boards {
  #all = $state.raw<readonly Board[]>([]);
  #last: AnyPlay | null = null; // that was touched

  // For the element round everything that belongs to a play.
  add(play: AnyPlay): Attachment {
    return (room) => {
      const touch = (): void => void (this.#last = play);
      this.#all = [...untrack(() => this.#all), { play, room }];
      room.addEventListener('focusin', touch);
      room.addEventListener('pointerdown', touch);
      return () => {
        room.removeEventListener('focusin', touch);
        room.removeEventListener('pointerdown', touch);
        this.#all = untrack(() => this.#all).filter((board) => board.room !== room);
        if (this.#last === play) this.#last = null;
      };
    };
  }

  // Its number, from 1, among several; 0 if it is alone.
  numberOf(play: AnyPlay): number {
    return this.#all.length > 1 ? this.#all.findIndex((board) => board.play === play) + 1 : 0;
  }

  hears(play: AnyPlay, event: Event): boolean {
    const { target } = event;
    const here = this.#all.find(({ room }) => target instanceof Node && room.contains(target));
    return (here?.play ?? this.#last ?? this.#all[0]?.play ?? play) === play;
  }
}

export const boards = new Boards();
