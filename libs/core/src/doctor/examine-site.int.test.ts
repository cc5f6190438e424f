import { randomUUID } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import type { CoreSettings } from '../settings.ts';
import { anImage } from '../testing/pictures.ts';
import { openConnection, openTemporary, silentLog, temporarySettings } from '../testing/temporary-application.ts';
import { examineSite } from './examine-site.ts';

/** The findings by their names. */
async function examined(settings: CoreSettings) {
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
  for (const name of ['database', 'indexes', 'migrations', 'redirects', 'storage', 'secrets']) {
    expect(found[name], name).toMatchObject({ verdict: 'ok', fix: null });
  }
  expect(found.settings).toMatchObject({ verdict: 'warning', fix: expect.stringContaining('PUBLIC_URL') });
  expect(found.sitemap).toMatchObject({ verdict: 'warning', fix: expect.stringContaining('sitemap regenerate') });
  expect(found.remotes).toMatchObject({ verdict: 'problem', fix: expect.stringContaining('npm start') });
});

it('names a missing index, a later migration and a doubtful redirect, and changes none of them', async () => {
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

it('names pictures without files, and a secret that others can read', async () => {
  const picture = randomUUID();
  const settings = await aSite(picture);
  const secret = join(settings.dataDir, 'secret');
  await writeFile(secret, `${'x'.repeat(64)}\n`);
  await chmod(secret, 0o644);
  const found = await examined(settings);
  expect(found.pictures).toMatchObject({ verdict: 'problem', text: expect.stringContaining(picture) });
  expect(found.secrets).toMatchObject({ verdict: 'warning', fix: expect.stringContaining(`chmod go= ${secret}`) });
});

it('reports the rest while the database is away', async () => {
  const settings = await temporarySettings();
  const mongodbUri = 'mongodb://127.0.0.1:1/gone?serverSelectionTimeoutMS=50';
  const found = await examined({ ...settings, mongodbUri });
  expect(found.database).toMatchObject({ verdict: 'problem' });
  expect(found.storage).toMatchObject({ verdict: 'ok' });
  expect(found.indexes).toMatchObject({ verdict: 'skipped' });
});
