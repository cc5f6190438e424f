import { expect, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { inOneLine, responseTo } from './pages.ts';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

test('the page from the server is complete: facts, story, country, ingredients, steps by group, tips, greeting', async ({
  request,
}) => {
  const recipe = await stored.recipe(request, TAJINE);
  const country = await stored.country(request, 'maroc');
  const { text } = await responseTo(request, `/recipe/${TAJINE}`);
  expect(text).toMatch(
    /Préparation 25min Cuisson 1h 20min Total 2h 45min dont 1h de repos Difficulté Moyenne Personnes 4/,
  );
  expect(text).toContain('Préparation 25min Cuisson 1h 20min Repos 1h');
  expect(recipe.country_title).toBe('Cuisine du Maroc');
  expect(recipe.country_text).toBe(country.recipe_description);
  for (const words of [
    recipe.description,
    recipe.cultural_context_title,
    recipe.cultural_context,
    recipe.ingredients_title,
    recipe.steps_title,
    recipe.country_title,
    recipe.country_text,
    country.country_bon_appetit,
    ...recipe.groups,
    ...recipe.prep_tips,
    ...recipe.ingredients.map(({ name, quantity: amount }) => `${name} ${amount}`),
    ...recipe.steps.map(({ description }) => description),
  ]) {
    expect(text).toContain(inOneLine(words ?? 'missing'));
  }
});

test('a country set has 4 pictures or more, a dish set 3 or more', async ({ request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  for (const { slug } of items.slice(0, 6)) {
    const { country_images, dish_images } = await stored.recipe(request, slug);
    expect(country_images.length, slug).toBeGreaterThanOrEqual(4);
    expect(dish_images.length, slug).toBeGreaterThanOrEqual(3);
  }
});
