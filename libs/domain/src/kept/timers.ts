import { formatDuration } from '@tdt/cuisine';
import { fieldsOf } from './stored-values.ts';

/** A kitchen timer as browsers store it. Nothing counts: it runs until `end`, whatever device or page do meanwhile. */
export interface Timer {
  /** The same for each start of the same duration of a step. */
  id: string;
  /** "Étape 3 · Repos". */
  name: string;
  /** Title of the recipe. */
  recipe: string;
  /** Path on the site that leads to the step. */
  path: string;
  /** When it ends, in milliseconds since 1970; `null` while it is paused. */
  end: number | null;
  /** Milliseconds to go when it was started, paused or resumed. */
  left: number;
  /** Whether a page has rung at its end, to the end. */
  hasRung: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A timer that ended so long ago is no longer needed. */
const FORGOTTEN = 12 * 60 * MINUTE;
/** After a longer time the ring would startle instead of help. */
const RINGS_WITHIN = 60 * MINUTE;
const TIMERS_MAX = 20;

/** The timers of a stored text; none if it is not valid, such as one that another version of the site wrote. */
export function parseTimers(stored: string, now: number): Timer[] {
  try {
    const timers = (JSON.parse(stored) as unknown[]).filter(isTimer);
    return timers.filter((timer) => millisecondsLeft(timer, now) > -FORGOTTEN).slice(0, TIMERS_MAX);
  } catch {
    return [];
  }
}

function isTimer(value: unknown): value is Timer {
  const { id, name, recipe, path, end, left } = fieldsOf(value);
  const isText = [id, name, recipe, path].every((text) => typeof text === 'string');
  return (
    isText && /^\/(?![/\\\s])/.test(String(path)) && (end === null || Number.isFinite(end)) && Number.isFinite(left)
  );
}

/** Those timers and one more that starts now; it replaces an earlier one with its id. */
export function startTimer(
  timers: readonly Timer[],
  timer: Pick<Timer, 'id' | 'name' | 'recipe' | 'path'> & { minutes: number },
  now: number,
): Timer[] {
  const { minutes, ...rest } = timer;
  const started = { ...rest, end: now + minutes * MINUTE, left: minutes * MINUTE, hasRung: false };
  return [...timers.filter(({ id }) => id !== timer.id), started].slice(-TIMERS_MAX);
}

/** Pauses a timer that runs, resumes one that is paused. */
export function toggleTimer(timer: Timer, now: number): Timer {
  return timer.end === null
    ? { ...timer, end: now + timer.left }
    : { ...timer, end: null, left: Math.max(0, timer.end - now) };
}

/** One that has ended runs again for the minutes; at least one second stays, so that too many taps do not ring. */
export function addMinutes(timer: Timer, minutes: number, now: number): Timer {
  const left = Math.max(SECOND, Math.max(0, millisecondsLeft(timer, now)) + minutes * MINUTE);
  return timer.end === null ? { ...timer, left } : { ...timer, end: now + left, hasRung: false };
}

/** Milliseconds to go; negative once it has ended. */
export const millisecondsLeft = ({ end, left }: Timer, now: number): number => (end === null ? left : end - now);

/** Whether a page must ring now: it has ended lately, and none has rung. */
export function isDue(timer: Timer, now: number): boolean {
  const left = millisecondsLeft(timer, now);
  return timer.end !== null && !timer.hasRung && left <= 0 && left > -RINGS_WITHIN;
}

/** The running timer that ends next, or the one that has ended first; `undefined` when none runs. */
export function nextTimer(timers: readonly Timer[]): Timer | undefined {
  return timers.filter(({ end }) => end !== null).toSorted((one, other) => (one.end ?? 0) - (other.end ?? 0))[0];
}

/** "12:34", "1:02:03"; a begun second counts, so that a timer never shows 0:00 before its end. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A paused timer has not ended. */
export const timerState = ({ end }: Timer, now: number): 'paused' | 'running' | 'ended' =>
  end === null ? 'paused' : end > now ? 'running' : 'ended';

/** The time to go, "12:34"; "Terminé", "Terminé il y a 4min" once it has ended. */
export function timerText(timer: Timer, now: number): string {
  const left = millisecondsLeft(timer, now);
  if (timerState(timer, now) !== 'ended') return formatCountdown(left);
  const minutes = Math.floor(-left / MINUTE);
  return minutes < 1 ? 'Terminé' : `Terminé il y a ${formatDuration(minutes)}`;
}
