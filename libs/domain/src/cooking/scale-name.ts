import { leadingUnit } from './ingredient-units.ts';
import { metricUnit } from './metric-units.ts';
import { scaleQuantity } from './quantities.ts';

/**
 * An ingredient's name for another number of servings: what it counts in brackets grows with the quantity, "pâte filo
 * (24 feuilles)". Sizes and ages stay: "(400 g)", "(18 mois)".
 */
export const scaleName = (name: string, chosen: number, original: number): string =>
  name.replace(/\((\d+\s+)(\p{L}[^)]*)\)/gu, (all, count: string, unit: string) => {
    const counted = leadingUnit(unit)?.unit ?? 'cm';
    return /^\p{L}{1,2}$/u.test(counted) || metricUnit(counted)
      ? all
      : `(${scaleQuantity(count + unit, chosen, original)})`;
  });
