import { SEARCH_WORDS_MAX } from '@tdt/contracts/plain';
import { plainLetters } from './plain-letters.ts';

/** Words up to this length are ignored as keywords. */
const KEYWORD_IGNORED_LENGTH = 2;

/**
 * Normalises text for searching: lowercase, without accents and ligatures, punctuation replaced by single spaces. Other
 * scripts stay. "Bœuf d'Osaka (façon Kyôto)" -> "boeuf d osaka facon kyoto".
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The folded words of a search, in order, at most `SEARCH_WORDS_MAX`; none comes twice but "sans", which denies each time.
 * A text of signs only is its own word: no folded text contains it, so the search finds nothing instead of everything.
 */
export function searchWords(text: string): string[] {
  const words = distinctWords(text, 'sans').slice(0, SEARCH_WORDS_MAX);
  const signs = text.trim();
  return words.length > 0 || signs === '' ? words : [signs];
}

/** Search words of at least 3 letters, to find a recipe by a URL whose slug does not exist. */
export function keywords(text: string): string[] {
  return distinctWords(text)
    .filter((word) => word.length > KEYWORD_IGNORED_LENGTH)
    .slice(0, SEARCH_WORDS_MAX);
}

/** Whether a folded text contains every word, each as any substring. True without words. */
export function containsEveryWord(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

function distinctWords(text: string, repeated?: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean);
  return words.filter((word, at) => word === repeated || words.indexOf(word) === at);
}
