import { beginsSign, LIMITS, type SearchTerm, understandSearch } from '@tdt/cuisine/search';
import { foldText, phraseKey } from '@tdt/cuisine/words';
import type { CatalogueIndex } from './catalogue-index.ts';
import { isNearAllergen } from './written-word.ts';

/** The reason for a search that finds nothing: a part of it is not understood, or no recipe says it. */
export interface SearchRefusal {
  /** Sentences that say why. */
  notice: string;
  /** Folded searches for what the site does know, the closest one first; none where the search denies all its foods. */
  instead: string[];
}

const isWish = ({ isStrict, isHealth }: SearchTerm): boolean => isHealth && !isStrict;

/**
 * Why a search is refused. Beside an allergen, a diet, a religion or a state of health no word is left out that
 * neither the tables nor a recipe know, since it may turn the search round; it is corrected to a diet only, or, within
 * a denial, to a food. `corrections` are those of the words.
 */
export function refusalOf(
  index: CatalogueIndex,
  terms: readonly SearchTerm[],
  q: string,
  corrections: ReadonlyMap<string, string>,
): SearchRefusal | null {
  const states = terms.flatMap(({ state }) => state ?? []);
  if (states.length > 0) {
    const denied = wordsOf(terms.filter(({ isStrict, state }) => isStrict && !state));
    return {
      notice: [...new Set(states.map(({ sentence }) => sentence))].join(' '),
      instead: [...states.map(({ instead }) => instead), denied].filter(Boolean),
    };
  }
  const isOfHealth = terms.some(({ isHealth }) => isHealth);
  const unknown = terms.flatMap(({ words, doubt }) => (doubt === 'spelling' ? words : []));
  const isNear = unknown.length > 1 && unknown.some(isNearAllergen);
  const isCorrected =
    isNear || [...corrections.values()].some((word) => understood(word).some(({ isHealth }) => isHealth));
  const last = foldText(q).split(' ').at(-1) ?? '';
  const isDoubted = (word: string, isStrict: boolean) => {
    const near = understood(corrections.get(word) ?? '');
    const isSafe = near.some((term) => isStrict || term.isStrict || (!isOfHealth && term.isHealth));
    return (
      !index.knows(word, isStrict ? [word, phraseKey(word), `${word}s`] : undefined) &&
      !isSafe &&
      (isStrict || word !== last || beginsSign(word) || !index.begins(word))
    );
  };
  const doubted = terms
    .filter(({ isStrict, isOptional, doubt }) => doubt && !isOptional && (isOfHealth || isCorrected || isStrict))
    .flatMap(({ words, denied, isStrict, doubt }) =>
      doubt === 'sense' ? words : (isStrict ? denied : words).filter((word) => isDoubted(word, isStrict)),
    );
  return doubted.length === 0 ? null : notUnderstood(terms, doubted, q);
}

/**
 * Why words that recipes have and no table knows are not left out of a search: the "autre" of "lait autre" may turn it
 * round as well as a word that nothing has.
 */
export function refusalToLeaveOut(
  index: CatalogueIndex,
  terms: readonly SearchTerm[],
  remaining: readonly SearchTerm[],
  q: string,
): SearchRefusal | null {
  if (!terms.some(({ isHealth }) => isHealth)) return null;
  const left = terms.filter((term) => term.doubt && !term.isOptional && !remaining.includes(term));
  const doubted = left.flatMap(({ words }) => words.filter((word) => index.knows(word)));
  return doubted.length === 0 ? null : notUnderstood(terms, doubted, q);
}

const notUnderstood = (terms: readonly SearchTerm[], words: readonly string[], q: string): SearchRefusal => ({
  notice: `Nous n'avons pas compris ${quoted(words, q)}.`,
  instead: insteadOf(terms),
});

/** What the site cannot promise of the foods that a search denies; empty for most. */
export const limitsOf = (terms: readonly SearchTerm[]): string =>
  [...new Set(terms.flatMap(({ denied }) => LIMITS.get(phraseKey(denied.join(' '))) ?? []))].join(' ');

const understood = (text: string): SearchTerm[] => (text === '' ? [] : understandSearch(text.split(' '), () => false));

/** The words as they were typed: « interdit » et « lait ». */
function quoted(words: readonly string[], q: string): string {
  const typed = q.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const written = words.map((word) => typed.find((each) => foldText(each) === word) ?? word);
  return [...new Set(written)].map((word) => `«\u00a0${word}\u00a0»`).join(' et ');
}

const wordsOf = (terms: readonly SearchTerm[]): string => terms.flatMap(({ words }) => words).join(' ');

/** The search without its allergens, and without what is not understood: "lait xyz" -> "sans lait". */
function insteadOf(terms: readonly SearchTerm[]): string[] {
  const wished = terms.filter((term) => isWish(term) && !term.doubt).map(({ words }) => words.join(' '));
  if (wished.length === 0) return [];
  const known = terms.filter((term) => !term.doubt && !isWish(term));
  const denial = [wordsOf(known.filter(({ isStrict }) => isStrict)), `sans ${wished.join(', ')}`].join(' ').trim();
  const rest = wordsOf(known.filter(({ isStrict }) => !isStrict));
  return [...new Set([`${rest} ${denial}`.trim(), denial])];
}
