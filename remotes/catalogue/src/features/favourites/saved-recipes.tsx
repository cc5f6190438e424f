import { LOADING_SKELETONS } from '@tdt/contracts/plain';
import { cookedText, DIARY, type DiaryEntry, entryOf } from '@tdt/domain/kept';
import { excerpt } from '@tdt/domain/text';
import { useKept } from '@tdt/platform/kept';
import { RecipeCard, RecipeGrid, SkeletonCard } from '@tdt/ui/recipes';
import { useEffect, useRef } from 'react';
import { RemovedRecipe } from './removed-recipe.tsx';
import styles from './saved-recipes.module.css';
import type { FavouriteRecipes } from './use-favourite-recipes.ts';

/** Cards whose pictures load first: most screens show them without scrolling. */
const FIRST_ROW = 2;

/** Words of a note that a card shows. */
const NOTE_BEGINNING = 20;

interface SavedRecipesProps {
  recipes: FavouriteRecipes['recipes'];
  /** Number of recipes that are loading; `null` while unknown. */
  pending: number | null;
}

/** The favourites as cards, skeletons for those that are loading, and a placeholder for each removed one. */
export function SavedRecipes({ recipes, pending }: SavedRecipesProps) {
  const [diary] = useKept(DIARY);
  const skeletons = Math.min(pending ?? LOADING_SKELETONS / 2, LOADING_SKELETONS);
  return (
    <div className={styles.recipes} aria-busy={skeletons > 0}>
      <RecipeGrid label="Mes recettes favorites">
        {recipes.map((saved, index) => (
          <SavedRecipe
            key={saved.recipe.id}
            {...saved}
            entry={diary && entryOf(diary, saved.recipe)}
            priority={index < FIRST_ROW}
          />
        ))}
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <li key={index} aria-hidden="true" data-hide="no-script">
            <SkeletonCard />
          </li>
        ))}
      </RecipeGrid>
    </div>
  );
}

type SavedRecipeProps = FavouriteRecipes['recipes'][number] & { entry: DiaryEntry | null; priority: boolean };

function SavedRecipe({ recipe, isSaved, restore, entry, priority }: SavedRecipeProps) {
  const item = useRef<HTMLLIElement>(null);
  const wasSaved = useRef(isSaved);

  // Removing and restoring replace the pressed button: the button of the replacement gets the focus.
  useEffect(() => {
    if (wasSaved.current === isSaved) return;
    wasSaved.current = isSaved;
    const isFocusLost = document.hasFocus() && document.activeElement === document.body;
    if (isFocusLost) item.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isSaved]);

  return (
    <li ref={item} className={styles.saved}>
      {isSaved ? (
        <>
          <RecipeCard
            recipe={recipe}
            level={2}
            sizes="(width >= 1280px) 19rem, (width >= 640px) 45vw, 88vw"
            priority={priority}
          />
          <OwnWords entry={entry} />
        </>
      ) : (
        <RemovedRecipe title={recipe.title} onRestore={restore} />
      )}
    </li>
  );
}

/** When the visitor cooked it, and the beginning of their note. */
function OwnWords({ entry }: { entry: DiaryEntry | null }) {
  const words = entry && [cookedText(entry.cooked), excerpt(entry.note, NOTE_BEGINNING)].filter(Boolean);
  return words && words.length > 0 && <p className={styles.own}>{words.join('. ')}</p>;
}
