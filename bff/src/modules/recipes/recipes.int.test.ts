import { CatalogueResultSchema, ProblemSchema, RecipeDetailSchema, RelatedRecipesSchema } from '@tdt/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

/** Of no recipe. */
const UUID = '00000000-0000-4000-8000-000000000000';

const get = async (url: string) => (await appFor(fixture)).inject(url);

describe('GET /api/recipes', () => {
  it('lists the newest recipes with facet counts', async () => {
    const response = await get('/api/recipes?page_size=2');
    const list = CatalogueResultSchema.parse(response.json());
    expect(response.statusCode).toBe(200);
    expect(list).toMatchObject({ total: 5, page: 1, page_size: 2 });
    expect(list.items).toHaveLength(2);
    expect(list.facets.pays).toContainEqual({ value: 'france', label: 'France', count: 3 });
  });

  it.each(['', '?q=a', '?pays=france&type=plat', '?q=nothing-of-the-kind', '?page=9', '?sort=title&page_size=1'])(
    'sends for "%s" what the schema allows and nothing else',
    async (query) => {
      const sent = (await get(`/api/recipes${query}`)).json();
      expect(CatalogueResultSchema.parse(sent)).toStrictEqual(sent);
    },
  );

  it('finds words in any case and without accents, under filters', async () => {
    const response = await get(`/api/recipes?q=${encodeURIComponent('BOEUF')}&pays=france&type=plat&difficulte=facile`);
    expect(response.json()).toMatchObject({ total: 1, items: [{ slug: 'boeuf-bourguignon' }] });
  });

  it('returns the recipes of some ids in the requested order, without those that do not exist', async () => {
    const all = CatalogueResultSchema.parse((await get('/api/recipes?sort=title')).json()).items.map(({ id }) => id);
    const [first = '', second = '', third = ''] = all;
    const asked = [third, UUID, first.toUpperCase(), second, third];
    const sent = (await get(`/api/recipes?ids=${asked.join(',')}`)).json();
    const list = CatalogueResultSchema.parse(sent);
    expect(list.items.map(({ id }) => id)).toEqual([third, first, second]);
    expect(list).toMatchObject({ total: 3, page: 1, page_size: 100 });
    expect(list).toStrictEqual(sent);
  });

  it('filters and counts the recipes of some ids like any others', async () => {
    const { items } = CatalogueResultSchema.parse((await get('/api/recipes')).json());
    const ids = items.map(({ id }) => id).join(',');
    const list = CatalogueResultSchema.parse((await get(`/api/recipes?ids=${ids}&q=a&pays=japon`)).json());
    expect(list.items.map(({ slug }) => slug).sort()).toEqual(['dorayaki', 'okonomiyaki']);
    expect(list.facets.type.map(({ count }) => count)).toEqual([0, 1, 1]);
  });

  it('does not cache responses to lists of ids, which are without number', async () => {
    const app = await appFor(fixture);
    const { items } = CatalogueResultSchema.parse((await app.inject('/api/recipes')).json());
    const url = `/api/recipes?ids=${items[0]?.id}`;
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(app.responses.known(url)).toBeNull();
  });

  it.each([
    ['page=0', 'page'],
    ['page=abc', 'page'],
    ['page_size=101', 'page_size'],
    ['type=boisson', 'type'],
    ['difficulte=impossible', 'difficulte'],
    ['sort=random', 'sort'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['ids=', 'ids'],
    ['ids=tarte-tatin', 'ids'],
    [`ids=${UUID},`, 'ids'],
    [`ids=${Array(101).fill(UUID).join(',')}`, 'ids'],
    ['utm_source=mail', 'utm_source'],
    ['type=plat&type=dessert', 'type'],
    ['regime=carnivore', 'regime'],
  ])('refuses ?%s', async (query, path) => {
    const response = await get(`/api/recipes?${query}`);
    const problem = ProblemSchema.parse(response.json());
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', instance: '/api/recipes' });
    expect(problem.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('GET /api/recipes/{idOrSlug}', () => {
  it('finds a recipe by slug and says that it matched by slug', async () => {
    const response = await get('/api/recipes/tarte-tatin');
    expect(RecipeDetailSchema.parse(response.json())).toMatchObject({ title: 'Tarte Tatin', match: 'slug' });
  });

  it('finds a recipe by id', async () => {
    const { id } = (await get('/api/recipes/tarte-tatin')).json();
    expect((await get(`/api/recipes/${id}`)).json()).toMatchObject({ match: 'id', slug: 'tarte-tatin' });
  });

  it('finds a recipe by the words of its title, without redirecting', async () => {
    const response = await get('/api/recipes/tarte-tatin-aux-pommes');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ match: 'keyword', slug: 'tarte-tatin' });
  });

  it.each(['/api/recipes/pizza', '/api/recipes/%00', '/api/recipes/..%2F..%2Fetc'])('knows no %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(ProblemSchema.parse(response.json()).code).toBe('RECIPE_NOT_FOUND');
  });
});

describe('GET /api/recipes/{idOrSlug}/related', () => {
  it('lists the other recipes of the country, under a type', async () => {
    const { id } = (await get('/api/recipes/tarte-tatin')).json();
    const all = RelatedRecipesSchema.parse((await get(`/api/recipes/${id}/related`)).json());
    const starters = RelatedRecipesSchema.parse((await get('/api/recipes/tarte-tatin/related?type=entree')).json());
    expect(all.items.map((item) => item.slug).sort()).toEqual(['boeuf-bourguignon', 'soupe-a-loignon']);
    expect(starters.items.map((item) => item.slug)).toEqual(['soupe-a-loignon']);
  });

  it.each([UUID, 'pizza'])('responds with 404 for an unknown recipe: %s', async (unknown) => {
    const response = await get(`/api/recipes/${unknown}/related`);
    expect(response.json()).toMatchObject({ status: 404, code: 'RECIPE_NOT_FOUND' });
  });
});
