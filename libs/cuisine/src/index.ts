/** The French kitchen language: quantities, durations, steps, words. Pure, for servers and browsers. */

export { formatDecimal, formatPieces, toTenth } from './cooking/amounts.ts';
export { formatDuration, isoDuration, parseDuration, sumDurations } from './cooking/durations.ts';
export { groupIngredients, groupSteps, stepGroup } from './cooking/groups.ts';
export { readIngredient } from './cooking/ingredient-line.ts';
export { checkIngredients, type ListedIngredient, readIngredientList } from './cooking/ingredient-list.ts';
export { metricUnit } from './cooking/metric-units.ts';
export { atLeastOneServing, readQuantity, SERVINGS_MIN, scaleQuantity, servingsLabel } from './cooking/quantities.ts';
export { recipeDurations, totalTime } from './cooking/recipe-durations.ts';
export { scaleName } from './cooking/scale-name.ts';
export { inflectUnit } from './cooking/units.ts';
export { writtenIngredient } from './cooking/written-ingredient.ts';
