import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { silentLog } from '@tdt/database/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openReader, openWriter } from './open-site.ts';
import { openTemporary, temporarySettings } from './testing/temporary-application.ts';

it.each([openReader, openWriter])('$name refuses a database without a site, and creates no folder', async (open) => {
  const settings = await temporarySettings();
  const dataDir = join(settings.dataDir, 'none');
  for (const elsewhere of [
    { ...settings, dataDir },
    { ...settings, dataDir, mongodbUri: null },
  ]) {
    const refused = open(elsewhere, { log: silentLog });
    await expect(refused).rejects.toMatchObject({ name: 'SiteMissing', code: 'NOT_READY' });
    expect(existsSync(dataDir)).toBe(false);
  }
});

it('reads a site without creating a data folder, and writes where there is a site', async () => {
  const settings = await temporarySettings();
  await openTemporary(settings);
  const elsewhere = { ...settings, dataDir: join(settings.dataDir, 'none') };
  const reader = await openReader(elsewhere, { log: silentLog });
  onTestFinished(() => reader.close());
  expect(await reader.users.list()).toEqual([]);
  expect(existsSync(elsewhere.dataDir)).toBe(false);
  const writer = await openWriter(elsewhere, { log: silentLog });
  onTestFinished(() => writer.close());
  expect(existsSync(join(elsewhere.dataDir, 'secret'))).toBe(true);
});
