import { leadingNumber } from './numbers.ts';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Spellings of the units, in minutes: "heures", "heure", "hr", "h". */
const UNITS: readonly [pattern: RegExp, minutes: number][] = [
  [/^(?:jours?|j)(?!\p{L})/u, MINUTES_PER_DAY],
  [/^(?:heures?|hrs?|h)(?!\p{L})/u, MINUTES_PER_HOUR],
  [/^(?:minutes?|mins?|mn|min\.|m|['’′])(?!\p{L})/u, 1],
];

/**
 * Minutes of a duration in free text: "1 heure 20 minutes", "1h30", "45 min", "1,5 heure", "1/2 heure", or a bare
 * number of minutes. "10 à 15 minutes" counts as 15. `null` if the text contains no duration.
 */
export function parseDuration(text: string | null | undefined): number | null {
  const lower = (text ?? '').trim().toLowerCase();
  const terms = readTerms(lower);
  const last = terms.at(-1);
  if (!last) return null;
  const named = terms.filter((term) => term.unit !== null);
  if (named.length === 0) return terms.length === 1 && last.rest === '' ? Math.round(last.value) : null;
  // "1h30": a bare number after the hours is minutes.
  const bareMinutes = last.unit === null && named.at(-1)?.unit === MINUTES_PER_HOUR ? last.value : 0;
  const half = /et demie?\b/.test(lower) ? MINUTES_PER_HOUR / 2 : 0;
  return Math.round(named.reduce((sum, { value, unit }) => sum + value * (unit ?? 0), bareMinutes + half));
}

interface Term {
  value: number;
  /** The unit in minutes; `null` if no unit follows the number. */
  unit: number | null;
  /** The text after number and unit. */
  rest: string;
}

/** All numbers of a text, each with its unit. */
function readTerms(text: string): Term[] {
  const terms: Term[] = [];
  let rest = text;
  for (;;) {
    rest = rest.slice(Math.max(0, rest.search(/[\d¼½¾]|$/)));
    const number = leadingNumber(rest);
    if (!number) return terms;
    rest = rest.slice(number.length).trimStart();
    const found = UNITS.find(([pattern]) => pattern.test(rest));
    if (found) rest = rest.replace(found[0], '');
    terms.push({ value: number.value, unit: found?.[1] ?? null, rest: rest.trim() });
  }
}

/** Sum of several durations in minutes, ignoring texts without one; `null` if no text contains a duration. */
export function sumDurations(texts: readonly (string | null | undefined)[]): number | null {
  const minutes = texts.map(parseDuration).filter((value) => value !== null);
  return minutes.length === 0 ? null : minutes.reduce((sum, value) => sum + value, 0);
}

/** Minutes as 'Xh Ymin', without a part that is 0: 90 -> '1h 30min', 20 -> '20min', 120 -> '2h', 0 -> '0min'. */
export function formatDuration(minutes: number): string {
  const { hours, rest } = split(minutes);
  const parts = [hours > 0 ? `${hours}h` : '', rest > 0 || hours === 0 ? `${rest}min` : ''];
  return parts.filter(Boolean).join(' ');
}

/** Minutes as an ISO 8601 duration: 90 -> 'PT1H30M', 0 -> 'PT0M'. */
export function isoDuration(minutes: number): string {
  const { hours, rest } = split(minutes);
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

function split(minutes: number): { hours: number; rest: number } {
  const whole = Math.max(0, Math.round(minutes));
  return { hours: Math.floor(whole / MINUTES_PER_HOUR), rest: whole % MINUTES_PER_HOUR };
}
