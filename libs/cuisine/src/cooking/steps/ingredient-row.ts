import type { Ingredient } from '@tdt/contracts';
import { leadingUnit } from '../ingredient-units.ts';
import { metricUnit } from '../metric-units.ts';
import { readQuantity } from '../quantities.ts';
import { type NameWord, nameWords, stem } from './name-words.ts';

/** What amounts are counted in, so that two of them can be compared. */
export interface Unit {
  /** 'g' and 'ml' of measures; 'gousse', 'botte' … of what is counted; '' of pieces. */
  base: string;
  /** What one of it is in `base`. */
  times: number;
  isSpoon: boolean;
}

/** An ingredient of the list with its amount, as steps are compared with it. */
export interface AmountRow {
  id: string;
  group: string | null;
  /** In `unit.base`; of a range the larger. */
  amount: number;
  unit: Unit;
  /** Names that it goes by: "ghee ou huile" has two. */
  names: readonly (readonly NameWord[])[];
}

/** Millilitres. */
const [SOUP_SPOON, TEA_SPOON] = [15, 5];
export const PIECES: Unit = { base: '', times: 1, isSpoon: false };

/** The unit of `leadingUnit`: "cuillères à soupe", "kg", "grosses gousses". `null` for a length, which is a size. */
export function unitOf(written: string): Unit | null {
  if (written.startsWith('cuillère')) {
    return { base: 'ml', times: written.includes('soupe') ? SOUP_SPOON : TEA_SPOON, isSpoon: true };
  }
  if (/^[cm]m\.?$/i.test(written)) return null;
  const counted = { base: stem(written.split(/\s+/).at(-1) ?? ''), times: 1 };
  return { ...(metricUnit(written) ?? counted), isSpoon: false };
}

const OF = /^\s*(?:de\s+|d['’]\s*)/iu;

/** Forms that a step may leave out: "la moitié du soja" of "pousses de soja". Juice is no fruit, so it is no form. */
const FORMS = new Set(['pousse', 'graine', 'grain', 'cerneau', 'filet', 'cuisse']);

/**
 * An ingredient as rows: none without a number ("au goût") or in a unit that is not known; two if its name counts it
 * as well, "pâte filo (24 feuilles)".
 */
export function readRows({ id, group, name, quantity }: Ingredient): AmountRow[] {
  const stated = readAmount(quantity);
  if (!stated) return [];
  // "6" and "feuilles de combava" are six leaves.
  const inName = stated.unit === PIECES ? leadingUnit(name) : null;
  const unit = (inName && unitOf(inName.unit)) ?? stated.unit;
  const names = nameWords(inName ? name.slice(inName.length).replace(OF, '') : name);
  const short = names.filter(([head, next]) => isMeasure(unit) && FORMS.has(head?.word ?? '') && next?.link === 'de');
  const counted = readAmount(/\((\d[^()]*)\)/.exec(name)?.[1] ?? '');
  return [{ ...stated, unit }, ...(counted ? [counted] : [])].map(({ value, unit }) => {
    return { id, group, amount: value * unit.times, unit, names: [...names, ...short.map((words) => words.slice(1))] };
  });
}

/** Whether it is weighed or measured, not counted. */
export const isMeasure = ({ base }: Unit): boolean => base === 'g' || base === 'ml';

function readAmount(text: string): { value: number; unit: Unit } | null {
  const quantity = readQuantity(text);
  if (!quantity) return null;
  const value = quantity.values.at(-1) ?? 0;
  const written = quantity.unit.replace(/^\s*(?:de\s+|d['’])?/iu, '').replace(/(?<!\s)\s*(?:\(|environ).*/isu, '');
  if (written === '') return { value, unit: PIECES };
  const found = leadingUnit(written);
  const unit = found && unitOf(found.unit);
  return unit && { value, unit };
}
