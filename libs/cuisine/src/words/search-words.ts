import { SEARCH_WORDS_MAX } from '@tdt/contracts/plain';
import { plainLetters } from './plain-letters.ts';

/** Words up to this length are ignored as keywords. */
const KEYWORD_IGNORED_LENGTH = 2;

/** Not in "1,5 h" and "1/2 heure". */
const LIST_SIGNS = /(?<!\d)[,;/&+]|[,;/&+](?!\d)/;

/** A sign that sticks to its word, as search engines take a minus, and those that forbid: "-lait", "≠ lait", "lait ❌". */
const DENYING_SIGNS = /(?<![\p{L}\p{N}])[-−–!~^](?=\p{L})|[≠¬🚫❌⛔✖]\ufe0f?/gu;

/** A search with words for its signs of denial. */
export const spellSigns = (text: string): string =>
  text
    .replace(DENYING_SIGNS, (sign, at: number) => (text.slice(at + sign.length).trim() === '' ? ' interdit' : ' sans '))
    .replaceAll(/ {2,}/g, ' ');

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
 * The folded words of a search, in order, at most `SEARCH_WORDS_MAX`; none comes twice. A text of signs only is its own
 * word: no folded text contains it, so the search finds nothing instead of everything.
 */
export const searchWords = (text: string): string[] =>
  wordsOrSigns(distinctWords(text).slice(0, SEARCH_WORDS_MAX), text);

/**
 * The same with every word, each time that it comes: a second "ni" or "pas de" denies as the first one does. Signs that
 * separate the parts of a list are words, too, all written ",".
 */
export const everyWord = (text: string): string[] =>
  wordsOrSigns(
    spellSigns(text).split(LIST_SIGNS).map(foldText).filter(Boolean).join(' , ').split(' ').filter(Boolean),
    text,
  );

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

const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

const distinctWords = (text: string): string[] => [...new Set(foldedWords(text))];

function wordsOrSigns(words: string[], text: string): string[] {
  const signs = text.trim();
  return words.length > 0 || signs === '' ? words : [signs];
}
