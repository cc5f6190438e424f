import type { RecipeDetail, RecipeStep, Site, StepMedia } from '@tdt/contracts';
import { type Diet, PAGES } from '@tdt/contracts/plain';
import { groupSteps, isoDuration, recipeDurations, servingsLabel, writtenIngredient } from '@tdt/cuisine';
import { typeLabel } from '../recipes/labels.ts';
import { mediaTypeOf, youtubeEmbed, youtubeVideo } from '../recipes/step-media.ts';
import { excerpt } from '../text/excerpt.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { JsonLd } from './json-ld.ts';
import { distinctKeywords } from './keywords.ts';
import { structuredPictures } from './share-picture.ts';

/** Id of a step's element on its recipe's page. Steps are numbered from 1 across all groups. */
export const stepAnchor = (number: number): string => `etape-${number}`;

/**
 * A recipe by Google's rules (https://developers.google.com/search/docs/appearance/structured-data/recipe). Properties
 * without a value are left out: rating, nutrition, and the cuisine of a recipe without a country.
 */
export function recipeJsonLd(site: Site, recipe: RecipeDetail): JsonLd {
  const url = absoluteUrl(site, PAGES.recipe(recipe.slug));
  const cuisine = recipe.country_adjectif ?? recipe.country?.name ?? '';
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
    // Google reads the first value, the bare number.
    recipeYield: [String(recipe.servings), `${recipe.servings} ${servingsLabel(recipe.servings)}`],
    recipeCategory: typeLabel(recipe.type_recipe),
    ...(cuisine && { recipeCuisine: cuisine }),
    ...keywordsOf(recipe),
    ...dietsOf(recipe),
    recipeIngredient: recipe.ingredients.map(writtenIngredient),
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

/** Without those that repeat cuisine and category, which Google asks to leave out. */
function keywordsOf({ seo, country, country_adjectif }: RecipeDetail): { keywords?: string } {
  const keywords = distinctKeywords(seo?.keywords ?? '', country_adjectif, country?.name ?? '');
  return keywords === '' ? {} : { keywords };
}

/** Only diets for which schema.org has an exact name: its LowLactoseDiet is not one without lactose. */
const DIET_NAMES: Partial<Record<Diet, string>> = {
  vegetarien: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'sans-gluten': 'GlutenFreeDiet',
};

function dietsOf({ diets }: RecipeDetail): { suitableForDiet?: string[] } {
  const names = diets.flatMap((diet) => DIET_NAMES[diet] ?? []);
  return names.length === 0 ? {} : { suitableForDiet: names.map((name) => `https://schema.org/${name}`) };
}

/** Steps in the page's order, sections and numbering; steps without a group have no section. */
function instructions(site: Site, recipe: RecipeDetail, url: string): object[] {
  let number = 0;
  return groupSteps(recipe.steps).flatMap(({ name, items }) => {
    const steps = items.map((step) => {
      number += 1;
      const address = `${url}#${stepAnchor(number)}`;
      return { ...howToStep(step, address), ...mediaOf(site, recipe, step) };
    });
    return name === null ? steps : [{ '@type': 'HowToSection', name, itemListElement: steps }];
  });
}

const howToStep = ({ text }: { text: string }, url: string): object => ({
  '@type': 'HowToStep',
  name: stepName(text),
  text,
  url,
});

/** The picture or the video of a step. */
function mediaOf(
  site: Site,
  recipe: RecipeDetail,
  { text, media }: Pick<RecipeStep, 'media'> & { text: string },
): object {
  if (media?.type === 'image') return { image: absoluteUrl(site, media.url) };
  const address = media && videoAddress(site, media);
  if (!address) return {};
  const video = {
    '@type': 'VideoObject',
    name: `${recipe.title} : ${stepName(text)}`,
    description: text,
    thumbnailUrl: structuredPictures(site, recipe.cover),
    // The site does not know when a film was made: it shows it since the recipe is there.
    uploadDate: recipe.created_at,
    ...address,
  };
  return { video };
}

/** Where a video is played: YouTube's player with its own thumbnail, or the file. `null`: a page that may show one. */
function videoAddress(site: Site, { url }: StepMedia): Record<string, string> | null {
  const film = youtubeVideo(url);
  if (film) return { embedUrl: youtubeEmbed(film), thumbnailUrl: `https://i.ytimg.com/vi/${film.id}/hqdefault.jpg` };
  return mediaTypeOf(url) === 'video' ? { contentUrl: absoluteUrl(site, url) } : null;
}

/** A step's name has so many words at most. */
const NAME_WORDS = 8;

/** What a step is about, for lists of steps: the beginning of its text, up to the first comma or stop. */
function stepName(text: string): string {
  const [clause = text] = text.split(/[,;:.!?…](?:\s|$)/u, 1);
  return excerpt(clause, NAME_WORDS) || excerpt(text, NAME_WORDS);
}

/** Whether a value of JSON-LD is a recipe: its type is "Recipe", ["Recipe", "NewsArticle"] or "http://schema.org/Recipe". */
export function isRecipeJsonLd(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const types = (value as { '@type'?: unknown })['@type'];
  return [types].flat().some((type) => typeof type === 'string' && /(?:^|\/)Recipe$/.test(type));
}
