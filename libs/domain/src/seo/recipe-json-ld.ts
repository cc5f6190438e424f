import type { Ingredient, RecipeDetail, RecipeStep, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { isoDuration } from '../cooking/durations.ts';
import { groupSteps } from '../cooking/groups.ts';
import { servingsLabel } from '../cooking/quantities.ts';
import { recipeDurations } from '../cooking/recipe-durations.ts';
import { typeLabel } from '../recipes/labels.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { JsonLd } from './json-ld.ts';
import { structuredPictures } from './share-picture.ts';

/** Id of a step's element on its recipe's page. Steps are numbered from 1 across all groups. */
export const stepAnchor = (number: number): string => `etape-${number}`;

/**
 * A recipe by Google's rules (https://developers.google.com/search/docs/appearance/structured-data/recipe). Properties
 * without a value are left out: rating, nutrition, and `video`, which needs a thumbnail and an upload date.
 */
export function recipeJsonLd(site: Site, recipe: RecipeDetail): JsonLd {
  const url = absoluteUrl(site, PAGES.recipe(recipe.slug));
  const publisher = { '@type': 'Organization', name: site.name, url: absoluteUrl(site, PAGES.home) };
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    name: recipe.title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'fr',
    description: recipe.description,
    image: structuredPictures(site, recipe.cover),
    author: publisher,
    publisher,
    datePublished: recipe.created_at,
    dateModified: recipe.updated_at,
    ...times(recipe),
    recipeYield: `${recipe.servings} ${servingsLabel(recipe.servings)}`,
    recipeCategory: typeLabel(recipe.type_recipe),
    recipeCuisine: recipe.country.name,
    ...(recipe.seo?.keywords ? { keywords: recipe.seo.keywords } : {}),
    recipeIngredient: recipe.ingredients.map(ingredientText),
    recipeInstructions: instructions(site, recipe, url),
  };
}

/** Google accepts prepTime and cookTime only together: if one of them is unknown, it is 0. */
function times(recipe: RecipeDetail): Record<string, string> {
  const { preparation, cooking, total } = recipeDurations(recipe);
  if (total === null) return {};
  const both = preparation === null && cooking === null ? {} : { prepTime: preparation ?? 0, cookTime: cooking ?? 0 };
  return Object.fromEntries(
    Object.entries({ ...both, totalTime: total }).map(([name, minutes]) => [name, isoDuration(minutes)]),
  );
}

const ingredientText = ({ name, quantity }: Pick<Ingredient, 'name' | 'quantity'>): string =>
  `${quantity.trim()} ${name.trim()}`.trim();

/** Steps in the page's order, sections and numbering; steps without a group have no section. */
function instructions(site: Site, recipe: RecipeDetail, url: string): object[] {
  let number = 0;
  return groupSteps(recipe.steps).flatMap(({ name, items }) => {
    const steps = items.map((step) => {
      number += 1;
      return howToStep(site, step, `${url}#${stepAnchor(number)}`);
    });
    return name === null ? steps : [{ '@type': 'HowToSection', name, itemListElement: steps }];
  });
}

function howToStep(site: Site, { text, media }: Pick<RecipeStep, 'media'> & { text: string }, url: string): object {
  const image = media?.type === 'image' ? { image: absoluteUrl(site, media.url) } : {};
  return { '@type': 'HowToStep', text, url, ...image };
}
