import type { RecipeType } from '@tdt/contracts';
import { formatDuration, parseDuration } from '@tdt/cuisine';
import { plainLine } from './plain-text.ts';

export type ForeignFields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is ForeignFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a property that holds one or several. */
export const asList = (value: unknown): unknown[] => {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
};

/** The text of a text, of `{ name }`, or of the first of several. */
export function nameOf(value: unknown): string {
  const [first] = asList(value);
  return plainLine(isObject(first) ? (first.name ?? first.text ?? first['@value']) : first);
}

/** `P0DT1H30M`, with decimals and without any part. */
const ISO_DURATION = /^P(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/i;
const ENGLISH_UNITS: readonly [RegExp, string][] = [
  [/hours?/gi, 'h'],
  [/days?/gi, 'j'],
];

/** A duration of ISO 8601, in words or in minutes, as the editor writes it: "1h 30min". `null` for none and for 0. */
export function durationText(value: unknown): string | null {
  const text = plainLine(value);
  const [, days, hours, minutes, seconds] = (ISO_DURATION.exec(text) ?? []).map((part) => Number(part ?? 0));
  const total =
    days === undefined
      ? parseDuration(ENGLISH_UNITS.reduce((read, [word, unit]) => read.replace(word, unit), text))
      : Math.round(days * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60);
  return total ? formatDuration(total) : null;
}

/** "4 servings", 4, "Pour 6 personnes", ["4", "4 parts"]: the first whole number; `null` if there is none. */
export function servingsOf(value: unknown): number | null {
  for (const one of asList(value)) {
    const number = Number(/\d{1,4}/.exec(plainLine(one))?.[0] ?? 0);
    if (number > 0) return number;
  }
  return null;
}

/** Stems of words, French and English, that determine the course. */
const COURSES: readonly [RecipeType, RegExp][] = [
  [
    'dessert / goûter',
    /dessert|go[uû]ter|sucr[ée]|g[âa]teau|p[âa]tisserie|biscuit|cake|cookie|pastr|\bpie\b|sweet|glace/iu,
  ],
  ['entrée', /entr[ée]e|starter|appetizer|ap[ée]ro|soup|salad|tapas|mezz[eé]|antipast|side dish|accompagnement/iu],
  ['plat', /plat|main|principal|dinner|d[iî]ner|lunch|d[ée]jeuner|course/iu],
];

/** The type that categories and keywords name; categories first. `null` if none does. */
export function typeOf(...texts: readonly string[]): RecipeType | null {
  for (const text of texts) {
    const found = COURSES.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}
