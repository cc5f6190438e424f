export { namedIngredients } from './named-ingredients.ts';
export { hasFixedNumber, readStep, type StepPart, type StepQuantity } from './read-step.ts';
export { scaleStepQuantity } from './scale-step.ts';
