import { LOADING_SKELETONS } from '@tdt/contracts/plain';
import { VisuallyHidden } from '@tdt/ui';
import { RecipeCard, RecipeGrid, SkeletonCard } from '@tdt/ui/recipes';
import styles from './recipe-results.module.css';
import type { RecipeList } from './use-recipe-list.ts';

/** Cards whose pictures load first: most screens show them without scrolling. */
const FIRST_ROW = 2;
const SKELETONS = Array.from({ length: LOADING_SKELETONS }, (_, index) => index);

/** The recipe cards, and skeletons for those that are loading. */
export function RecipeResults({ list: { items, isLoading, isPending } }: { list: RecipeList }) {
  return (
    <section
      aria-labelledby="resultats"
      aria-busy={isPending}
      className={styles.results}
      data-stale={isPending && !isLoading}
    >
      <VisuallyHidden heading="resultats">Les recettes</VisuallyHidden>
      <RecipeGrid>
        {items?.map((recipe, index) => (
          <li key={recipe.id} data-recipe={index}>
            <RecipeCard
              recipe={recipe}
              sizes="(width >= 1280px) 19rem, (width >= 640px) 45vw, 88vw"
              priority={index < FIRST_ROW}
            />
          </li>
        ))}
        {isLoading &&
          SKELETONS.map((index) => (
            <li key={index} aria-hidden="true">
              <SkeletonCard />
            </li>
          ))}
      </RecipeGrid>
    </section>
  );
}
