/** Reads the content's texts as its tests need them: counted, folded, in minutes. */

export const isText = (value: unknown): boolean => typeof value === 'string' && value.trim().length > 0;

/** Characters as a reader counts them. */
export const characters = (text: string): number => [...text].length;

/** Without accents and case, words joined by hyphens: two texts that fold alike would share an address. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const sentences = (text: string): number => (text.match(/[.!?…](?=[\s»]|$)/g) ?? []).length;

/** "1 heure 20 minutes" is 80, `null` is 0, anything else `NaN`. */
export function minutes(duration: string | null): number {
  if (duration === null) return 0;
  const [, hours, rest] = /^(?:(\d+) heures?)?(?: ?(\d+) minutes?)?$/.exec(duration) ?? [];
  return hours || rest ? Number(hours ?? 0) * 60 + Number(rest ?? 0) : Number.NaN;
}

/** Every text within a value, with the path that leads to it. */
export function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The values that occur more than once. */
export const repeated = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) < i);
