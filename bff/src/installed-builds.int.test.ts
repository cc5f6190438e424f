import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import type { RemotesRegistry } from '@tdt/federation';
import { openSite } from '@tdt/site';
import { expect, it, onTestFinished } from 'vitest';
import { registerBuilds } from './installed-builds.ts';
import { settingsOf } from './testing/test-app.ts';
import { writtenRemote } from './testing/written-remote.ts';

interface Line {
  level: string;
  message: string;
  fields: Record<string, unknown>;
}

/** A site with a database of its own; `start` is what it does with the builds of its installation when it starts. */
async function aSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'installation-'));
  const lines: Line[] = [];
  const note = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, message, fields: { ...fields } });
  const log: Logger = { debug() {}, info: note('info'), warn: note('warn'), error: note('error') };
  const { remotes, close } = await openSite(settingsOf({ DATA_DIR: dataDir }).site, { log });
  onTestFinished(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  });
  const start = async (...folders: string[]): Promise<Line[]> => {
    lines.length = 0;
    await registerBuilds(remotes, folders, log);
    return [...lines];
  };
  return { remotes, start, log };
}

function built(version: string): Promise<string> {
  const remote = { version, platform: '1.0.0', server: `exports.routes = []; // ${version}` };
  return writtenRemote(remote);
}
const live = ({ current }: RemotesRegistry) => current().remotes[0]?.version;

it('puts a build of the installation live when it is new, and is silent the next time', async () => {
  const { remotes, start } = await aSite();
  const folder = await built('1');
  expect(await start(folder)).toMatchObject([
    { level: 'info', message: 'A build went live.', fields: { version: '1' } },
  ]);
  expect(await start(folder)).toEqual([]);
  expect(await start(await built('2'))).toMatchObject([{ level: 'info', fields: { version: '2' } }]);
  expect(live(remotes)).toBe('2');
});

it('keeps what an operator rolled back to, and logs what is live and how to change that', async () => {
  const { remotes, start } = await aSite();
  await start(await built('1'));
  const second = await built('2');
  await start(second);
  await remotes.rollBack('probe');
  const fields = { remote: 'probe', version: '2', live: '1', by: 'operator', wayIn: `remotes deploy probe ${second}` };
  expect(await start(second)).toEqual([
    { level: 'info', message: 'The build of this installation is not live.', fields },
  ]);
  expect(live(remotes)).toBe('1');
});

it('warns, with the way back, when a new build replaces what an operator had put live', async () => {
  const { remotes, start } = await aSite();
  await remotes.deploy('probe', await built('deployed'));
  expect(await start(await built('2'))).toMatchObject([
    { level: 'warn', fields: { version: '2', replaced: 'deployed', wayBack: 'remotes rollback probe' } },
  ]);
  expect(live(remotes)).toBe('2');
  await remotes.rollBack('probe');
  expect(live(remotes)).toBe('deployed');
});

it('registers the intact builds when one is damaged, and logs that one', async () => {
  const { remotes, start } = await aSite();
  const damaged = await built('1');
  await rm(join(damaged, 'web/remoteEntry.js'));
  expect(await start(damaged)).toMatchObject([{ level: 'error', fields: { folder: damaged } }]);
  expect(remotes.current().remotes).toEqual([]);
});

it('starts no site whose registry is malformed', async () => {
  const { remotes, log } = await aSite();
  const register = () => Promise.reject(new AppError('DOCUMENT_MALFORMED'));
  await expect(registerBuilds({ ...remotes, register }, [], log)).rejects.toMatchObject({
    code: 'DOCUMENT_MALFORMED',
  });
});
