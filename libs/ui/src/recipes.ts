/** What shows recipes, and leads to others. */

export { BoardingPass } from './boarding-pass/boarding-pass.tsx';
export { FavouriteButton } from './favourite-button/favourite-button.tsx';
export { loadSuggestions } from './next-stops/load-suggestions.ts';
export { NextStops } from './next-stops/next-stops.tsx';
export { SearchField } from './next-stops/search-field.tsx';
export { RecipeCard } from './recipe-card/recipe-card.tsx';
export { RecipeCards } from './recipe-card/recipe-cards.tsx';
export { RecipeGrid } from './recipe-card/recipe-grid.tsx';
export { SkeletonCard } from './skeleton/skeleton.tsx';
export { Stamp } from './stamp/stamp.tsx';
