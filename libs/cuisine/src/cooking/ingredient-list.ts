import { listLines } from '../words/list-lines.ts';
import { foldText } from '../words/search-words.ts';
import { type IngredientText, readIngredient } from './ingredient-line.ts';

export interface ListedIngredient extends IngredientText {
  /** '' for none. */
  group: string;
}

/** A longer line is prose, not an ingredient: it is taken as it is. */
const LINE_MAX = 300;
/** Title of the whole list, with or without the servings: "Ingrédients (4 pers.)", "Pour 4 personnes", "Serves 4". */
const TITLE =
  /^(?:les\s+|liste\s+(?:des\s+|d['’]\s*))?ingr[ée]dients?(?:\s*\(.*\)|\s+(?:pour|for)\b.*)?$|^(?:pour|for)\s+\d+(?:\s*(?:à|-|–|to)\s*\d+)?\s+\p{L}+\.?$|^serves\s+\d+$|^(?:il\s+vous\s+faut|ce\s+qu['’]il\s+(?:vous\s+)?faut)$/iu;

/**
 * Reads a list of ingredients, one a line: quantity and name apart. A line that ends with a colon ("Pour la pâte :") or
 * begins as a heading ("## Pâte") is the title of the group that follows. Bullets, empty lines and the title of the
 * list are left out.
 */
export function readIngredientList(text: string): ListedIngredient[] {
  const rows: ListedIngredient[] = [];
  let group = '';
  for (const item of listLines(text)) {
    if (item.length > LINE_MAX) {
      rows.push({ quantity: '', name: item, group });
      continue;
    }
    const heading = headingOf(item);
    if (isListTitle(heading ?? item)) group = '';
    else if (heading !== undefined) group = heading;
    else rows.push({ ...readIngredient(item), group });
  }
  return rows;
}

/** Whether a line is the title of the whole list of ingredients. */
export const isListTitle = (line: string): boolean => TITLE.test(line);

/** "Pour la pâte", without a colon. */
const PART = /^(?:pour\s+(?:la|le|les)|pour\s+l['’]|for\s+the)\s*(?:[\p{L}'’-]+\s+){0,3}[\p{L}'’-]+$/iu;

/** "## Pâte", "Pour la pâte :", "Pour la pâte", "**Sauce :**"; not "Farine : 200 g". */
export function headingOf(item: string): string | undefined {
  if (item.startsWith('#')) return withoutColon(item.replace(/^#+/, '')) || undefined;
  const text = item
    .replace(/^\*{1,2}/, '')
    .replace(/\*{1,2}$/, '')
    .trim();
  return (text.endsWith(':') && /^\D*?\p{L}/u.test(text)) || PART.test(text) ? withoutColon(text) : undefined;
}

const withoutColon = (text: string): string => text.trim().replace(/(?<![:*\s])[:*\s]+$/, '');

/** What an editor should check before saving; places of rows, from 0. */
export interface IngredientFindings {
  /** Rows with a name, but no quantity. */
  unmeasured: number[];
  /** Rows whose ingredient stands in an earlier row of the same group. */
  repeated: number[];
}

/** Rows without a quantity, and ingredients that stand twice in one group, whatever their case and accents. */
export function checkIngredients(rows: readonly ListedIngredient[]): IngredientFindings {
  const seen = new Set<string>();
  const findings: IngredientFindings = { unmeasured: [], repeated: [] };
  for (const [index, { name, quantity, group }] of rows.entries()) {
    const folded = foldText(name);
    if (folded === '') continue;
    if (quantity.trim() === '') findings.unmeasured.push(index);
    const key = `${group.trim()}\n${folded}`;
    if (seen.has(key)) findings.repeated.push(index);
    seen.add(key);
  }
  return findings;
}
