import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { silentLog } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { openSite } from './open-site.ts';
import { openTemporary, temporarySettings } from './testing/temporary-application.ts';

const MODES = ['read', 'write'] as const;

it.each(MODES)('refuses to %s a database without a site, and creates no folder', async (mode) => {
  const settings = await temporarySettings();
  const dataDir = join(settings.dataDir, 'none');
  for (const elsewhere of [
    { ...settings, dataDir },
    { ...settings, dataDir, mongodbUri: null },
  ]) {
    const refused = openSite(elsewhere, { log: silentLog }, { catalogue: false, mode });
    await expect(refused).rejects.toMatchObject({ name: 'SiteMissing', code: 'NOT_READY' });
    expect(existsSync(dataDir)).toBe(false);
  }
});

it('reads a site without creating a data folder, and writes where there is a site', async () => {
  const settings = await temporarySettings();
  await openTemporary(settings, { catalogue: false });
  const elsewhere = { ...settings, dataDir: join(settings.dataDir, 'none') };
  const reader = await openTemporary(elsewhere, { catalogue: false, mode: 'read' });
  expect(await reader.users.list()).toEqual([]);
  expect(existsSync(elsewhere.dataDir)).toBe(false);
  await openTemporary(elsewhere, { catalogue: false, mode: 'write' });
  expect(existsSync(join(elsewhere.dataDir, 'secret'))).toBe(true);
});
