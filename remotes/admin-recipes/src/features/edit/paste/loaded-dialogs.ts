export { IngredientsDialog } from './ingredients-dialog.tsx';
export { RecipeDialog } from './recipe-dialog.tsx';
export { StepsDialog } from './steps-dialog.tsx';
