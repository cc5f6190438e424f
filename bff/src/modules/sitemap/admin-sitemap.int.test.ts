import { ADMIN_API, AdminSitemapSchema, PublishedSitemapSchema } from '@tdt/contracts';
import { aCountry } from '@tdt/testing/seeds';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

const PUBLIC_URL = 'https://table.example';

let fixture: Fixture;
let app: FastifyInstance;
let cookie: string;
beforeEach(async () => {
  fixture = await openSeeded({ PUBLIC_URL });
  app = await appFor(fixture);
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

const call = (method: 'GET' | 'POST', url: string) => app.inject({ method, url, ...asHolder(cookie) });
const compared = async () => AdminSitemapSchema.parse((await call('GET', ADMIN_API.sitemap)).json());
const none = { total: 0, first: [] };

it('counts the addresses, publishes them for visitors, and says what has changed since', async () => {
  const counts = { recipes: 5, countries: 3, urls: 11 };
  expect(await compared()).toEqual({ ...counts, published_at: null, changes: null });

  const response = await call('POST', ADMIN_API.sitemapPublish);
  const published = PublishedSitemapSchema.parse(response.json());
  const served = (await app.inject('/sitemap.xml')).body;
  expect(published).toMatchObject({ urls: 11, files: 1, bytes: Buffer.byteLength(served), changed: true });
  const { published_at } = published;
  expect(await compared()).toEqual({
    ...counts,
    published_at,
    changes: { added: none, removed: none, updated: none },
  });
  expect((await fixture.application.audit.latest(1))[0]).toMatchObject({
    action: 'POST /api/admin/sitemap/publish',
    outcome: 'done',
    changes: ['11 addresses'],
  });
  expect((await call('POST', ADMIN_API.sitemapPublish)).json()).toEqual({ ...published, changed: false });

  await fixture.application.countries.seed([aCountry({ code: 'PT', name: 'Portugal' })]);
  expect(await compared()).toMatchObject({
    countries: 4,
    urls: 12,
    published_at,
    changes: { added: { total: 1, first: ['/pays/portugal'] }, removed: none, updated: none },
  });
  expect((await app.inject('/sitemap.xml')).body).toBe(served);
  await call('POST', ADMIN_API.sitemapPublish);
  expect((await app.inject('/sitemap.xml')).body).toContain(`${PUBLIC_URL}/pays/portugal`);
});

it("downloads the sitemap of today's content, whatever is published", async () => {
  await call('POST', ADMIN_API.sitemapPublish);
  await fixture.application.countries.seed([aCountry({ code: 'PT', name: 'Portugal' })]);
  const response = await call('GET', ADMIN_API.sitemapFile);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': 'attachment; filename="sitemap.xml"',
    'cache-control': 'no-store',
  });
  expect(response.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  expect(response.body).toContain(`<loc>${PUBLIC_URL}/pays/portugal</loc>`);
  expect(response.body.match(/<url>/g)).toHaveLength(12);
});
