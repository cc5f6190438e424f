import type { RecipeSeed } from '@tdt/contracts';
import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { RECIPES } from '../testing/seeds.ts';
import { type Fixture, openSeeded } from '../testing/test-app.ts';

let fixture: Fixture;
let site: RenderedSite;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, {});
  app = site.app;
});
afterAll(() => app.close());

const get: RenderedSite['get'] = (url, headers) => site.get(url, headers);

describe('a stored page', () => {
  it('is answered from memory, whatever else the address carries', async () => {
    const first = await get('/');
    // What the home page shows is chosen by chance at each rendering.
    expect((await get('/?utm_source=mail')).headers.etag).toBe(first.headers.etag);
  });

  it('is rendered again after a write', async () => {
    expect((await get('/toutes-recettes')).body).not.toContain('Clafoutis');
    await fixture.application.recipes.importMany([{ ...(RECIPES[1] as RecipeSeed), title: 'Clafoutis' }]);
    expect((await get('/toutes-recettes')).body).toContain('Clafoutis');
  });

  it('answers 304 to a client that has it already', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // It would take the place of the page's own policy: no script and no style would be loaded.
    expect(again.headers).not.toHaveProperty('content-security-policy');
  });

  it('is sent compressed', async () => {
    const { headers } = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  it('is no page that does not exist, and no text search', async () => {
    await get('/nowhere');
    expect(app.answers.known('/nowhere')).toBeNull();
    await get('/toutes-recettes?q=tarte');
    expect(app.answers.known('/toutes-recettes?q=tarte')).toBeNull();
    await get('/about');
    expect(app.answers.known('/about')).not.toBeNull();
  });
});

describe('a list without recipes, or another page than the requested one', () => {
  it.each(['?page=2', '?page=99999', '?pays=atlantide', '?pays=japon&page=7'])('is not stored: %s', async (query) => {
    expect((await get(`/toutes-recettes${query}`)).statusCode).toBe(200);
    expect(app.answers.known(`/toutes-recettes${query}`)).toBeNull();
    const api = `/api/recipes${query}`;
    expect((await get(api)).statusCode).toBe(200);
    expect(app.answers.known(api)).toBeNull();
  });

  it('is distinguished from one that shows recipes', async () => {
    await get('/toutes-recettes?pays=japon');
    expect(app.answers.known('/toutes-recettes?pays=japon')).not.toBeNull();
  });
});

describe('a page whose address has a secret', () => {
  it.each([UNSUBSCRIBE_PAGE, CONFIRM_PAGE])(
    '%s with a token is stored nowhere, and other sites do not learn its URL',
    async (path) => {
      const url = `${path}?jeton=abc`;
      const { headers } = await get(url);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
      expect(app.answers.known(url)).toBeNull();
    },
  );

  it('other pages keep their headers, whatever they are asked with', async () => {
    const { headers } = await get('/about?jeton=abc');
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});
