import type { StepNumber } from './step-numbers.ts';

const HOUR = 60;
/** What a number in front of it counts, in minutes. */
const UNITS: readonly [pattern: RegExp, minutes: number][] = [
  [/^\s*(?:secondes?|s)(?!\p{L})/iu, 1 / 60],
  [/^\s*(?:minutes?|mins?|mn)(?!\p{L})/iu, 1],
  [/^\s*(?:heures?|hrs?|h)(?!\p{L})/iu, HOUR],
  [/^\s*jours?(?!\p{L})/iu, 24 * HOUR],
];
/** "une dizaine de minutes". */
const ABOUT = /^une\s+(dizaine|quinzaine|vingtaine|trentaine)\s+de\s+minutes(?!\p{L})/iu;
const ABOUT_MINUTES: Readonly<Record<string, number>> = { dizaine: 10, quinzaine: 15, vingtaine: 20, trentaine: 30 };
const QUARTERS = /^(?:(un)|trois)\s+quarts?\s+d['’]\s*heure(?!\p{L})/iu;
const AND_HALF = /^\s+et\s+demie?(?!\p{L})/iu;
const AND_QUARTER = /^\s+et\s+quart(?!\p{L})/iu;
/** "1 h 30", "1 heure 30 minutes", "1 heure et 5 minutes"; not "1 h 50 g". */
const MINUTES_AFTER =
  /^\s*(?:et\s+)?(\d{1,2})\s*(?:minutes?|mins?|mn)(?!\p{L})|^\s*(\d\d)(?!\d|\s*(?:[°%]|[kmcd]?[gl](?!\p{L})|cm))/iu;
/** A shorter time is no use as a timer: "trempez les biscuits une seconde". */
const SHORTEST = 10 / 60;

export interface TimeRead {
  /** Of a range the shorter: a cook looks at the dish before it is too late. */
  minutes: number;
  /** Of a range the longer; otherwise equal to `minutes`. */
  maxMinutes: number;
  /** Characters in the text. */
  length: number;
}

/**
 * The time that a text begins with: "30 minutes", "une à deux minutes", "1 h 30", "un quart d'heure", "2 jours".
 * @param number that it begins with
 */
export function readStepTime(text: string, number: StepNumber | null): TimeRead | null {
  const about = ABOUT.exec(text);
  if (about) return time([ABOUT_MINUTES[about[1]?.toLowerCase() ?? ''] ?? 0], about[0].length);
  const quarters = QUARTERS.exec(text);
  if (quarters) return time([quarters[1] ? 15 : 45], quarters[0].length);
  if (!number) return null;
  const rest = text.slice(number.length);
  const [pattern, unit = 0] = UNITS.find(([spelling]) => spelling.test(rest)) ?? [];
  const named = pattern?.exec(rest)?.[0];
  if (named === undefined) return null;
  const extra = unit === HOUR ? minutesAfter(rest.slice(named.length)) : { minutes: 0, length: 0 };
  const values = number.values.map((value) => value * unit + extra.minutes);
  return Math.min(...values) < SHORTEST ? null : time(values, number.length + named.length + extra.length);
}

/** "toutes les 10 minutes" is no time to wait. */
const EACH = /(?<!\p{L})tou(?:te)?s\s+les\s+$/iu;
/** "à 20 h", "dès 19 h 30" are on the clock; "30 minutes à 1 heure" are two durations. */
const ON_CLOCK = /(?<!(?:minutes?|mins?|mn|h|heures?)\s+)(?<!\p{L})(?:à|dès|vers|avant)\s+$/iu;

/**
 * Whether a time is one to wait, not a time of day or an interval.
 * @param before the text in front of it
 */
export const isDuration = (before: string, time: string): boolean =>
  !EACH.test(before) && !(/\d\s*h/iu.test(time) && ON_CLOCK.test(before));

/** What follows the hours: "30", "30 minutes", "et demie". */
function minutesAfter(text: string): { minutes: number; length: number } {
  const half = AND_HALF.exec(text) ?? AND_QUARTER.exec(text);
  if (half) return { minutes: half[0].includes('quart') ? 15 : 30, length: half[0].length };
  const after = MINUTES_AFTER.exec(text);
  const minutes = Number(after?.[1] ?? after?.[2] ?? HOUR);
  return after && minutes < HOUR ? { minutes, length: after[0].length } : { minutes: 0, length: 0 };
}

const time = (values: readonly number[], length: number): TimeRead => ({
  minutes: Math.min(...values),
  maxMinutes: Math.max(...values),
  length,
});
