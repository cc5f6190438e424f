import { SEARCH_WORDS_MAX } from '@tdt/contracts/plain';
import { plainLetters } from './plain-letters.ts';

/** Words of this length or less say nothing about a recipe's title. */
const KEYWORD_IGNORED_LENGTH = 2;

/**
 * Text as searches compare it: no case, no accents, no ligatures; apostrophes, hyphens and all punctuation are single
 * spaces. Letters of other scripts stay. "Bœuf d'Osaka (façon Kyôto)" -> "boeuf d osaka facon kyoto".
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The distinct folded words of a search, in order; the first `SEARCH_WORDS_MAX` count. Empty for an empty search. */
export function searchWords(text: string): string[] {
  return distinctWords(text).slice(0, SEARCH_WORDS_MAX);
}

/** The words of 3 letters or more, for finding a recipe by an address that is nobody's slug; as many as a search has. */
export function keywords(text: string): string[] {
  return distinctWords(text)
    .filter((word) => word.length > KEYWORD_IGNORED_LENGTH)
    .slice(0, SEARCH_WORDS_MAX);
}

/** Whether a text folded before holds every word, each by any part of it. True when there are no words. */
export function containsEveryWord(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

function distinctWords(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}
