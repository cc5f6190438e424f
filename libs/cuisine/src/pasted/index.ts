/** What is pasted into the editor: steps, or a whole recipe, as text. */
export { type PastedRecipe, readRecipeText } from './recipe-text.ts';
export { readStepList } from './step-list.ts';
