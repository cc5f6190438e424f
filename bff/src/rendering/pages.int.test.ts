import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFacts } from '../testing/page-facts.ts';
import { bootOf, type RenderedSite, renderSite } from '../testing/rendered-site.ts';
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
  it('is rendered on the server, with the data that the browser hydrates from', async () => {
    const response = await get('/recipe/tarte-tatin');
    const { statusCode, headers, body } = response;
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(body).toMatch(/^<!DOCTYPE html><html lang="fr">/);
    expect(body).toContain('Tarte Tatin</');
    const boot = bootOf(response);
    expect(boot).toMatchObject({ rendered: true, site: { name: 'Tour de Table' }, hydration: { errors: null } });
    expect(boot.site).not.toHaveProperty('editing');
    expect(Object.values(boot.hydration?.loaderData ?? {})).toContainEqual(
      expect.objectContaining({ recipe: expect.objectContaining({ title: 'Tarte Tatin' }) }),
    );
  });

  it('lists in its head all that the first view needs, and all of it exists', async () => {
    const { body } = await get('/');
    const urls = [...body.matchAll(/<(?:link|script)[^>]+(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, url]) => url ?? '',
    );
    expect(urls.filter((url) => url.includes('/catalogue/')).length).toBeGreaterThanOrEqual(2);
    expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    for (const url of urls) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    const icon = /<link rel="apple-touch-icon"[^>]* href="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await get(icon)).headers['content-type']).toBe('image/png');
  });

  it('contains the titles of the recipes of the home page', async () => {
    const { body } = await get('/');
    for (const title of ['Tarte Tatin', 'Okonomiyaki', 'Dorayaki']) expect(body).toContain(title);
  });

  it('does not turn the words of a search into markup', async () => {
    const { body } = await get(`/toutes-recettes?q=${encodeURIComponent('</script><script>alert(1)//"')}`);
    expect(body).not.toContain('<script>alert(1)');
    expect(pageFacts(body).meta.get('robots')?.[0]).toMatch(/^noindex/);
  });

  it('has no inline style', async () => {
    const { body } = await get('/');
    expect(body).not.toMatch(/ style="/);
    expect(body).not.toMatch(/<style/);
  });

  it.each([
    '/',
    '/toutes-recettes',
    '/pays/japon',
    '/pays/coree-du-sud', // without recipes
    '/recipe/boeuf-bourguignon',
    '/about',
    '/mentions-legales',
    '/confidentialite',
  ])('%s responds with 200', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  });

  it('is found by the id of its recipe, in capitals too, with the address of its slug as canonical', async () => {
    const { id } = await fixture.application.recipes.find('tarte-tatin');
    for (const spelling of [id, id.toUpperCase()]) {
      const { statusCode, body } = await get(`/recipe/${spelling}`);
      expect([statusCode, pageFacts(body).canonical]).toEqual([200, expect.stringMatching(/\/recipe\/tarte-tatin$/)]);
    }
  });

  it.each([
    '/recipe/xyzzy',
    '/pays/atlantide',
    '/nowhere',
    '/recipe/a/b',
    '/%',
    '/recipe/%E0%A4%A',
    '/recipe/%00',
    '/recipe/..%2F..%2Fetc',
    '/recipe/$ne',
    '/recipe/au-la-et', // no word of three letters
    '/recipe/1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    `/recipe/${'a'.repeat(300)}`,
    `/recipe/${'a'.repeat(1500)}`,
    `/pays/${'a'.repeat(3000)}`,
  ])('%s responds with 404, rendered', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<h1');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(pageFacts(body)).toMatchObject({ canonical: null });
    expect(pageFacts(body).meta.get('robots')?.[0]).toMatch(/^noindex/);
  });

  it.each([
    ['/pays/japon/recettes', 'Page non trouvée', false],
    ['/toutes-recettes/japon', 'Page non trouvée', false],
    ['/about/nous', 'Page non trouvée', false],
    ['/index.php', 'Page non trouvée', false],
    ['/recipe/une/de-trop', 'Page non trouvée', true],
    ['/recipe/une/de/trop', 'Page non trouvée', true],
    ['/recipe/xyzzy', 'Recette non trouvée', false],
    ['/pays/atlantide', 'Cuisine du monde', false],
  ])('%s responds with 404 and the screen "%s" (of a recipe that was moved: %s)', async (url, heading, isRecipe) => {
    const { statusCode, body } = await get(url);
    const markup = body.replace(/<script.*?<\/script>/gs, '');
    expect(statusCode).toBe(404);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1]?.replace(/<[^>]*>/g, '')).toBe(heading);
    expect(markup.includes('La recette que vous cherchez n&#x27;existe pas')).toBe(isRecipe);
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
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

  it('responds with a page that reloads itself', async () => {
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
    ['/pays/Japon', 302, '/pays/japon'],
    ['/pays/COR%C3%89E%20du%20sud', 302, '/pays/coree-du-sud'],
    ['/pays/jap', 302, '/pays/japon'],
    ['/recipe/tarte-tatin-aux-pommes', 302, '/recipe/tarte-tatin'],
    ['/recipe/TATIN', 302, '/recipe/tarte-tatin'],
    ['/recipe/au-la-et-tatin', 302, '/recipe/tarte-tatin'],
    ['/pays/south-korea?utm_source=x&a=%C3%A9', 301, '/pays/coree-du-sud?utm_source=x&a=%C3%A9'],
    ['/about/?utm_source=x', 301, '/about?utm_source=x'],
  ])('%s responds with %i to %s', async (url, status, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([status, location]);
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
