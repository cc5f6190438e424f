/** How long it rings unless it is stopped. */
export const RINGS_MS = 60_000;
/** Seconds. */
const RINGS_FOR = RINGS_MS / 1000;
const PAUSE = 1.6;
const BEEPS = [0, 0.25, 0.5];
const BEEP = 0.14;

/**
 * A bell made of sound waves, without a file. Browsers let a page sound only after a press, so that the first press
 * after this call wakes it.
 */
export function createBell(signal: AbortSignal) {
  let context: AudioContext | undefined;
  let sound: OscillatorNode | undefined;

  const wake = () => {
    context ??= 'AudioContext' in window ? new AudioContext() : undefined;
    return context?.resume().catch(() => {});
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, wake, { once: true, signal });

  const stop = () => {
    sound?.stop();
    sound = undefined;
  };
  return {
    stop,
    /** Rings for a minute, or until it is stopped. */
    ring(): void {
      stop();
      wake();
      if (!context) return;
      const volume = new GainNode(context, { gain: 0 });
      sound = new OscillatorNode(context, { type: 'square', frequency: 988 });
      const start = context.currentTime;
      for (let at = 0; at < RINGS_FOR; at += PAUSE) {
        for (const beep of BEEPS) {
          volume.gain.setValueAtTime(0.2, start + at + beep);
          volume.gain.setValueAtTime(0, start + at + beep + BEEP);
        }
      }
      sound.connect(volume).connect(context.destination);
      sound.start();
      sound.stop(start + RINGS_FOR);
    },
  };
}
