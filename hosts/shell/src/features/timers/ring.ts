import type { Timer } from '@tdt/domain/timers';
import { changeTimers } from '@tdt/platform/timers';
import { createBell, RINGS_MS } from './bell.ts';
import { createTurn } from './turn.ts';

/** Browsers mute a tab that was never pressed, so it leaves this time to others. */
const OTHERS_MS = 3000;

interface Ring {
  signal: AbortSignal;
  /** Called when it is this tab's turn: it looks again which timers are due. */
  onTurn: () => void;
  /** Called with those for which this tab begins to ring. */
  onRing: (timers: readonly Timer[], now: number) => void;
}

/**
 * Rings for timers in one of the open tabs, for a minute or until none is due. A timer counts as rung after it: if the
 * tab is closed before, another one, or the next page, rings.
 * @returns takes the timers that are due, now and each second from then on
 */
export function createRing({ signal, onTurn, onRing }: Ring): (due: readonly Timer[], now: number) => void {
  const bell = createBell(signal);
  const turn = createTurn(onTurn);
  /** Ids of the timers for which this tab rings. */
  let ringing: readonly string[] = [];
  let began = 0;
  /** When this tab first saw that a timer is due; 0 while none is. */
  let seen = 0;

  const stop = () => {
    ringing = [];
    seen = 0;
    bell.stop();
    turn.end();
  };
  return (due, now) => {
    if (due.length === 0) return stop();
    seen ||= now;
    if (!turn.isMine()) {
      const isAudible = navigator.userActivation?.hasBeenActive ?? true;
      if (isAudible || now - seen >= OTHERS_MS) void turn.take();
      return;
    }
    const added = due.filter(({ id }) => !ringing.includes(id));
    ringing = due.map(({ id }) => id);
    if (added.length > 0) {
      began = now;
      bell.ring();
      onRing(added, now);
    } else if (now - began >= RINGS_MS) {
      changeTimers((timers) =>
        timers.map((timer) => (ringing.includes(timer.id) ? { ...timer, hasRung: true } : timer)),
      );
    }
  };
}
