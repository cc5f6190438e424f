import { join } from 'node:path';
import { openConnection, silentLog } from '@tdt/database/testing';
import { builtRemote } from '@tdt/federation/testing';
import { expect, it } from 'vitest';
import { openTemporary, temporarySettings } from '../testing/temporary-application.ts';
import { examineSite } from './examine-site.ts';

/** A site with a backup, and what then makes its registry malformed. */
async function aSite() {
  const settings = await temporarySettings();
  const site = await openTemporary(settings);
  await site.remotes.register([await builtRemote()]);
  const backup = join(settings.dataDir, 'site.tar.gz');
  await site.backups.write(backup);
  const registry = (await openConnection(settings)).collection('registry');
  return { settings, site, backup, registry };
}

const version = ({ current }: Awaited<ReturnType<typeof aSite>>['site']['remotes']) => current().remotes[0]?.version;

it.each([
  ['projects.0.log', { 'projects.0.log': null, revision: 2 }],
  ['projects', { projects: 'none', revision: 3 }],
  ['revision', { revision: 'two' }],
])('a malformed registry is told with its repair, and a running site keeps what is live: %s', async (where, $set) => {
  const { settings, site, backup, registry } = await aSite();
  await registry.updateOne({}, { $set });
  const refusal = { code: 'DOCUMENT_MALFORMED', message: expect.stringContaining(`(${where}): restore a backup`) };
  await expect(site.remotes.list()).rejects.toMatchObject(refusal);
  expect(version(site.remotes)).toBe('1');
  expect(await examineSite(settings, { log: silentLog })).toContainEqual(
    expect.objectContaining({ name: 'remotes', verdict: 'problem', text: refusal.message }),
  );
  const opened = await openTemporary(settings);
  await expect(opened.remotes.register([await builtRemote()])).rejects.toMatchObject(refusal);
  await expect(opened.remotes.prune()).rejects.toMatchObject(refusal);

  await opened.backups.restore(backup);
  await opened.remotes.list();
  expect(version(opened.remotes)).toBe('1');
});
