import { formatDuration, parseDuration } from '../cooking/durations.ts';

/** What a line states of the recipe as a whole. `ignored`: the total, the difficulty, and the like. */
export type Fact =
  | { kind: 'preparation' | 'cooking' | 'rest'; minutes: number }
  | { kind: 'servings'; servings: number; isRange: boolean }
  | { kind: 'ignored' };

const TIMES: readonly ['preparation' | 'cooking' | 'rest' | 'ignored', string][] = [
  ['preparation', String.raw`(?:temps\s+de\s+)?pr[ée]p(?:aration|\.)?(?:\s+time)?`],
  ['cooking', String.raw`(?:temps\s+de\s+)?cuisson|(?:cook(?:ing)?|bak(?:e|ing))(?:\s+time)?`],
  [
    'rest',
    String.raw`(?:temps\s+(?:de\s+|d['’]\s*))?(?:repos|r[ée]frig[ée]ration|attente|marinade|lev[ée]e|pousse|pause)|(?:rest(?:ing)?|chill(?:ing)?|rising|marinating)(?:\s+time)?`,
  ],
  ['ignored', String.raw`(?:temps\s+total|dur[ée]e(?:\s+totale)?|total(?:\s+time)?|temps)`],
];
const LABELS = TIMES.map(([kind, label]) => ({ kind, pattern: new RegExp(`^(?:${label})(?![\\p{L}])`, 'iu') }));
const IGNORED = /^(?:difficult[ée]y?|niveau|level|co[ûu]t|budget|cuisine|cat[ée]gorie|course|calories|auteur)\s*:/iu;
/** Characters of a duration. */
const DURATION_MAX = 60;
/** A duration and nothing else. */
const DURATION =
  /^(?:environ|env\.?|about|~)?\s*(?:(?:(?<!\d)(?:\d+(?:[.,]\d+)?|\d\/\d)|[¼½¾]|une?|one)\s*(?:h|heures?|hours?|hrs?|minutes?|mins?\.?|mn|m|['’′]|jours?|days?|j)?\.?\s*(?:et\s+(?:demie?|quart)|and|et|(?:à|-|–|to)(?=\s*\d))?\s*){1,4}$/iu;
const SERVED = String.raw`(?:personnes?|pers\.?|portions?|parts?|convives?|people|persons?|servings?)`;
const COUNT = String.raw`(\d{1,3})(?:\s*(?:à|-|–|ou|to|or)\s*(\d{1,3}))?`;
const SERVINGS = [
  new RegExp(String.raw`^(?:(?:pour|for|serves|makes|quantité)\s*:?\s*)?${COUNT}\s*${SERVED}$`, 'iu'),
  new RegExp(
    String.raw`^(?:(?:nombre|number)\s+(?:de|of)\s+)?(?:${SERVED}|serves|yields?)\s*:?\s*${COUNT}(?:\s*${SERVED})?$`,
    'iu',
  ),
];
/** A longer line is prose. */
const LINE_MAX = 200;
/** What separates several facts on one line. */
const BETWEEN = /\s*[|;•·⋅]\s*|\s+[-–—/]\s+|,\s+(?=\D)|\t+|\s{2,}/u;

/** The facts that a line consists of; `null` if it says something else. */
export function factsOf(line: string): Fact[] | null {
  if (line.length > LINE_MAX) return null;
  const plain = line
    .replace(/\*+/g, '')
    .replace(/(?<!\s)\s*:\s*/g, ': ')
    .trim();
  const parts = plain.split(BETWEEN).filter((part) => part !== '');
  const facts = parts.map(factOf);
  return parts.length > 0 && facts.every((fact) => fact !== null) ? facts : null;
}

/** "Préparation : 20 min", "Cuisson 1 h", "Pour 4 personnes", "Serves 4". */
function factOf(part: string): Fact | null {
  if (IGNORED.test(part)) return { kind: 'ignored' };
  const text = part.replace(/[.\s]+$/, '');
  for (const { kind, pattern } of LABELS) {
    const label = pattern.exec(text)?.[0];
    const value = text.slice(label?.length).replace(/^[\s:=(]+|\)$/g, '');
    const minutes = label === undefined ? null : minutesOf(value);
    if (minutes !== null) return kind === 'ignored' ? { kind } : { kind, minutes };
  }
  return servingsIn(text);
}

/** Servings that a text consists of. */
function servingsIn(text: string): Fact | null {
  for (const pattern of SERVINGS) {
    const [all, least, most] = pattern.exec(text) ?? [];
    if (all !== undefined && Number(least) > 0)
      return { kind: 'servings', servings: Number(least), isRange: most !== undefined };
  }
  return null;
}

/** Facts in a heading: "Ingrédients (4 pers.)", "Ingrédients pour 6 personnes", "Préparation (20 min)". */
export function factsInHeading(heading: string): Fact[] {
  const tail = /[(\s]((?:pour|for)\b[^()]*|(?<=\()[^()]*)\)?$/iu.exec(heading)?.[1];
  if (tail === undefined) return [];
  return factsOf(tail) ?? factsOf(heading.replace(/^(?:mode|étapes)\s+de\s+(?:la\s+)?/iu, '')) ?? [];
}

/** Minutes of a text that is a duration, in French or English; of a range the longer. `null` for any other. */
export function minutesOf(text: string): number | null {
  if (text.length > DURATION_MAX || !DURATION.test(text)) return null;
  const longest = text.split(/(?<!\s)\s*(?:à|–|-|\bto\b)\s*(?=\d)/iu).at(-1) ?? '';
  const french = longest
    .replace(/\bune?\s|\bone\s/giu, '1 ')
    .replace(/hours?/giu, 'h')
    .replace(/days?/giu, 'j');
  return parseDuration(french) || null;
}

/** A duration as the editor writes it. */
export const durationText = (minutes: number | undefined): string =>
  minutes === undefined ? '' : formatDuration(minutes);
