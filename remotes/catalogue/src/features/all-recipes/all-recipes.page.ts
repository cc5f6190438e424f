import { loadAllRecipes } from './all-recipes.loader.ts';
import { AllRecipesPage } from './all-recipes-page.tsx';

export const allRecipesPage = { Component: AllRecipesPage, loader: loadAllRecipes };
