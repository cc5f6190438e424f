import { foldedWords } from '../ingredients/folded-words.ts';
import { INGREDIENT_WORDS } from '../ingredients/ingredient-names.ts';
import { longestName } from '../ingredients/longest-name.ts';
import { foldText } from '../words/search-words.ts';
import { isDishWord } from './famous-dishes.ts';
import { isHarmless, isNoFood } from './harmless-words.ts';
import { MEANING_WORDS } from './meanings.ts';
import { OTHER_WORDS } from './other-names.ts';
import { isStopWord } from './stop-words.ts';
import { phraseKey } from './word-forms.ts';

/** Words that are understood, as they are written, by their folded form: for correcting mistyped ones. */
export const UNDERSTOOD_WORDS: ReadonlyMap<string, string> = new Map(
  [...MEANING_WORDS, ...OTHER_WORDS]
    .map((word) => [foldText(word), word] as const)
    .filter(([folded]) => !isStopWord(folded)),
);

/** Whether the tables have a folded word, in the singular or the plural. */
export const isTableWord = (word: string): boolean =>
  [word, phraseKey(word)].some((form) => INGREDIENT_WORDS.has(form) || UNDERSTOOD_WORDS.has(form));

/** Whether the tables know a folded word, or it is harmless: no other word may be left out beside a matter of health. */
export const isKnownWord = (word: string): boolean =>
  isTableWord(word) ||
  isStopWord(word) ||
  isHarmless(word) ||
  isNoFood([word]) ||
  isDishWord(word) ||
  foldedWords(word).every((folded) => longestName([folded], 0)?.entry === null);
