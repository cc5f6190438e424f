import { randomUUID } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openConnection, silentLog, stopEngine } from '@tdt/database/testing';
import { anImage, anMp4, webp } from '@tdt/files/testing';
import { type BrevoSettings, newsletterSettings } from '@tdt/newsletter';
import { type BrevoFault, startBrevoStandIn } from '@tdt/testing/brevo';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSite } from '../open-site.ts';
import { type SiteSettings, siteEnv } from '../settings.ts';
import { openTemporary, temporarySettings } from '../testing/temporary-application.ts';
import { examineSite } from './examine-site.ts';
import { newsletterCheck } from './newsletter-check.ts';

const ATTRIBUTES = { firstName: 'PRENOM', lastName: 'NOM', birthdate: 'DATE_NAISSANCE', unsubscribe: null };

/** The findings by their names. */
async function examined(settings: SiteSettings) {
  const findings = await examineSite(settings, { log: silentLog });
  return Object.fromEntries(findings.map((finding) => [finding.name, finding]));
}

/** A site with a country and a recipe, whose picture, if there is one, has no file. */
async function aSite(picture?: string) {
  const settings = await temporarySettings();
  const { countries, recipes } = await openTemporary(settings);
  await countries.seed([aCountry()]);
  await recipes.importMany([aRecipe({ title: 'Tarte Tatin', images: picture ? [anImage(picture, 'cover')] : [] })]);
  return settings;
}

it('finds nothing wrong with what is right, and says how to repair the rest', async () => {
  const settings = await aSite();
  const found = await examined(settings);
  for (const name of ['database', 'indexes', 'migrations', 'redirects', 'clock', 'storage', 'secrets', 'proxy']) {
    expect(found[name], name).toMatchObject({ verdict: 'ok', fix: null });
  }
  expect(found.settings).toMatchObject({ verdict: 'warning', fix: expect.stringContaining('PUBLIC_URL') });
  expect(found.newsletter).toMatchObject({ verdict: 'skipped' });
  expect(found.sitemap).toMatchObject({ verdict: 'warning', fix: expect.stringContaining('sitemap regenerate') });
  expect(found.remotes).toMatchObject({ verdict: 'problem', fix: expect.stringContaining('npm start') });
});

it('reports a missing index, a later migration and a doubtful redirect, and changes none of them', async () => {
  const settings = await aSite();
  const connection = await openConnection(settings);
  await connection.collection('countries').dropIndexes();
  await connection.collection<{ _id: number }>('migrations').insertOne({ _id: 999 });
  await connection.collection('recipes').updateOne({}, { $set: { former_slugs: ['tarte-tatin'] } });
  for (const _run of ['first', 'second']) {
    const found = await examined(settings);
    expect(found.indexes).toMatchObject({ verdict: 'problem', text: expect.stringContaining('countries (slug)') });
    expect(found.migrations).toMatchObject({ verdict: 'problem', text: expect.stringContaining('migration 999') });
    expect(found.redirects).toMatchObject({ verdict: 'warning', text: expect.stringContaining('recipes/tarte-tatin') });
  }
});

it('reports an index of the embedded database that differs from the documents', async () => {
  const settings = { ...(await temporarySettings()), mongodbUri: null };
  const engine = join(settings.dataDir, 'engine');
  onTestFinished(() => stopEngine(engine));
  const application = await openSite(settings, { log: silentLog });
  await application.countries.seed([aCountry()]);
  await application.close();
  await stopEngine(engine);
  expect((await examined(settings)).indexes).toMatchObject({ verdict: 'ok' });
  await stopEngine(engine);
  const bytes = await readFile(join(engine, 'data.sqlite'));
  // In an index, a text ends with two zeros.
  const key = Buffer.from('japon\0\0');
  for (let at = bytes.indexOf(key); at > 0; at = bytes.indexOf(key, at + 1)) bytes[at + 2] = (bytes[at + 2] ?? 0) ^ 1;
  await writeFile(join(engine, 'data.sqlite'), bytes);
  const { indexes } = await examined(settings);
  expect(indexes).toMatchObject({ verdict: 'problem', text: expect.stringMatching(/damaged: countries: .* slug_1/) });
});

it('lists pictures without files, and a secret that others can read', async () => {
  const picture = randomUUID();
  const settings = await aSite(picture);
  const secret = join(settings.dataDir, 'secret');
  await writeFile(secret, `${'x'.repeat(64)}\n`);
  await chmod(secret, 0o644);
  const found = await examined(settings);
  expect(found.pictures).toMatchObject({ verdict: 'problem', text: expect.stringContaining(picture) });
  expect(found.secrets).toMatchObject({ verdict: 'warning', fix: expect.stringContaining(`chmod go= ${secret}`) });
});

it('lists files that are damaged or empty', async () => {
  const [whole, cut, empty, film] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const settings = await aSite(whole);
  const { storage } = await openTemporary(settings);
  const picture = await webp();
  const folder = 'media/recipe-images/cover';
  await storage.put(`${folder}/${whole}.webp`, picture);
  expect((await examined(settings)).pictures).toMatchObject({ verdict: 'ok' });
  await storage.put(`${folder}/${cut}.webp`, picture.subarray(0, picture.length - 9));
  await storage.put(`${folder}/${empty}.webp`, '');
  await storage.put(`${folder}/${film}.mp4`, anMp4().subarray(0, 60));
  const { verdict, text } = (await examined(settings)).pictures ?? {};
  expect(verdict).toBe('problem');
  for (const name of [cut, empty, film]) expect(text).toContain(name);
  expect(text).not.toContain(whole);
});

it('reports the rest while the database is away', async () => {
  const settings = await temporarySettings();
  const mongodbUri = 'mongodb://127.0.0.1:1/gone?serverSelectionTimeoutMS=50';
  const found = await examined({ ...settings, mongodbUri });
  expect(found.database).toMatchObject({ verdict: 'problem' });
  expect(found.storage).toMatchObject({ verdict: 'ok' });
  expect(found.indexes).toMatchObject({ verdict: 'skipped' });
});

it('distinguishes an index with other options from a missing one, and finds a lease of a wrong clock', async () => {
  const settings = await aSite();
  const connection = await openConnection(settings);
  await connection.collection('countries').dropIndex('slug_1');
  await connection.collection('countries').createIndex({ slug: 1 });
  const until = new Date(Date.now() + 48 * 3_600_000);
  await connection.collection<{ _id: string }>('leases').insertOne({ _id: 'newsletter', until, owner: 'x' } as never);
  const found = await examined(settings);
  expect(found.indexes).toMatchObject({ verdict: 'problem', text: expect.stringContaining('other options') });
  expect(found.indexes?.text).toContain('countries (slug)');
  expect(found.clock).toMatchObject({ verdict: 'warning', text: expect.stringContaining('"newsletter"') });
});

it('misses a proxy that https needs, and accepts the one that is set', async () => {
  const settings = await temporarySettings();
  const site = { ...settings.site, url: 'https://www.example.org' };
  expect((await examined({ ...settings, site })).proxy).toMatchObject({ verdict: 'warning' });
  const behind = { ...settings, site, trustProxy: ['loopback'] };
  expect((await examined(behind)).proxy).toMatchObject({ verdict: 'ok', text: expect.stringContaining('loopback') });
});

describe('Brevo', () => {
  /** What is found with an account that has a list 3, a template 7 and the attributes of a French account. */
  async function foundWith(change: Partial<BrevoSettings> = {}, fault?: BrevoFault) {
    const brevo = await startBrevoStandIn();
    onTestFinished(() => brevo.close());
    if (fault) brevo.respondAlways(fault);
    const env = siteEnv.parse({ ...brevo.env, BREVO_CONFIRM_TEMPLATE_ID: '7' });
    const account = { ...(newsletterSettings(env).brevo as BrevoSettings), ...change };
    const check = newsletterCheck(account);
    return { ...(await check()), calls: brevo.calls };
  }

  it('is well if it has what the settings name; nothing is changed there', async () => {
    const { verdict, calls } = await foundWith();
    expect(verdict).toBe('ok');
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  });

  it.each([
    ['refuses the key', { apiKey: 'another' }, undefined],
    ['lacks the attribute NOM_2', { attributes: { ...ATTRIBUTES, lastName: 'NOM_2' } }, undefined],
    ['lacks the date attribute NOM', { attributes: { ...ATTRIBUTES, birthdate: 'NOM' } }, undefined],
    ['lacks the list 4, the template 8', { listIds: [3, 4], confirmTemplateId: 8 }, undefined],
    ['responds with 500', {}, 'server-error'],
    ['cannot be reached', {}, 'cut'],
    ['cannot be reached', {}, 'garbage'],
    ['cannot be reached', {}, 'redirect'],
    ['cannot be reached', { apiUrl: 'http://127.0.0.1:1' }, undefined],
  ] as const)('%s', async (text, change, fault) => {
    expect(await foundWith(change, fault)).toMatchObject({ verdict: 'problem', text: expect.stringContaining(text) });
  });
});
