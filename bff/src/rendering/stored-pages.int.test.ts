import { randomUUID } from 'node:crypto';
import type { AdminRecipe, RecipeInput } from '@tdt/contracts';
import { ADMIN_API, API, CONFIRM_PAGE, DEFAULT_SHARED, PAGES, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../testing/accounts.ts';
import { pageFacts } from '../testing/page-facts.ts';
import { type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../testing/test-app.ts';

let fixture: Fixture;
let site: RenderedSite;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = await openSeeded();
  // Nothing runs out meanwhile, however slow the machine is: what is stored goes by a write only.
  site = await renderSite(fixture, {}, { CACHE_SECONDS: '3600' });
  app = site.app;
});
afterAll(() => app.close());

const get: RenderedSite['get'] = (url, headers) => site.get(url, headers);

describe('a stored page', () => {
  it('is sent from memory, whatever else the address carries', async () => {
    const first = await get('/');
    // What the home page shows is chosen by chance at each rendering.
    expect((await get('/?utm_source=mail')).headers.etag).toBe(first.headers.etag);
  });

  it('is 304 to a client that has it already', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // It would take the place of the page's own policy: no script and no style would be loaded.
    expect(again.headers).not.toHaveProperty('content-security-policy');
  });

  it('is no page that does not exist, and no text search', async () => {
    await get('/nowhere');
    expect(app.responses.known('/nowhere')).toBeNull();
    await get('/toutes-recettes?q=tarte');
    expect(app.responses.known('/toutes-recettes?q=tarte')).toBeNull();
    await get('/about');
    expect(app.responses.known('/about')).not.toBeNull();
  });
});

describe('a list without recipes, or another page than the requested one', () => {
  it.each(['?page=2', '?page=99999', '?pays=atlantide', '?pays=japon&page=7'])('is not stored: %s', async (query) => {
    expect((await get(`/toutes-recettes${query}`)).statusCode).toBe(200);
    expect(app.responses.known(`/toutes-recettes${query}`)).toBeNull();
    const api = `/api/recipes${query}`;
    expect((await get(api)).statusCode).toBe(200);
    expect(app.responses.known(api)).toBeNull();
  });

  it('is distinguished from one that shows recipes', async () => {
    await get('/toutes-recettes?pays=japon');
    expect(app.responses.known('/toutes-recettes?pays=japon')).not.toBeNull();
  });
});

describe('a page whose address has a secret', () => {
  it.each([UNSUBSCRIBE_PAGE, CONFIRM_PAGE])(
    '%s with a token is stored nowhere, and other sites do not learn its URL',
    async (path) => {
      const url = `${path}?jeton=abc`;
      const { headers } = await get(url);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
      expect(app.responses.known(url)).toBeNull();
    },
  );

  it('other pages keep their headers, whatever their query', async () => {
    const { headers } = await get('/about?jeton=abc');
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

describe('a recipe that an editor writes', () => {
  const write = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    cookie ??= await cookieOf(app, await anAccount(fixture.application));
    const response = await app.inject({ method, url, ...(payload && { payload }), ...asHolder(cookie) });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return method === 'DELETE' ? null : response.json();
  };
  let cookie: string | undefined;
  const json = async (url: string) => (await get(url)).json();

  async function aCover(): Promise<RecipeInput['images'][number]> {
    const { storage, media } = fixture.application;
    const path = `media/recipe-images/cover/${randomUUID()}.webp`;
    const [folder = '', file = ''] = DEFAULT_SHARED.split('/').slice(-2);
    await storage.put(path, await (await media.open(folder, file)).read());
    const size = { width: 1200, height: 800, placeholder: '' };
    return { url: `/${path}`, ...size, alt: 'Le plat', focal: null, image_type: 'cover' };
  }

  it('is on the public site at once: page, lists, facets, home, related, country, sitemap, preview', async () => {
    const { items: countries } = await fixture.application.countries.names();
    const countryId = (slug: string) => countries.find((country) => country.slug === slug)?.id ?? null;
    const before = await json(`${API.recipes}?pays=coree-du-sud`);
    expect(before.total).toBe(0);
    const cover = await aCover();
    const input = aRecipeInput({ title: 'Bibimbap', country_id: countryId('coree-du-sud'), images: [cover] });
    const recipe: AdminRecipe = await write('POST', ADMIN_API.recipes, input);

    const page = await get(PAGES.recipe('bibimbap'));
    const facts = pageFacts(page.body);
    expect([page.statusCode, facts.titles]).toEqual([200, ['Bibimbap | Tour de Table']]);
    expect(facts.structured).toContainEqual(expect.objectContaining({ '@type': 'Recipe', name: 'Bibimbap' }));
    const [shared = ''] = facts.meta.get('og:image') ?? [];
    expect(shared).toContain(cover.url.replace('.webp', '.1200x630.jpg'));
    expect((await get(new URL(shared).pathname)).headers['content-type']).toBe('image/jpeg');
    for (const url of [PAGES.recipes, PAGES.country('coree-du-sud'), '/sitemap.xml'])
      expect((await get(url)).body, url).toContain('bibimbap');
    const { total, facets } = await json(`${API.recipes}?type=plat`);
    expect(facets.pays).toContainEqual({ value: 'coree-du-sud', label: 'Corée du Sud', count: 1 });
    const { moods } = await json(API.home);
    expect(moods).toContainEqual(
      expect.objectContaining({ country: expect.objectContaining({ name: 'Corée du Sud' }) }),
    );

    // Another country, another type: the page itself, related recipes and counts move with it.
    const moved = { country_id: countryId('japon'), type_recipe: 'entrée' as const };
    const second = await write('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, moved));
    expect((await json(`${API.recipes}?type=plat`)).total).toBe(total - 1);
    expect(await json(API.country('coree-du-sud'))).toMatchObject({ recipe_count: 0, recipes: [] });
    const okonomiyaki = await json(API.recipe('okonomiyaki'));
    expect((await json(API.related(okonomiyaki.id))).items.map(({ slug }: AdminRecipe) => slug)).toContain('bibimbap');

    // Without a country it shows none, and nothing breaks.
    const alone = await write('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(second, { country_id: null }));
    const { body, statusCode } = await get(PAGES.recipe('bibimbap'));
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/Japon|Pays inconnu|undefined|null</);
    expect(pageFacts(body).structured[0]).not.toHaveProperty('recipeCuisine');
    expect((await json(API.related(recipe.id))).items).toEqual([]);
    expect((await get(PAGES.recipes)).body).toContain('bibimbap');

    // A new title has a new address, to which the old one leads.
    await write('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(alone, { title: 'Bol de riz' }));
    const old = await get(PAGES.recipe('bibimbap'));
    expect([old.statusCode, old.headers.location]).toEqual([301, PAGES.recipe('bol-de-riz')]);
    await write('PUT', ADMIN_API.seo('recipe', recipe.id), { title: 'Riz du soir', revision: 0 });
    expect(pageFacts((await get(PAGES.recipe('bol-de-riz'))).body).titles[0]).toContain('Riz du soir');

    await write('DELETE', ADMIN_API.recipe(recipe.id));
    for (const slug of ['bol-de-riz', 'bibimbap']) expect((await get(PAGES.recipe(slug))).statusCode).toBe(410);
    for (const url of [PAGES.recipes, '/sitemap.xml']) expect((await get(url)).body).not.toContain('bol-de-riz');
    // Favourites request their recipes by id, and learn here which of them are gone.
    expect((await json(`${API.recipes}?ids=${okonomiyaki.id},${recipe.id}`)).items).toHaveLength(1);
  });
});
