import { type AmountRow, isMeasure, PIECES, type Unit } from './ingredient-row.ts';
import { matchName, type NameMatch } from './match-name.ts';
import type { NameWord } from './name-words.ts';

/** An amount in a step, with the words after it. */
export interface Named {
  /** The larger of a range, in `unit`. */
  value: number;
  unit: Unit;
  /** "un", "une" may be articles: "ajoutez un œuf" is perhaps one for each. */
  isArticle: boolean;
  words: readonly NameWord[];
}

export interface Found extends NameMatch {
  row: AmountRow;
}

/** Less of it is perhaps for one piece of many, and would not scale: "4 crevettes" of 16 for a roll. */
const LEAST_PIECES = 1 / 2;
/** The same for spoons: "une cuillère à café de confiture" on a biscuit. */
const LEAST_SPOONS = 1 / 6;
const NEAR = 1e-6;
/** No recipe has more rows that are alike: they would take long to compare, and none could be meant. */
const ALIKE_MAX = 12;

/** The one row that an amount belongs to: all of it or a part. `null` if none fits, or more than one. */
export function findRow(named: Named, rows: readonly AmountRow[], group: string | null): Found | null {
  const amount = named.value * named.unit.times;
  const fitting = byName(named, rows).filter(({ row }) => row.amount >= amount - NEAR);
  const isAll = ({ row }: Found) => Math.abs(row.amount - amount) <= NEAR;
  const found = only(fitting, group, fitting.some(isAll) ? isAll : () => true);
  if (!found || isAll(found)) return found;
  const part = amount / found.row.amount;
  if (found.isVague || isTapWater(found)) return null;
  if (named.unit.isSpoon) return part >= LEAST_SPOONS - NEAR ? found : null;
  return !isMeasure(named.unit) && (named.isArticle || part < LEAST_PIECES) ? null : found;
}

/** The one row that a share is taken of, "la moitié du chou". */
export function findShared(words: readonly NameWord[], rows: readonly AmountRow[], group: string | null): Found | null {
  const found = only(best(allNames(rows, words)), group, () => true);
  return found?.isVague || (found && isTapWater(found)) ? null : found;
}

/** Rows of the same kind of unit with that name. */
function byName({ unit, words }: Named, rows: readonly AmountRow[]): Found[] {
  const same = rows.filter((row) => row.unit.base === unit.base);
  const isLoose = unit !== PIECES && !isMeasure(unit) && same.length <= ALIKE_MAX;
  return best([...allNames(same, words), ...(isLoose ? same.flatMap((row) => counted(row, words)) : [])]);
}

function allNames(rows: readonly AmountRow[], words: readonly NameWord[]): Found[] {
  const alike = rows.filter(({ names }) => names.some(([head]) => head?.word === words[0]?.word));
  return alike.length > ALIKE_MAX ? [] : alike.flatMap((row) => namesOf(row, words));
}

const namesOf = (row: AmountRow, words: readonly NameWord[]): Found[] =>
  row.names.flatMap((name) => {
    const match = matchName(words, name);
    return match ? [{ ...match, row }] : [];
  });

/** "7 feuilles de filo" are of the 14 sheets of "pâte filo", "2 gousses" of the only cloves. */
function counted(row: AmountRow, [noun]: readonly NameWord[]): Found[] {
  if (noun?.link !== 'de') return [{ row, words: 0, isWhole: false, end: 0, isVague: false }];
  const isInName = row.names.flat().some(({ word }) => word === noun.word);
  return isInName ? [{ row, words: 1, isWhole: false, end: noun.end, isVague: false }] : [];
}

/** Those that have most words in common, "sucre glace" rather than "sucre"; of them rather "sucre" as a whole. */
function best(found: readonly Found[]): Found[] {
  const most = Math.max(0, ...found.map(({ words }) => words));
  const nearest = found.filter(({ words }) => words === most);
  const whole = nearest.filter(({ isWhole }) => isWhole);
  return whole.length > 0 ? whole : nearest;
}

/** The only one; else the only one of the step's own group, if it is as near as any. */
function only(found: readonly Found[], group: string | null, isNearest: (one: Found) => boolean): Found | null {
  const ids = new Set(found.map(({ row }) => row.id));
  const own = found.filter(({ row }) => ids.size === 1 || row.group === group);
  const [first] = own;
  return first && isNearest(first) && own.every(({ row }) => row.id === first.row.id) ? first : null;
}

/** Water comes from the tap as well, uncounted. */
const isTapWater = ({ row }: Found): boolean => row.names.every((name) => name[0]?.word === 'eau' && !name[1]?.link);
