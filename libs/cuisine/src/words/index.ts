export { QUICK } from '../search/meanings.ts';
export { COUNTRY_WORDS, REGION_WORDS } from '../search/place-words.ts';
export { isStopWord } from '../search/stop-words.ts';
export { adjectiveForms, phraseKey, wordForms } from '../search/word-forms.ts';
export { distances } from './distances.ts';
export { listLines } from './list-lines.ts';
export { plainLetters } from './plain-letters.ts';
export { containsEveryWord, everyWord, foldText, keywords, searchWords, spellSigns } from './search-words.ts';
