/** What a search says. Not in the main entry: pages of visitors must not carry the tables. */

export { LIMITS } from './health-words.ts';
export { isTableWord, UNDERSTOOD_WORDS } from './known-words.ts';
export { isUnderstood, type SearchTerm } from './phrases.ts';
export { beginsSign } from './signs.ts';
export { countriesWished, understandSearch } from './understand.ts';
