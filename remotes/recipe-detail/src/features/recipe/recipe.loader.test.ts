import type { LoaderFunctionArgs } from '@tdt/platform';
import { apiContext, RouterContextProvider } from '@tdt/platform/host';
import { expect, test } from 'vitest';
import { loadRecipe } from './recipe.loader.ts';

type Api = (path: string) => { status: number; body: unknown };

/** What the router hands a loader at `/recipe/:idOrSlug`. */
function visit(idOrSlug: string, api: Api): LoaderFunctionArgs {
  const context = new RouterContextProvider(new Map([[apiContext, async (path: string) => api(path)]]));
  const request = new Request(`http://table.test/recipe/${idOrSlug}`);
  return { params: { idOrSlug }, request, context } as unknown as LoaderFunctionArgs;
}

const MILK = { id: 'm', name: 'lait', quantity: '1 litre', group: null };
const STEP = { id: 's', description: 'Chauffez la moitié du lait.', group: null };

/** An API that knows one recipe, found by `match`, and one other of its country. */
const known =
  (match: string): Api =>
  (path) =>
    path.endsWith('/related')
      ? { status: 200, body: { items: [{ id: 'other' }] } }
      : { status: 200, body: { id: 'a', slug: 'dal', match, steps: [STEP], ingredients: [MILK] } };

test('brings the recipe and the others of its country', async () => {
  const { data } = await loadRecipe(visit('dal', known('slug')));
  expect(data).toMatchObject({ recipe: { id: 'a' }, related: { items: [{ id: 'other' }] } });
});

test('asks for both at once', () => {
  const paths: string[] = [];
  void loadRecipe(
    visit('dal', (path) => {
      paths.push(path);
      return known('slug')(path);
    }),
  );
  expect(paths).toEqual(['/api/recipes/dal', '/api/recipes/dal/related']);
});

test('brings the quantities of the steps', async () => {
  const { data } = await loadRecipe(visit('dal', known('slug')));
  expect(data).toMatchObject({ quantities: { s: [{}, { text: 'la moitié du lait', ingredientId: 'm' }, {}] } });
});

test.each([
  ['former', 301],
  ['keyword', 302],
])('moves an address found by a %s slug or word with %i', async (match, status) => {
  const moved = await loadRecipe(visit('ancien-dal', known(match))).catch((thrown: Response) => thrown);
  expect(moved).toBeInstanceOf(Response);
  expect([(moved as Response).status, (moved as Response).headers.get('location')]).toEqual([status, '/recipe/dal']);
});

test('says with status 404 that there is no such recipe', async () => {
  const { data, init } = await loadRecipe(visit('rien', () => ({ status: 404, body: { code: 'RECIPE_NOT_FOUND' } })));
  expect([data.recipe, init?.status]).toEqual([null, 404]);
});

test('shows the recipe when only the others of its country fail', async () => {
  const api: Api = (path) => (path.endsWith('/related') ? { status: 500, body: null } : known('slug')(path));
  const { data } = await loadRecipe(visit('dal', api));
  expect(data).toMatchObject({ recipe: { id: 'a' }, related: { items: [] } });
});

test('takes no response at all for a service that is away', async () => {
  const offline: Api = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(loadRecipe(visit('dal', offline))).rejects.toMatchObject({ init: { status: 503 } });
});
