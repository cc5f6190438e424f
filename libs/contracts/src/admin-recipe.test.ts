import { expect, it } from 'vitest';
import { SeoInputSchema } from './admin-page.ts';
import { RecipeInputSchema } from './admin-recipe.ts';
import { RECIPE_LIMITS } from './plain/recipes.ts';

const ingredient = { name: 'lait', quantity: '1 l' };
const step = { description: 'Chauffez.' };
const recipe = {
  title: 'Flan',
  description: 'À la vanille.',
  servings: 4,
  difficulty: 'facile',
  country_id: null,
  ingredients: [ingredient],
  steps: [step],
};
const errorsOf = (fields: object) =>
  (RecipeInputSchema.safeParse({ ...recipe, ...fields }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
const times = <T>(count: number, item: T): T[] => new Array(count).fill(item);
const picture = (image_type: 'cover' | 'plat') => ({
  url: '/media/recipe-images/cover/a.webp',
  width: 16,
  height: 9,
  placeholder: '',
  image_type,
});

it('has one cover at most: editors see one, and a save would lose the others', () => {
  expect(errorsOf({ images: [picture('cover'), picture('plat'), picture('plat')] })).toEqual([]);
  expect(errorsOf({ images: [picture('cover'), picture('cover')] })).toEqual([
    ['images', 'Une seule image principale.'],
  ]);
});

it('says in words how long its lists may be', () => {
  expect(errorsOf({ ingredients: times(RECIPE_LIMITS.ingredients, ingredient) })).toEqual([]);
  expect(
    errorsOf({
      groups: times(RECIPE_LIMITS.groups + 1, 'Pâte'),
      prep_tips: times(RECIPE_LIMITS.tips + 1, 'Tiède.'),
      ingredients: times(RECIPE_LIMITS.ingredients + 1, ingredient),
      steps: times(RECIPE_LIMITS.steps + 1, step),
      images: times(RECIPE_LIMITS.images + 1, picture('plat')),
    }),
  ).toEqual([
    ['groups', '50 groupes au plus.'],
    ['prep_tips', '50 conseils au plus.'],
    ['ingredients', '200 ingrédients au plus.'],
    ['steps', '200 étapes au plus.'],
    ['images', '50 images au plus.'],
  ]);
});

it('holds no characters that pages and databases cannot hold', () => {
  const { title, description } = RecipeInputSchema.parse({
    ...recipe,
    title: ' Crème\u0000 brûlée \ud83c\udf6e\ud800',
    description: 'À la vanille.\n\tTiède.\u001b',
  });
  expect([title, description]).toEqual(['Crème brûlée \ud83c\udf6e\ufffd', 'À la vanille.\n\tTiède.']);
  expect(errorsOf({ title: '\u0000 \u0007' })).toEqual([['title', 'Le titre est obligatoire.']]);
});

it.each(['/\\exemple.fr', '//exemple.fr', 'https://[', 'https://%', 'https://', 'https://a b', 'http://a', 'aligot'])(
  'takes no address of metadata that pages cannot name: %s',
  (canonical_url) => {
    const read = SeoInputSchema.safeParse({ canonical_url, revision: 0 });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['canonical_url']]);
  },
);

it.each(['/', '/recipe/aligot', '/média/é', 'https://exemple.fr', 'https://exemple.fr/a?b=1#c'])(
  'takes an address of metadata: %s',
  (canonical_url) => {
    expect(SeoInputSchema.parse({ canonical_url, revision: 0 }).canonical_url).toBe(canonical_url);
  },
);
