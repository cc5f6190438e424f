import type { RecipeDetail, RelatedRecipes } from '@tdt/contracts';
import { COOK_PARAMETER, PAGES } from '@tdt/contracts/plain';
import { recipeHead } from '@tdt/domain/heads';
import { servingsIn } from '@tdt/domain/recipes';
import { breadcrumbJsonLd, recipeCrumbs, recipeJsonLd } from '@tdt/domain/seo';
import { useLoaderData, useLocation, useSite } from '@tdt/platform';
import { FlightPath, Head } from '@tdt/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadCookMode } from './actions/load-cook-mode.ts';
import { Culture } from './culture/culture.tsx';
import { RecipeFacts } from './hero/recipe-facts.tsx';
import { RecipeHero } from './hero/recipe-hero.tsx';
import { Kitchen } from './kitchen/kitchen.tsx';
import { PrepTips } from './kitchen/prep-tips.tsx';
import type { StepQuantities } from './kitchen/quantities/read-quantities.ts';
import type { RecipeData } from './recipe.loader.ts';
import { RecipeNotFound } from './recipe-errors.tsx';
import styles from './recipe-page.module.css';
import { Related } from './related/related.tsx';

/** The page of a recipe: hero, story, ingredients and steps, tips, and other recipes from its country. */
export function RecipePage() {
  const loaded = useLoaderData<RecipeData>();
  const servings = servingsIn(useLocation().search);
  // The key resets ticks and servings when the visitor goes to another recipe, or by a link to other servings.
  return loaded.recipe ? (
    <KnownRecipe key={`${loaded.recipe.id} ${servings}`} {...loaded} />
  ) : (
    <RecipeNotFound suggestions={loaded.suggestions} />
  );
}

interface RecipeProps {
  recipe: RecipeDetail;
  related: RelatedRecipes;
  quantities: StepQuantities;
}

/** A chunk of its own: most visitors read before they cook. Without it the recipe itself is shown. */
const CookMode = lazy<ComponentType<RecipeProps>>(() =>
  loadCookMode().then(
    ({ CookMode }) => ({ default: CookMode }),
    () => ({ default: RecipeArticle }),
  ),
);

function KnownRecipe(props: RecipeProps) {
  const { recipe } = props;
  const site = useSite();
  const isCooking = new URLSearchParams(useLocation().search).get(COOK_PARAMETER) === '1';
  const jsonLd = ON_SERVER ? [recipeJsonLd(site, recipe), breadcrumbJsonLd(site, recipeCrumbs(recipe))] : [];
  return (
    <>
      <Head head={recipeHead(site, recipe)} jsonLd={jsonLd} />
      {isCooking ? (
        <Suspense>
          <CookMode {...props} />
        </Suspense>
      ) : (
        <RecipeArticle {...props} />
      )}
    </>
  );
}

/** The recipe itself, without the head of its page. */
export function RecipeArticle({ recipe, related, quantities }: RecipeProps) {
  const site = useSite();
  return (
    <article>
      <RecipeHero recipe={recipe} />
      <RecipeFacts recipe={recipe} />
      <Culture recipe={recipe} />
      <FlightPath className={styles.path} />
      <Kitchen recipe={recipe} quantities={quantities} />
      <PrepTips recipe={recipe} />
      <p className={styles.imprint}>
        <strong>{site.name}</strong> <span>{site.url + PAGES.recipe(recipe.slug)}</span>
      </p>
      {recipe.country && <Related id={recipe.id} country={recipe.country} recipes={related.items} />}
    </article>
  );
}
