import type { CatalogueResult } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { withDatabase } from './database-uri.ts';
import { startMongodb, whyNoMongodb } from './real-mongodb.ts';
import type { TestServer } from './test-server.ts';

const reason = await whyNoMongodb();

/** Responses of the site must not depend on its database. */
const REQUESTS = [
  API.recipes,
  `${API.recipes}?q=citron&type=plat`,
  `${API.recipes}?pays=japon&page_size=2&page=2&sort=title`,
  API.recipe('okonomiyaki-dosaka-au-chou-et-au-porc'),
  API.recipe('okonomiyaki'),
  API.country('japon'),
  `${API.countries}?with_recipes=true&page_size=100`,
];

/** Times and ids are of the seeding. */
const comparable = (text: string) => text.replaceAll(/"(id|created_at|updated_at)":"[^"]*"/g, '"$1":""');

describe('on MongoDB', () => {
  let mongodb: TestServer;
  const sites: RunningSite[] = [];

  beforeAll(async () => {
    if (reason) return;
    mongodb = await startMongodb();
    const MONGODB_URI = withDatabase(mongodb.uri, `test-${Date.now()}`);
    sites.push(await startSite(), await startSite({ env: { MONGODB_URI } }));
  }, 300_000);

  afterAll(async () => {
    for (const site of sites) await site.stop();
    await mongodb?.close();
  });

  beforeEach(({ skip }) => skip(reason !== null, reason ?? ''));

  test.each(REQUESTS)('%s returns the same as on the embedded engine', async (path) => {
    const [embedded, real] = await Promise.all(sites.map(({ url }) => fetch(`${url}${path}`)));
    expect(real?.status).toBe(embedded?.status);
    expect(comparable((await real?.text()) ?? '')).toBe(comparable((await embedded?.text()) ?? ''));
  });

  test('the list of the newest recipes holds the whole demo', async () => {
    const { total } = (await (await fetch(`${sites[1]?.url}${API.recipes}`)).json()) as CatalogueResult;
    expect(total).toBe(72);
  });
});
