import { foldText } from '../text/search-words.ts';
import { INGREDIENT_ROWS } from './ingredient-table.ts';

/** The names of the table, folded and as they are written, the shortest first. */
const NAMES = INGREDIENT_ROWS.flatMap(({ names }) => names.map((name) => ({ name, folded: foldText(name) }))).sort(
  (a, b) => a.name.length - b.name.length,
);

/** Ingredients whose name begins with a folded text, the shortest first. */
export function ingredientsBeginning(folded: string, limit: number): string[] {
  const begins = NAMES.filter((each) => each.folded.startsWith(folded));
  return begins.slice(0, limit).map(({ name }) => name);
}
