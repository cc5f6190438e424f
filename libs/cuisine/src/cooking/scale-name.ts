import { leadingUnit } from './ingredient-units.ts';
import { metricUnit } from './metric-units.ts';
import { scaleQuantity } from './quantities.ts';

/** "cm", "mm". */
const SHORT_UNIT = /^\p{L}{1,2}$/u;

/**
 * An ingredient's name for another number of servings: what it counts in brackets grows with the quantity, "pâte filo
 * (24 feuilles)". Sizes and ages stay: "(400 g)", "(18 mois)".
 */
export const scaleName = (name: string, chosen: number, original: number): string =>
  name.replace(/\((\d+\s+)(\p{L}[^()]*)\)/gu, (all, count: string, rest: string) => {
    const unit = leadingUnit(rest)?.unit;
    const isCount = unit !== undefined && !SHORT_UNIT.test(unit) && !metricUnit(unit);
    return isCount ? `(${scaleQuantity(count + rest, chosen, original)})` : all;
  });
