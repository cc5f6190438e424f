import { distances } from '../words/distances.ts';
import { foldText } from '../words/search-words.ts';
import { phraseKey } from './word-forms.ts';

/**
 * Where the foods are that a sign of denial denies.
 * - after: "sans lait"
 * - weak: the same, but it also denies what is no food: "pas cher"
 * - either: after it, else before it: "allergie : noix", "noix, allergie", "lait à éviter"
 * - before: before it, else after it: "lait interdit", "interdit : lait"
 */
type Reach = 'after' | 'weak' | 'either' | 'before';

export interface Sign {
  /** Its words. */
  length: number;
  reach: Reach;
  /** What is denied by an allergy is never left out of a search. */
  isAllergy: boolean;
}

const PHRASES: readonly [reach: Reach, phrases: string][] = [
  [
    'after',
    'sans, ni, zéro, 0, sauf, hors, hormis, excepté, à l exception, anti, aucun, aucune, jamais, without, no, libre',
  ],
  [
    'after',
    'au lieu, à la place, autre que, autre qu, autre chose que, autre chose qu, plutôt que, plutôt qu, substitut, alternative, déteste',
  ],
  ['weak', 'pas, non, peu'],
  ['either', 'digère mal, digérer mal, supporte mal, supporter mal, tolère mal, tolérer mal'],
  [
    'either',
    'éviter, évite, évitez, évitant, exclure, exclut, excluez, excluant, exclusion, éviction, bannir, bannissez',
  ],
  ['either', 'supprimer, supprime, supprimez, enlever, enlève, enlevez, retirer, retire, retirez, éliminer, élimine'],
  ['either', 'interdire, interdiction, proscrire, proscrivez, refuser, remplacer, remplace, remplacez, remplacement'],
  ['either', 'dépourvu, dépourvue, dénué, dénuée, exempt, exempte, privé, privée, priver'],
  ['before', 'à éviter, à exclure, à bannir, à supprimer, à proscrire, à enlever, à retirer, à remplacer, free'],
  [
    'before',
    'interdit, interdite, proscrit, proscrite, prohibé, prohibée, banni, bannie, exclu, exclue, supprimé, supprimée',
  ],
  ['before', 'défendu, défendue, déconseillé, déconseillée, enlevé, enlevée, retiré, retirée, remplacé, remplacée'],
];
const ALLERGIES = `allergie, allergique, allergic, allergi, allergène, allergisant, intolérance, intolérant, intolérante,
  hypersensible, hypersensibilité, sensible, sensibilité, anaphylaxie, anaphylactique, choc anaphylactique, réaction,
  réaction allergique, contre indication, contre indiqué, contre indiquée`;

const signsOf = (phrases: string, reach: Reach, isAllergy: boolean) =>
  phrases.split(/,\s+/).map((phrase) => ({ phrase: foldText(phrase), sign: { reach, isAllergy } }));

const TABLE = [
  ...PHRASES.flatMap(([reach, phrases]) => signsOf(phrases, reach, false)),
  ...signsOf(ALLERGIES, 'either', true),
];
const SIGNS: ReadonlyMap<string, Omit<Sign, 'length'>> = new Map(
  TABLE.map(({ phrase, sign }) => [phraseKey(phrase), sign]),
);
/** Of the words that others may be mistaken for, "0" is none: any letter is one sign from it. */
const WORDS = TABLE.map(({ phrase }) => phrase).filter((phrase) => /^\S{2,}$/.test(phrase));
const LONGEST = 3;

/** A shorter word may be another one. */
const MISTYPED_MIN = 6;
/** From so many letters on, a word may have two mistakes. */
const TWICE_MISTYPED_MIN = 9;

/** The sign of denial at a place of a search; "un peu épicé" has none. */
export function signAt(words: readonly string[], at: number): Sign | null {
  if (words[at] === 'peu' && words[at - 1] === 'un') return null;
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const sign = SIGNS.get(phraseKey(words.slice(at, at + length).join(' ')));
    if (sign) return { ...sign, length };
  }
  return null;
}

/** The same for a word that no table knows: "alergique", "interdt". */
export function mistypedSign(word: string): Sign | null {
  if (word.length < MISTYPED_MIN) return null;
  const most = word.length < TWICE_MISTYPED_MIN ? 1 : 2;
  const near = WORDS.filter((sign) => sign.length >= MISTYPED_MIN && mistakes(word, sign, most) <= most);
  const [best] = near.sort((a, b) => mistakes(word, a, most) - mistakes(word, b, most));
  const sign = best === undefined ? undefined : SIGNS.get(phraseKey(best));
  return sign ? { ...sign, length: 1 } : null;
}

/** Whether a word may be a mistyped sign: "dans lait", "vite le lait" (évite). */
export const isNearSign = (word: string): boolean =>
  [word, phraseKey(word)].some((form) => WORDS.some((sign) => mistakes(form, sign, 1) <= 1));

/** What stands beside a sign in one word: "sanslait", "laitinterdits". */
export const gluedWords = (word: string): string[] =>
  WORDS.flatMap((sign) => {
    const after = word.startsWith(sign) ? [word.slice(sign.length)] : [];
    const whole = [word, phraseKey(word)].find((form) => form.endsWith(sign));
    return whole === undefined ? after : [...after, whole.slice(0, -sign.length)];
  }).filter((glued) => glued.length > 2);

/** Whether a sign begins with a word that is still being typed: "all", "interd". */
export const beginsSign = (word: string): boolean => TABLE.some(({ phrase }) => phrase.startsWith(word));

const mistakes = (word: string, sign: string, most: number): number =>
  Math.abs(word.length - sign.length) > most ? Infinity : (distances(word, sign).at(-1) ?? Infinity);
