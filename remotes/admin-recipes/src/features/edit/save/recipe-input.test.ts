import { expect, it } from 'vitest';
import { storedPicture, storedRecipe, storedSeo } from '../../../testing/stored-recipe.ts';
import { RecipeFormSchema, type RecipeOutput } from '../recipe-schema.ts';
import { recipeValues } from '../recipe-values.ts';
import { problemInForm, recipeInput } from './recipe-input.ts';

const images = [
  storedPicture('/media/a.webp', 'cover'),
  storedPicture('/media/b.webp'),
  { ...storedPicture('/media/c.webp'), image_type: 'pays' as const },
  { ...storedPicture('/media/d.webp'), image_type: 'mood' as const },
];
const stored = (): RecipeOutput => RecipeFormSchema.parse(recipeValues({ ...storedRecipe, images }, storedSeo));

it('saves the pictures that no tab shows as they are', () => {
  expect(recipeInput(stored()).images).toEqual(images);
});

it('names refused pictures as the form has them', () => {
  const recipe = stored();
  const [dish] = recipe.dishes;
  const file = new File([], 'une.jpg');
  const dishes = dish ? [{ ...dish, file }, dish] : [];
  const problem = (paths: string[]) => ({
    type: 'about:blank',
    title: '',
    status: 422,
    code: 'VALIDATION_FAILED' as const,
    detail: '',
    instance: '/',
    request_id: 'test',
    errors: paths.map((path) => ({ path, message: '' })),
  });
  const pathsInForm = (paths: string[], output = recipe) =>
    problemInForm(problem(paths), output)?.errors?.map(({ path }) => path);
  expect(pathsInForm(['images.0.url', 'images.1.url', 'images.2.url', 'country_id'])).toEqual([
    'cover.alt',
    'dishes.0.alt',
    'others.0',
    'country_id',
  ]);
  // A dish picture whose upload failed is not sent.
  expect(pathsInForm(['images.0.url', 'images.1.url'], { ...recipe, cover: null, dishes })).toEqual([
    'dishes.1.alt',
    'others.0',
  ]);
  expect(problemInForm(null, recipe)).toBeNull();
});
