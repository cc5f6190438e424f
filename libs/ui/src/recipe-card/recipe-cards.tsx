import type { RecipeCard as Recipe } from '@tdt/contracts';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeGrid } from './recipe-grid.tsx';

interface RecipeCardsProps {
  recipes: readonly Recipe[];
  /** For recipes of a single country. */
  hideCountry?: boolean;
}

/** Recipes as a grid of cards, at most three in a row. */
export function RecipeCards({ recipes, hideCountry = false }: RecipeCardsProps) {
  return (
    <RecipeGrid>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            sizes="(width >= 1280px) 24rem, (width >= 640px) 45vw, 88vw"
            hideCountry={hideCountry}
          />
        </li>
      ))}
    </RecipeGrid>
  );
}
