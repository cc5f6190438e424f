import type { RecipeDetail, RelatedRecipes } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { breadcrumbJsonLd, recipeCrumbs, recipeHead, recipeJsonLd } from '@tdt/domain';
import { useLoaderData, useSite } from '@tdt/platform';
import { FlightPath, Head } from '@tdt/ui';
import { Culture } from './culture/culture.tsx';
import { RecipeFacts } from './hero/recipe-facts.tsx';
import { RecipeHero } from './hero/recipe-hero.tsx';
import { Kitchen } from './kitchen/kitchen.tsx';
import { PrepTips } from './kitchen/prep-tips.tsx';
import type { RecipeData } from './recipe.loader.ts';
import { RecipeNotFound } from './recipe-not-found.tsx';
import styles from './recipe-page.module.css';
import { Related } from './related/related.tsx';

/** One recipe: where it comes from, how it is made, and what else is cooked there. */
export function RecipePage() {
  const loaded = useLoaderData<RecipeData>();
  // Ticks and servings belong to one recipe: another one starts afresh.
  return loaded.recipe ? <KnownRecipe key={loaded.recipe.id} {...loaded} /> : <RecipeNotFound />;
}

function KnownRecipe({ recipe, related }: { recipe: RecipeDetail; related: RelatedRecipes }) {
  const site = useSite();
  const jsonLd = ON_SERVER ? [recipeJsonLd(site, recipe), breadcrumbJsonLd(site, recipeCrumbs(recipe))] : [];
  return (
    <article>
      <Head head={recipeHead(site, recipe)} jsonLd={jsonLd} />
      <RecipeHero recipe={recipe} />
      <RecipeFacts recipe={recipe} />
      <Culture recipe={recipe} />
      <FlightPath className={styles.path} />
      <Kitchen recipe={recipe} />
      <PrepTips recipe={recipe} />
      <p className={styles.imprint}>
        <strong>{site.name}</strong> <span>{site.url + PAGES.recipe(recipe.slug)}</span>
      </p>
      <Related id={recipe.id} country={recipe.country} recipes={related.items} />
    </article>
  );
}
