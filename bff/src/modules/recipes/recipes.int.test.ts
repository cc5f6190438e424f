import { CatalogueResultSchema, ProblemSchema, RecipeDetailSchema, RelatedRecipesSchema } from '@tdt/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

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
    'sends for "%s" exactly what the schema would write',
    async (query) => {
      const { body } = await get(`/api/recipes${query}`);
      expect(JSON.stringify(CatalogueResultSchema.parse(JSON.parse(body)))).toBe(body);
    },
  );

  it('finds words in any case and without accents, under filters', async () => {
    const response = await get(`/api/recipes?q=${encodeURIComponent('BOEUF')}&pays=france&type=plat&difficulte=facile`);
    expect(response.json()).toMatchObject({ total: 1, items: [{ slug: 'boeuf-bourguignon' }] });
  });

  it.each([
    ['page=0', 'page'],
    ['page=abc', 'page'],
    ['page_size=101', 'page_size'],
    ['type=boisson', 'type'],
    ['difficulte=impossible', 'difficulte'],
    ['sort=random', 'sort'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['utm_source=mail', 'utm_source'],
    ['type=plat&type=dessert', 'type'],
  ])('refuses ?%s', async (query, path) => {
    const response = await get(`/api/recipes?${query}`);
    const problem = ProblemSchema.parse(response.json());
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', instance: '/api/recipes' });
    expect(problem.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('GET /api/recipes/{idOrSlug}', () => {
  it('answers by slug and says that it matched by slug', async () => {
    const response = await get('/api/recipes/tarte-tatin');
    expect(RecipeDetailSchema.parse(response.json())).toMatchObject({ title: 'Tarte Tatin', match: 'slug' });
  });

  it('answers by id', async () => {
    const { id } = (await get('/api/recipes/tarte-tatin')).json();
    expect((await get(`/api/recipes/${id}`)).json()).toMatchObject({ match: 'id', slug: 'tarte-tatin' });
  });

  it('answers by the words of a title, without redirecting', async () => {
    const response = await get('/api/recipes/tatin-aux-pommes');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ match: 'keyword', slug: 'tarte-tatin' });
  });

  it.each(['/api/recipes/pizza', '/api/recipes/%00', '/api/recipes/..%2F..%2Fetc'])('knows no %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(ProblemSchema.parse(response.json()).code).toBe('RECIPE_NOT_FOUND');
  });
});

describe('GET /api/recipes/{id}/related', () => {
  it('lists the other recipes of the country, under a type', async () => {
    const { id } = (await get('/api/recipes/tarte-tatin')).json();
    const all = RelatedRecipesSchema.parse((await get(`/api/recipes/${id}/related`)).json());
    const starters = RelatedRecipesSchema.parse((await get(`/api/recipes/${id}/related?type=entree`)).json());
    expect(all.items.map((item) => item.slug).sort()).toEqual(['boeuf-bourguignon', 'soupe-a-loignon']);
    expect(starters.items.map((item) => item.slug)).toEqual(['soupe-a-loignon']);
  });

  it('answers 404 for an unknown recipe', async () => {
    const response = await get('/api/recipes/00000000-0000-4000-8000-000000000000/related');
    expect(response.json()).toMatchObject({ status: 404, code: 'RECIPE_NOT_FOUND' });
  });
});
