/** The French kitchen language: quantities, durations, steps, words. Pure, for servers and browsers. */

export { formatDecimal, formatPieces, toTenth } from './cooking/amounts.ts';
export { formatDuration, isoDuration, parseDuration, sumDurations } from './cooking/durations.ts';
export { groupIngredients, groupSteps, stepGroup } from './cooking/groups.ts';
export { readIngredient } from './cooking/ingredient-line.ts';
export { checkIngredients, type ListedIngredient, readIngredientList } from './cooking/ingredient-list.ts';
export { clockTime, dayOfTask, type PlannedTask, planMeal, readTime, stagesOf } from './cooking/meal-plan.ts';
export { earliestTable, serveCourses } from './cooking/meal-times.ts';
export { metricUnit } from './cooking/metric-units.ts';
export { atLeastOneServing, readQuantity, SERVINGS_MIN, scaleQuantity, servingsLabel } from './cooking/quantities.ts';
export { recipeDurations, totalTime } from './cooking/recipe-durations.ts';
export { scaleName } from './cooking/scale-name.ts';
export { namedIngredients } from './cooking/steps/named-ingredients.ts';
export { hasFixedNumber, readStep, type StepPart, type StepQuantity } from './cooking/steps/read-step.ts';
export { scaleStepQuantity } from './cooking/steps/scale-step.ts';
export { inflectUnit } from './cooking/units.ts';
export { writtenIngredient } from './cooking/written-ingredient.ts';
export { QUICK } from './search/meanings.ts';
export { COUNTRY_WORDS, REGION_WORDS } from './search/place-words.ts';
export { isStopWord } from './search/stop-words.ts';
export { adjectiveForms, phraseKey, wordForms } from './search/word-forms.ts';
export { distances } from './words/distances.ts';
export { listLines } from './words/list-lines.ts';
export { plainLetters } from './words/plain-letters.ts';
export { containsEveryWord, everyWord, foldText, keywords, searchWords, spellSigns } from './words/search-words.ts';
