import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSite, startSite } from '@tdt/testing';
import { expect, NO_FAULTS, openAlive, type Page, test } from '@tdt/testing/browser';
import { rebuild, withText } from '@tdt/testing/builds';
import { ALL_RECIPES, cached, heading, LIST, untilAlive, untilCached } from './offline-visit.ts';

/** On a site of its own: it has the service worker, gets another build, and loses the worker at the end. */
test.describe.configure({ mode: 'serial' });
test.use({ pictures: true });

const CATALOGUE = join(import.meta.dirname, '../../../remotes/catalogue/dist');
const AFTER = 'Chaque recette';

let site: RunningSite;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offline-'));
  site = await startSite({ programs: 'bundles', env: { OFFLINE: 'on' } });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (page: Page, path: string) => openAlive(page, `${site.url}${path}`);

test('the back office goes past the worker, and nothing of it is cached', async ({ page, context }) => {
  await open(page, LIST);
  await untilCached(page, LIST);
  const workerResponses = async (path: string) => {
    const opened = await context.newPage();
    const responses: boolean[] = [];
    opened.on('response', (response) => responses.push(response.fromServiceWorker()));
    await opened.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await opened.close();
    return responses;
  };
  expect(await workerResponses('/about')).toContain(true);
  expect(await workerResponses('/admin/login')).not.toContain(true);
  expect((await cached(page)).filter((path) => /^\/(api\/)?admin|\/admin/.test(path))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`${site.url}/admin/recipes`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a new build never mixes with a cached page', async ({ page, context, faults }) => {
  await open(page, LIST);
  await untilCached(page, LIST);
  const { version } = await rebuild(CATALOGUE, folder, withText(ALL_RECIPES, AFTER));
  expect((await site.cli('remotes', 'deploy', 'catalogue', folder)).status).toBe(0);
  await expect.poll(async () => (await fetch(`${site.url}${LIST}`)).text()).toContain(`/assets/catalogue/${version}/`);

  const show = async (title: string) => {
    await page.reload();
    await untilAlive(page);
    await expect(heading(page, title)).toBeVisible();
  };
  await context.setOffline(true);
  await show(ALL_RECIPES);
  await context.setOffline(false);
  await show(AFTER);
  await context.setOffline(true);
  await show(AFTER);
  // Hydration errors would be among them. Without network, pictures below the first screen may be missing, and the page
  // asks whether the site is there.
  expect({ ...(await faults()), console: [], requests: [] }).toEqual(NO_FAULTS);
  expect((await faults()).console.filter((text) => !/\/media\/|\/api\/health/.test(text))).toEqual([]);
});

test('OFFLINE=off removes the worker and all that it has cached', async ({ page }) => {
  await open(page, LIST);
  await untilCached(page, LIST);
  await site.kill('SIGTERM');
  await site.restart({ OFFLINE: 'off' });
  await open(page, LIST);
  const left = () =>
    page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()].flat().length);
  await expect.poll(left).toBe(0);
  await open(page, LIST);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
