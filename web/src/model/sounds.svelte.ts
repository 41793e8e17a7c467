// Short tones for those who want them: a move, a win, a loss, a fault. They are made here, no file is loaded; and none before
// the person has touched the page, because browsers forbid it and people hate it.
import { Opponent } from './opponent.svelte';
import { follows, type GameState, type Play } from './play.svelte';
import { settings } from './settings.svelte';

// Hertz, and when each begins (s).
const tones = {
  move: [[392, 0]],
  win: [
    [523, 0],
    [659, 0.11],
    [784, 0.22],
    [1047, 0.33],
  ],
  loss: [
    [392, 0],
    [311, 0.16],
  ],
  fault: [
    [185, 0],
    [175, 0.09],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;
export type Sound = keyof typeof tones;

const [loud, long] = [0.12, 0.16]; // of a tone; s

let context: AudioContext | null = null;
let touched = false;
for (const gesture of ['pointerdown', 'keydown']) {
  addEventListener(gesture, () => (touched = true), { capture: true, once: true });
}

export function sound(name: Sound): void {
  if (!settings.sounds || !touched) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, after] of tones[name]) tone(context, pitch, context.currentTime + after);
}

// Quickly there and slowly gone.
function tone(audio: AudioContext, pitch: number, begin: number): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + long);
}

// The sounds of a game. Call it in a component.
export function useSounds(play: Play): void {
  const opponent = play.of(Opponent);
  let before: GameState | null = null;
  $effect(() => {
    const [state, was] = [play.state, before];
    before = state;
    if (!state || !follows(state, was)) return;
    const { over, winner } = state.status;
    const lost = winner !== undefined && opponent.computerAt(winner) !== null;
    sound(over ? (lost ? 'loss' : 'win') : 'move');
  });
  $effect(() => {
    if (play.fault) sound('fault');
  });
}
