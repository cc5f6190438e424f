import { ADMIN_API, API, COMPLETIONS_API, NEWSLETTER_API } from '@tdt/contracts';
import { type Application, examineSite, openSite } from '@tdt/site';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anEditor, type Editor } from './editor.ts';
import { siteOfFullDocuments } from './full-documents.ts';
import { type BadValue, type MalformedVariant, variantsOf } from './malformed.ts';
import { signUp } from './newsletter.ts';
import { appFor } from './test-app.ts';

/** The collections of many documents, with what keeps a variant apart from the others. */
const MANY: Record<string, (id: string) => Record<string, unknown>> = {
  recipes: (id) => ({ _id: id, slug: id }),
  countries: (id) => ({ _id: id, slug: id, name: id }),
  seo_metadata: (id) => ({ _id: `recipe:${id}`, page_id: id }),
  newsletter_subscribers: (id) => ({ _id: id, email: `${id}@example.org` }),
  admin_users: (id) => ({ _id: id, email: `${id}@example.org` }),
  sessions: (id) => ({ _id: id }),
  audit: (id) => ({ _id: id }),
};

/** The documents that have a collection or a name of their own, with what shows them. */
const SINGLE = [
  ['page_content', 'about_content', [API.page('about_content'), ADMIN_API.pageContent('about_content')]],
  ['seo_metadata', 'home', [API.seo('home'), ADMIN_API.seo('home')]],
  ['sitemap_content', 'sitemap', ['/sitemap.xml', ADMIN_API.sitemap, ADMIN_API.work]],
  ['newsletter_outbox', 'brevo', [ADMIN_API.outbox]],
] as const;

const PUBLIC = [
  API.home,
  API.recipes,
  `${API.recipes}?q=tatin`,
  `${API.recipes}?q=cabillaud&sort=title`,
  API.recipe('tarte-tatin'),
  API.related('tarte-tatin'),
  `${API.suggestions}?q=tarte`,
  `${COMPLETIONS_API}?q=tar`,
  API.countries,
  API.country('france'),
  API.menu('france', 1),
  API.atlas,
  API.worldPart('continent', 'europe'),
  API.site,
  API.page('about_content'),
  API.seo('home'),
  API.remotes,
  API.health,
  '/sitemap.xml',
  '/sitemap-regions.xml',
  '/robots.txt',
  '/surprise',
];

const ADMIN = [
  ADMIN_API.session,
  ADMIN_API.stats,
  ADMIN_API.work,
  ADMIN_API.users,
  `${ADMIN_API.users}?q=example`,
  ADMIN_API.recipes,
  `${ADMIN_API.recipes}?gap=any`,
  ADMIN_API.countries,
  ADMIN_API.countryRegions,
  ADMIN_API.countryNames,
  ADMIN_API.pageContent('about_content'),
  ADMIN_API.seo('home'),
  ADMIN_API.subscribers,
  `${ADMIN_API.subscribers}?q=ana`,
  ADMIN_API.subscribersCsv,
  ADMIN_API.outbox,
  ADMIN_API.sitemap,
  ADMIN_API.search('tarte'),
];

/** Addresses that do not succeed, with their responses. */
async function failures(app: FastifyInstance, editor: Editor): Promise<string[]> {
  const failed: string[] = [];
  for (const url of PUBLIC) {
    const { statusCode } = await app.inject({ url });
    if (statusCode >= 400) failed.push(`${url}: ${statusCode}`);
  }
  for (const url of ADMIN) {
    const { statusCode, body } = await editor.call('GET', url);
    if (statusCode >= 400 || (url === ADMIN_API.work && Object.values(JSON.parse(body)).includes(null)))
      failed.push(`${url}: ${statusCode} ${body.slice(0, 300)}`);
  }
  return failed;
}

async function titlesOf(app: FastifyInstance): Promise<string[]> {
  const { items } = (await app.inject({ url: `${API.recipes}?page_size=100` })).json();
  return items.map(({ title }: { title: string }) => title);
}

async function exportedTitles({ recipes }: Application): Promise<string[]> {
  const titles: string[] = [];
  for await (const { title } of recipes.exportAll()) titles.push(title);
  return titles;
}

/** Declares tests of a site whose stored documents hold one of these values in one of their fields. */
export function describeMalformed(bads: readonly BadValue[]): void {
  describe.each(bads)('of documents in which one field is %s', (bad) => {
    it('a site starts, leaves out the malformed ones and serves all others', async () => {
      const { fixture, db, settings } = await siteOfFullDocuments();
      const variants: (MalformedVariant & { collection: string })[] = [];
      for (const [collection, own] of Object.entries(MANY)) {
        const sound = await db.collection(collection).findOne({}, { sort: { revision: -1, created_at: -1 } });
        const some = variantsOf(sound ?? {}, bad, own).map((variant) => ({ ...variant, collection }));
        for (const { document } of some)
          await db
            .collection(collection)
            .insertOne(document)
            .catch(() => {});
        variants.push(...some);
      }

      const lines: { msg: string; document?: string }[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
      const application = await openSite(settings.site, { log });
      onTestFinished(() => application.close());
      const app = await appFor({ ...fixture, application }, { CACHE_SECONDS: '0' });
      const editor = await anEditor(app, { ...fixture, application }, { isSuper: true });

      expect(await failures(app, editor)).toEqual([]);
      expect(await titlesOf(app)).toEqual(expect.arrayContaining(['Tarte Tatin', 'Okonomiyaki', 'Plokkfiskur']));
      expect(await exportedTitles(application)).toEqual(expect.arrayContaining(['Tarte Tatin', 'Plokkfiskur']));
      const { body } = await app.inject({ url: '/sitemap.xml' });
      expect(body).toContain('/recipe/tarte-tatin');
      await expect(application.sitemap.publish()).resolves.toMatchObject({ changed: expect.any(Boolean) });
      await expect(application.media.sweep({ dryRun: true })).resolves.toMatchObject({ missing: expect.any(Array) });

      for (const { collection, document, path, isMalformed } of variants) {
        const id = String(document._id);
        const urls = { recipes: API.recipe(id), countries: API.country(id) };
        const url = urls[collection as keyof typeof urls];
        if (url) {
          const { statusCode } = await app.inject({ url });
          const admin = collection === 'recipes' ? ADMIN_API.recipe(id) : ADMIN_API.country(id);
          const { statusCode: forEditors } = await editor.call('GET', admin);
          expect(isMalformed ? [409, 404] : [200, 409, 404], `${admin} ${path}`).toContain(forEditors);
          expect([isMalformed ? [404] : [200, 404], collection, path]).toEqual([
            expect.arrayContaining([statusCode]),
            collection,
            path,
          ]);
        }
        if (collection === 'newsletter_subscribers') {
          const payload = signUp({ email: `${id}@example.org` });
          const { statusCode } = await app.inject({
            method: 'POST',
            url: NEWSLETTER_API.subscriptions,
            payload,
            headers: { origin: 'http://127.0.0.1:3000' },
          });
          expect(statusCode, path).toBeLessThan(500);
        }
      }

      const malformed = variants.filter(({ isMalformed }) => isMalformed);
      const documents = (await examineSite(settings.site, { log: pino({ level: 'silent' }) })).find(
        ({ name }) => name === 'documents',
      );
      if (malformed.length > 0) {
        expect(documents).toMatchObject({ verdict: 'problem' });
        expect(Number.parseInt(documents?.text ?? '', 10)).toBeGreaterThanOrEqual(malformed.length);
      }
      const logged = lines.flatMap(({ document }) => document ?? []);
      expect(logged).toEqual([...new Set(logged)]);
      expect(logged.length).toBeGreaterThanOrEqual(
        malformed.filter(({ collection }) => collection === 'recipes').length,
      );
    }, 120_000);

    it('the pages that have one document each are served with their defaults', async () => {
      const { fixture, db } = await siteOfFullDocuments();
      const app = await appFor(fixture, { CACHE_SECONDS: '0' });
      const editor = await anEditor(app, fixture, { isSuper: true });
      for (const [collection, id, urls] of SINGLE) {
        const documents = db.collection<{ _id: string }>(collection);
        const sound = await documents.findOne({ _id: id });
        for (const { document, path } of variantsOf(sound ?? {}, bad, () => ({}))) {
          await documents.replaceOne({ _id: id }, document);
          for (const url of urls) {
            const { statusCode } = await editor.call('GET', url);
            expect(statusCode, `${collection} ${path} ${url}`).toBe(200);
          }
        }
        await documents.replaceOne({ _id: id }, sound ?? {});
      }
    }, 120_000);
  });
}
