import {
  formatDecimal,
  formatPieces,
  inflectUnit,
  metricUnit,
  readQuantity,
  scaleQuantity,
  toTenth,
} from '@tdt/cuisine';
import { groupBy } from './group-by.ts';
import { singularWords } from './ingredient-key.ts';

/** What one recipe needs of an ingredient. */
export interface Need {
  quantity: string;
  /** Servings that are cooked, and those that the quantity is written for. */
  servings: number;
  written_for: number;
}

interface Amount {
  /** Amounts of one kind can be added. */
  kind: string;
  value: number;
  /** The unit as written, with the blank before it. */
  unit: string;
}

const SPOON = 'spoon';
/** Millilitres of a spoon. */
const SPOONS: Readonly<Record<string, number>> = { 'cuillere a cafe': 5, 'cuillere a soupe': 15 };

/**
 * All that is needed of one ingredient, as a text to buy by: grams and litres are converted, spoons too, into litres
 * beside litres, other units are added to their like, and what cannot be added stands side by side: "2 + 100 g". More
 * than one piece is rounded up. Of a range, the larger number counts. Words without a number, such as "au goût", are
 * left out beside numbers. A single need is written as its recipe shows it.
 */
export function addQuantities(needs: readonly Need[]): string {
  const measured = needs.flatMap((need) => {
    const amount = readAmount(need);
    return amount ? [{ need, amount }] : [];
  });
  const hasLitres = measured.some(({ amount }) => amount.kind === 'ml');
  const kinds = groupBy(measured, ({ amount: { kind } }) => (kind === SPOON && hasLitres ? 'ml' : kind));
  const sums = [...kinds].map(([kind, [first, ...others]]) => {
    if (!first) return '';
    const { quantity, servings, written_for } = first.need;
    if (others.length === 0) return scaleQuantity(quantity, servings, written_for).trim();
    const value = [first, ...others].reduce((sum, { amount }) => sum + amount.value, 0);
    return formatSum({ kind, value, unit: first.amount.unit });
  });
  const words = needs.map(({ quantity }) => quantity.trim()).filter(Boolean);
  return sums.length > 0 ? sums.join(' + ') : [...new Set(words)].join(', ');
}

/** `null` if the quantity begins with no number. */
function readAmount({ quantity, servings, written_for }: Need): Amount | null {
  const read = readQuantity(quantity);
  if (!read) return null;
  const value = ((read.values.at(-1) ?? 0) * servings) / written_for;
  const unit = singularWords(read.unit.replace(/^\s*de\s/u, ''));
  const spoon = SPOONS[unit];
  if (spoon) return { kind: SPOON, value: value * spoon, unit: read.unit };
  const { base, times } = metricUnit(unit) ?? { base: unit, times: 1 };
  return { kind: base, value: value * times, unit: read.unit };
}

function formatSum({ kind, value, unit }: Amount): string {
  const rounded = value < 10 ? toTenth(value) : Math.round(value);
  // From 2 kg on a tenth is small enough to be bought too much.
  const large = rounded >= 2000 || (rounded >= 1000 && rounded % 100 === 0) ? Math.ceil(rounded / 100) / 10 : null;
  if (kind === 'g') return large ? `${formatDecimal(large)} kg` : `${formatDecimal(rounded)} g`;
  if (kind === 'ml') {
    if (large) return formatDecimal(large) + inflectUnit(' litre', large);
    return rounded < 10 ? `${formatDecimal(rounded)} ml` : `${formatDecimal(rounded / 10)} cl`;
  }
  if (kind === SPOON) {
    const soup = value / 15;
    return soup >= 3 || (soup >= 1 && Number.isInteger(soup * 2))
      ? formatPieces(soup) + inflectUnit(' cuillère à soupe', soup)
      : formatPieces(soup * 3) + inflectUnit(' cuillère à café', soup * 3);
  }
  // Thirds do not add up exactly: three pieces must not become four.
  const whole = Math.ceil(value - 1e-9);
  return unit.trim() === '' && whole > 1 ? String(whole) : formatPieces(value) + inflectUnit(unit, value);
}
