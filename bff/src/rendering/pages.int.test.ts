import type { RecipeSeed } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootOf, type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { RECIPES } from '../testing/seeds.ts';
import { appFor, type Fixture, openSeeded } from '../testing/test-app.ts';
import { probeBundle } from '../testing/written-remote.ts';

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
const deploy: RenderedSite['deploy'] = (server) => site.deploy(server);

describe('a page', () => {
  it('is rendered on the server, with what the browser needs to go on', async () => {
    const response = await get('/recipe/tarte-tatin');
    const { statusCode, headers, body } = response;
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(body).toMatch(/^<!DOCTYPE html><html lang="fr">/);
    expect(body).toContain('Tarte Tatin</');
    const boot = bootOf(response);
    expect(boot).toMatchObject({ rendered: true, site: { name: 'Tour de Table' }, hydration: { errors: null } });
    expect(Object.values(boot.hydration?.loaderData ?? {})).toContainEqual(
      expect.objectContaining({ recipe: expect.objectContaining({ title: 'Tarte Tatin' }) }),
    );
  });

  it('names in its head all that the first view needs, and all of it is there', async () => {
    const { body } = await get('/');
    const urls = [...body.matchAll(/<(?:link|script)[^>]+(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, url]) => url ?? '',
    );
    expect(urls.filter((url) => url.includes('/catalogue/')).length).toBeGreaterThanOrEqual(2);
    expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    for (const url of urls) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  });

  it('has no inline style', async () => {
    const { body } = await get('/');
    expect(body).not.toMatch(/ style="/);
    expect(body).not.toMatch(/<style/);
  });

  it.each(['/', '/toutes-recettes', '/pays/japon', '/about', '/mentions-legales', '/confidentialite'])(
    '%s answers 200',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it.each([
    '/recipe/xyzzy',
    '/pays/atlantide',
    '/nowhere',
    '/recipe/a/b',
    '/%',
    '/recipe/%E0%A4%A',
    `/recipe/${'a'.repeat(300)}`,
    `/pays/${'a'.repeat(3000)}`,
  ])('%s answers 404, rendered', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<h1');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/' });
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', '']);
  });

  it('leaves unknown paths of the API to the API', async () => {
    const { statusCode, headers } = await get('/api/nowhere');
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});

describe('before anything is built', () => {
  let bare: Fixture;
  beforeAll(async () => {
    bare = await openSeeded();
  });

  it('answers a page that comes again by itself', async () => {
    const empty = await appFor(bare);
    const { statusCode, headers, body } = await empty.inject('/about');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' });
    expect(body).toContain('<h1>Tour de Table</h1>');
  });
});

describe('redirects', () => {
  it.each([
    ['/about/', 301, '/about'],
    ['//evil.example/', 301, '/evil.example'],
    ['/pays/south-korea', 301, '/pays/coree-du-sud'],
    ['/recipe/tatin-aux-pommes', 302, '/recipe/tarte-tatin'],
  ])('%s answers %i to %s', async (url, status, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([status, location]);
  });
});

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

describe('a remote', () => {
  it('takes over with a new version, without a restart', async () => {
    await deploy(probeBundle('première version'));
    expect((await get('/probe/ok')).body).toContain('première version');
    await deploy(probeBundle('deuxième version'));
    expect((await get('/probe/ok')).body).toContain('deuxième version');
  });

  it('decides on redirects and statuses', async () => {
    await deploy(probeBundle('statuts'));
    expect(await get('/probe/moved')).toMatchObject({ statusCode: 301, headers: { location: '/probe/ok' } });
    expect(await get('/probe/elsewhere')).toMatchObject({ statusCode: 302, headers: { location: '/probe/ok' } });
    expect((await get('/probe/teapot')).statusCode).toBe(418);
    expect((await get('/probe/missing')).statusCode).toBe(404);
  });
});
