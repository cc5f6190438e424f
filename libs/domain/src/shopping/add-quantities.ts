import { formatDecimal, formatPieces, toTenth } from '../cooking/amounts.ts';
import { metricUnit } from '../cooking/metric-units.ts';
import { readQuantity, scaleQuantity } from '../cooking/quantities.ts';
import { inflectUnit } from '../cooking/units.ts';
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

/**
 * All that is needed of one ingredient, as a text: grams and litres are converted, other units are added to their like,
 * and what cannot be added stands side by side: "2 + 100 g". Of a range counts the larger number. Words without a
 * number, such as "au goût", are left out beside numbers. A single need is written as its recipe shows it.
 */
export function addQuantities(needs: readonly Need[]): string {
  const measured = needs.flatMap((need) => {
    const amount = readAmount(need);
    return amount ? [{ need, amount }] : [];
  });
  const kinds = groupBy(measured, ({ amount }) => amount.kind);
  const sums = [...kinds.values()].map(([first, ...others]) => {
    if (!first) return '';
    const { quantity, servings, written_for } = first.need;
    if (others.length === 0) return scaleQuantity(quantity, servings, written_for).trim();
    return formatSum({
      ...first.amount,
      value: [first, ...others].reduce((sum, { amount }) => sum + amount.value, 0),
    });
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
  const { base, times } = metricUnit(unit) ?? { base: unit, times: 1 };
  return { kind: base, value: value * times, unit: read.unit };
}

function formatSum({ kind, value, unit }: Amount): string {
  const rounded = value < 10 ? toTenth(value) : Math.round(value);
  // Kilograms and litres show one decimal: what needs more stays in the smaller unit.
  const isLarge = rounded >= 1000 && rounded % 100 === 0;
  if (kind === 'g') return isLarge ? `${formatDecimal(rounded / 1000)} kg` : `${formatDecimal(rounded)} g`;
  if (kind === 'ml') {
    if (isLarge) return formatDecimal(rounded / 1000) + inflectUnit(' litre', rounded / 1000);
    return rounded < 10 ? `${formatDecimal(rounded)} ml` : `${formatDecimal(rounded / 10)} cl`;
  }
  return formatPieces(value) + inflectUnit(unit, value);
}
