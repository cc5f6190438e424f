import { foldText } from '../words/search-words.ts';
import { foldedWords } from './folded-words.ts';
import { INGREDIENT_ROWS } from './ingredient-table.ts';
import { longestName } from './longest-name.ts';
import { FORM_WORDS } from './table/forms.ts';

/** The names of the table, folded and as they are written, the shortest first. */
const NAMES = INGREDIENT_ROWS.flatMap(({ names }) => names.map((name) => ({ name, folded: foldText(name) }))).sort(
  (a, b) => a.name.length - b.name.length,
);

/** The words of forms and names as they are written, by their folded form: of two spellings that of the shortest name. */
export const INGREDIENT_WORDS: ReadonlyMap<string, string> = new Map(
  [FORM_WORDS, ...NAMES.toReversed().map(({ name }) => name)]
    .flatMap((text) => text.split(/[\s'’-]+/))
    .map((word) => [foldText(word), word]),
);

/** Whether a name says how an ingredient is treated ("tomate séchée"), which a search finds with any other, too. */
const isTreated = (name: string): boolean =>
  / \S+ée?s?$/.test(name) && longestName(foldedWords(name).slice(-1), 0)?.entry === null;

/** Ingredients whose name begins with a folded text, the shortest first, without those that say how one is treated. */
export function ingredientsBeginning(folded: string, limit: number): string[] {
  const begins = NAMES.filter((each) => each.folded.startsWith(folded) && !isTreated(each.name));
  return begins.slice(0, limit).map(({ name }) => name);
}
