import { type FoldedWord, foldedWords } from './folded-words.ts';
import { INGREDIENT_ROWS, type IngredientRow } from './ingredient-table.ts';
import { FORM_PHRASES, FORM_WORDS } from './table/forms.ts';

const keyOf = (words: readonly FoldedWord[], form: keyof FoldedWord): string =>
  words.map((word) => word[form]).join(' ');

/** What a name of the table stands for: a row, or `null` for words that add nothing to an ingredient. */
type Entry = IngredientRow | null;
const ENTRIES = new Map<string, Entry>();

/** The first comes to stay. Exact names go first: a plural that is a name of its own ("pâtes") keeps its row. */
function addNames(names: readonly (readonly [name: string, entry: Entry])[]): void {
  for (const form of ['exact', 'singular'] as const) {
    for (const [name, entry] of names) {
      const key = keyOf(foldedWords(name), form);
      if (!ENTRIES.has(key)) ENTRIES.set(key, entry);
    }
  }
}
addNames(INGREDIENT_ROWS.flatMap((row) => row.names.map((name) => [name, row] as const)));
addNames([...FORM_PHRASES.trim().split(/,\s+/), ...FORM_WORDS.trim().split(/\s+/)].map((words) => [words, null]));

/** The most words of a name, by the word that it begins with. */
const WORDS_MAX = new Map<string, number>();
for (const key of ENTRIES.keys()) {
  const [first = '', ...others] = key.split(' ');
  WORDS_MAX.set(first, Math.max(WORDS_MAX.get(first) ?? 0, others.length + 1));
}

/** What the words are from a place on, by the longest name that begins there, and its number of words. */
export function longestName(words: readonly FoldedWord[], start: number): { entry: Entry; length: number } | undefined {
  const { exact = '', singular = '' } = words[start] ?? {};
  const longest = Math.max(WORDS_MAX.get(exact) ?? 0, WORDS_MAX.get(singular) ?? 0);
  for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
    const name = words.slice(start, start + length);
    for (const key of [keyOf(name, 'exact'), keyOf(name, 'singular')]) {
      const entry = ENTRIES.get(key);
      if (entry !== undefined) return { entry, length };
    }
  }
  return isForm(words[start]) ? { entry: null, length: 1 } : undefined;
}

/** Numbers, and feminine forms of words that add nothing: "hachée". */
const isForm = ({ singular }: FoldedWord = { exact: '', singular: '' }): boolean =>
  /^\d+$/.test(singular) || (singular.endsWith('e') && ENTRIES.get(singular.slice(0, -1)) === null);
