import {
  AtlasSchema,
  CompletionsSchema,
  CountryDetailSchema,
  CountryListSchema,
  HealthSchema,
  HomeSchema,
  MenuSchema,
  PageContentSchema,
  ReadySchema,
  RemotesSchema,
  SeoSchema,
  SiteSchema,
  SuggestionsSchema,
  WorldPartSchema,
} from '@tdt/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded } from '../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

const get = async (url: string) => (await appFor(fixture)).inject(url);

describe('GET', () => {
  it.each([
    ['/api/health', HealthSchema],
    ['/api/ready', ReadySchema],
    ['/api/site', SiteSchema],
    ['/api/home', HomeSchema],
    ['/api/countries', CountryListSchema],
    ['/api/countries/japon', CountryDetailSchema],
    ['/api/atlas', AtlasSchema],
    ['/api/atlas/continent/asie', WorldPartSchema],
    ['/api/countries/japon/menu', MenuSchema],
    ['/api/suggestions?q=dorayaqui', SuggestionsSchema],
    ['/api/completions?q=japonais', CompletionsSchema],
    ['/api/pages/about_content', PageContentSchema],
    ['/api/seo/home', SeoSchema],
    ['/api/seo/recipe/00000000-0000-4000-8000-000000000000', SeoSchema],
    ['/api/remotes', RemotesSchema],
  ] as const)('%s returns exactly what its contract says', async (url, schema) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(schema.parse(response.json())).toEqual(response.json());
  });

  it.each([
    ['/api/countries/atlantide', 404, 'COUNTRY_NOT_FOUND'],
    ['/api/atlas/region/atlantide', 404, 'PAGE_NOT_FOUND'],
    ['/api/atlas/ocean/pacifique', 422, 'VALIDATION_FAILED'],
    ['/api/countries/coree-du-sud/menu', 404, 'COUNTRY_NOT_FOUND'],
    ['/api/pages/unknown', 422, 'VALIDATION_FAILED'],
    ['/api/seo/unknown', 422, 'VALIDATION_FAILED'],
    ['/api/seo/recipe/not-an-id', 422, 'VALIDATION_FAILED'],
    ['/api/countries?with_recipes=maybe', 422, 'VALIDATION_FAILED'],
    ['/api/site?x=1', 422, 'VALIDATION_FAILED'],
  ])('%s responds with %i', async (url, status, code) => {
    const response = await get(url);
    expect(response.json()).toMatchObject({ status, code });
    expect(response.statusCode).toBe(status);
  });

  it('finds a country by alias and says so', async () => {
    const response = await get('/api/countries/south-korea');
    expect(response.json()).toMatchObject({ slug: 'coree-du-sud', match: 'alias' });
  });

  it('lists only the countries that have recipes on request', async () => {
    const response = await get('/api/countries?with_recipes=true');
    expect(response.json()).toMatchObject({
      total: 2,
      items: [{ name: 'France', recipe_count: 3 }, { name: 'Japon' }],
    });
  });
});

describe('readiness', () => {
  it('checks once for concurrent callers, and again a moment later', async () => {
    let checked = 0;
    const checks = () => {
      checked += 1;
      return fixture.application.checks();
    };
    const app = await appFor({ ...fixture, application: { ...fixture.application, checks } });
    const ask = () => app.inject('/api/ready');
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode);
    await ask();
    expect([statuses, checked]).toEqual([[200, 200, 200], 1]);
    await expect.poll(async () => (await ask()) && checked, { interval: 200 }).toBe(2);
  });

  it('responds with 503 and the part that fails once the database is away', async () => {
    const { application } = await openSeeded();
    const app = await appFor({ ...fixture, application });
    await application.close();
    const response = await app.inject('/api/ready');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ status: 'not_ready', checks: { database: false } });
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });
});

describe('POST /api/client-errors', () => {
  const report = { kind: 'remote', message: 'Failed to load', remote: 'catalogue', path: '/toutes-recettes' };

  it('puts the report into the log', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, {}, lines);
    const response = await app.inject({ method: 'POST', url: '/api/client-errors', payload: report });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, report }));
  });

  it.each([{ ...report, kind: 'joke' }, { ...report, extra: 1 }, { ...report, message: 'x'.repeat(501) }, [], 'text'])(
    'refuses %j',
    async (payload) => {
      const app = await appFor(fixture);
      const headers = { 'content-type': 'application/json' };
      const url = '/api/client-errors';
      const response = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
      expect(response.json()).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    },
  );
});

describe('documentation', () => {
  it('describes every route of the API from its schemas', async () => {
    const { paths } = (await get('/api/docs/json')).json();
    expect(Object.keys(paths).sort()).toEqual([
      '/api',
      '/api/admin/bulk',
      '/api/admin/bulk/export',
      '/api/admin/bulk/{id}',
      '/api/admin/bulk/{id}/run',
      '/api/admin/bulk/{id}/undo',
      '/api/admin/countries',
      '/api/admin/countries/{id}',
      '/api/admin/countries/{id}/permanently',
      '/api/admin/countries/{id}/restoration',
      '/api/admin/country-names',
      '/api/admin/country-regions',
      '/api/admin/history/country/{id}',
      '/api/admin/history/country/{id}/{revision}',
      '/api/admin/history/page/{id}',
      '/api/admin/history/page/{id}/{revision}',
      '/api/admin/history/recipe/{id}',
      '/api/admin/history/recipe/{id}/{revision}',
      '/api/admin/history/seo/{id}',
      '/api/admin/history/seo/{id}/{revision}',
      '/api/admin/media',
      '/api/admin/newsletter/outbox',
      '/api/admin/newsletter/subscribers',
      '/api/admin/newsletter/subscribers/export.csv',
      '/api/admin/newsletter/subscribers/{id}',
      '/api/admin/newsletter/subscribers/{id}/sync',
      '/api/admin/notes',
      '/api/admin/notes/{id}',
      '/api/admin/numbers',
      '/api/admin/pages/{pageType}',
      '/api/admin/pictures',
      '/api/admin/pictures/{id}',
      '/api/admin/pictures/{id}/replacement',
      '/api/admin/presence',
      '/api/admin/recipe-previews',
      '/api/admin/recipes',
      '/api/admin/recipes/calendar',
      '/api/admin/recipes/{id}',
      '/api/admin/recipes/{id}/copy',
      '/api/admin/recipes/{id}/draft',
      '/api/admin/recipes/{id}/permanently',
      '/api/admin/recipes/{id}/preview-links',
      '/api/admin/recipes/{id}/preview-links/{link}',
      '/api/admin/recipes/{id}/restoration',
      '/api/admin/redirects',
      '/api/admin/redirects/{id}',
      '/api/admin/search',
      '/api/admin/seo/recipe/{id}',
      '/api/admin/seo/{pageType}',
      '/api/admin/sitemap',
      '/api/admin/sitemap/download',
      '/api/admin/sitemap/publish',
      '/api/admin/stats',
      '/api/admin/users',
      '/api/admin/users/{id}',
      '/api/admin/views',
      '/api/admin/views/{id}',
      '/api/admin/work',
      '/api/atlas',
      '/api/atlas/{kind}/{slug}',
      '/api/auth/login',
      '/api/auth/logout',
      '/api/auth/password',
      '/api/auth/session',
      '/api/client-errors',
      '/api/completions',
      '/api/countries',
      '/api/countries/{slug}',
      '/api/countries/{slug}/menu',
      '/api/diagnostics',
      '/api/health',
      '/api/home',
      '/api/metrics',
      '/api/newsletter/brevo',
      '/api/newsletter/confirm',
      '/api/newsletter/link',
      '/api/newsletter/subscriptions',
      '/api/newsletter/unsubscribe',
      '/api/pages/{pageType}',
      '/api/ready',
      '/api/recipe-previews',
      '/api/recipes',
      '/api/recipes/{idOrSlug}',
      '/api/recipes/{idOrSlug}/related',
      '/api/remotes',
      '/api/seo/{pageType}',
      '/api/seo/{pageType}/{pageId}',
      '/api/site',
      '/api/suggestions',
    ]);
    const { parameters, responses } = paths['/api/recipes'].get;
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'difficulte', in: 'query', schema: expect.objectContaining({ type: 'string' }) }),
    );
    expect(responses['200'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/CatalogueResult',
    });
  });

  it.each(['%5c..%5cx', 'x%00'])('has no file %s', async (file) => {
    const { statusCode, body } = await get(`/api/docs/static/${file}`);
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'ROUTE_NOT_FOUND']);
  });

  it('shows the name of the site as a text', async () => {
    const named = await openSeeded({ SITE_NAME: '</title><script>alert(1)</script> & fils' });
    const { body } = await (await appFor(named)).inject('/api/docs');
    expect(body).toContain('<title>&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#38; fils · API</title>');
  });

  it('shows it on a page of our own files under a policy of its own', async () => {
    const app = await appFor(fixture);
    const page = await app.inject('/api/docs');
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script>|<script[^>]*>[^<\s]/);
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) expect((await app.inject(url)).statusCode).toBe(200);
  });
});
