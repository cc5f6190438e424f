import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Boot } from '@tdt/contracts';
import { type RunningSite, startSite } from '@tdt/testing';
import { expect, NO_FAULTS, type Page, test } from '@tdt/testing/browser';
import { rebuild, withBrowserFault, withServerFault, withText } from '@tdt/testing/builds';

/** On a site of its own: these deployments would disturb the other journeys. */
test.describe.configure({ mode: 'serial' });

const CATALOGUE = join(import.meta.dirname, '../../../remotes/catalogue/dist');
const BEFORE = 'Toutes les recettes';
const AFTER = 'Chaque recette';

let site: RunningSite;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  site = await startSite({ programs: 'bundles' });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

async function remotes(...parameters: string[]): Promise<void> {
  const { status, stderr } = await site.cli('remotes', ...parameters);
  expect([status, stderr]).toEqual([0, expect.anything()]);
}

/** Deploys the catalogue as `edit` changes it, gives the version, and waits until the site renders with it. */
async function deploy(edit: Parameters<typeof rebuild>[2]): Promise<string> {
  const target = await mkdtemp(join(folder, 'build-'));
  const { version } = await rebuild(CATALOGUE, target, edit);
  await remotes('deploy', 'catalogue', target);
  await expect.poll(async () => liveVersion(await bootOf('/mentions-legales'))).toBe(version);
  return version;
}

async function rollBack(): Promise<void> {
  const live = liveVersion(await bootOf('/mentions-legales'));
  await remotes('rollback', 'catalogue');
  await expect.poll(async () => liveVersion(await bootOf('/mentions-legales'))).not.toBe(live);
}

const fetchPage = (path: string): Promise<string> => fetch(`${site.url}${path}`).then((response) => response.text());

async function bootOf(path: string): Promise<Boot> {
  const json = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(await fetchPage(path))?.[1];
  return JSON.parse(json ?? 'null');
}

const liveVersion = (boot: Boot) => boot.remotes.remotes.find(({ name }) => name === 'catalogue')?.version;

const open = async (page: Page, path: string) => {
  await page.goto(`${site.url}${path}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('a deployment keeps open pages on their version, gives new visits the new one, and can be rolled back', async ({
  page,
  browser,
  faults,
}) => {
  const before = await bootOf('/recipe/okonomiyaki');
  const pid = site.pid();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await open(page, '/recipe/okonomiyaki');

  const version = await deploy(withText(BEFORE, AFTER));
  // The page had loaded nothing of the catalogue: all of it, files of single pages included, comes from the old
  // version.
  await follow(page, 'Recettes');
  await expect(heading(page, BEFORE)).toBeVisible();
  await follow(page, 'À propos');
  await expect(heading(page, 'À propos')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/assets/catalogue/')).length).toBeGreaterThan(2);
  expect(asked.filter((path) => path.includes(version))).toEqual([]);
  expect(await faults()).toEqual(NO_FAULTS);

  expect(await fetchPage('/toutes-recettes')).toContain(`${AFTER}</h1>`);
  const visitor = await browser.newPage();
  const warnings: string[] = [];
  visitor.on('console', (message) => warnings.push(message.text()));
  await open(visitor, '/toutes-recettes');
  await expect(heading(visitor, AFTER)).toBeVisible();
  expect(warnings).toEqual([]);
  await visitor.close();
  const after = await bootOf('/recipe/okonomiyaki');
  expect([after.shell, site.pid()]).toEqual([before.shell, pid]);

  await rollBack();
  expect(await fetchPage('/toutes-recettes')).toContain(`${BEFORE}</h1>`);
  await open(page, '/toutes-recettes');
  await expect(heading(page, BEFORE)).toBeVisible();
});

// Other faults of server bundles differ for the server only: bff/src/rendering/failures.proof.test.ts.
test('a page that only the browser can render looks the same', async ({ page }) => {
  await open(page, '/about');
  const expected = await page.getByRole('main').textContent();
  const version = await deploy(withServerFault('render'));
  expect(await fetchPage('/about')).not.toContain('<h1');
  await open(page, '/about');
  await expect(heading(page, 'À propos')).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(expected);
  const line = () =>
    site
      .output()
      .split('\n')
      .find((one) => one.includes(version) && one.includes('"level":50') && one.endsWith('}'));
  await expect.poll(() => JSON.parse(line() ?? '{}')).toMatchObject({ remote: 'catalogue', version });
  await rollBack();
});

test('reports browser-only failures; the rest of the site works', async ({ page }) => {
  const version = await deploy(withBrowserFault('render'));
  await page.goto(`${site.url}/toutes-recettes`);
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect
    .poll(() => site.output())
    .toContain(`"kind":"error","message":"broken page","remote":"catalogue","version":"${version}"`);
  await page.goto(`${site.url}/recipe/okonomiyaki`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await rollBack();
});

test('an entry that was changed in the storage is not executed', async ({ page }) => {
  const version = liveVersion(await bootOf('/mentions-legales'));
  const entry = join(site.dataDir, 'assets/catalogue', String(version), 'web/remoteEntry.js');
  await open(page, '/recipe/okonomiyaki');
  for (const copy of [`${entry}.br`, `${entry}.gz`]) await rm(copy);
  await appendFile(entry, '\nwindow.isTampered = true;');
  await follow(page, 'À propos');
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
  await expect.poll(() => site.output()).toContain(`"remote":"catalogue","version":"${version}"`);
});
