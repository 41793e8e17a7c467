// What a component finds of the play to which it belongs: its address, and what its board and its panels share, one of each
// kind (AnyPlay.of). So boards stand side by side and know nothing of each other. All of this is to be called while a
// component is set up.
import { getContext, setContext } from 'svelte';
import type { Address } from './address.svelte';
import { announcer, Announcer } from './announcer.svelte';
import { boards } from './boards.svelte';
import type { AnyPlay, Shared } from './play.svelte';
import { router } from './router.svelte';

const key = Symbol('play');

export function providePlay(play: AnyPlay): void {
  setContext(key, play);
}

function currentPlay(): AnyPlay {
  const play = getContext<AnyPlay | undefined>(key);
  if (!play) throw new Error('this part of the page belongs to a play, and there is none');
  return play;
}

export function ofPlay<T>(kind: Shared<T>): T {
  return currentPlay().of(kind);
}

// Where there is no play, those of the page.
export function currentAddress(): Address {
  return getContext<AnyPlay | undefined>(key)?.address ?? router;
}
export function currentAnnouncer(): Announcer {
  return getContext<AnyPlay | undefined>(key)?.of(Announcer) ?? announcer;
}

// Keys that are pressed anywhere on the page and are for this board.
export function onKeys(press: (event: KeyboardEvent) => void, capture = false): void {
  const play = currentPlay();
  $effect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (boards.hears(play, event)) press(event);
    };
    addEventListener('keydown', hear, { capture });
    return () => {
      removeEventListener('keydown', hear, { capture });
    };
  });
}
