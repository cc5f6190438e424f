import { describe, expect, it } from 'vitest';
import { builtRemote, builtShell } from './testing/built-project.ts';
import { remotesInstance, remotesPlace } from './testing/remotes-instance.ts';

/** A site where three versions of one remote were deployed one after another. */
async function withThree() {
  const place = await remotesPlace();
  const remotes = await remotesInstance(place);
  await remotes.deploy('shell', await builtShell());
  for (const version of ['1', '2', '3']) await remotes.deploy('catalogue', await builtRemote({ version }));
  const live = async () => (await remotes.list()).projects.find(({ name }) => name === 'catalogue')?.live;
  return { place, remotes, live };
}

describe('rollBack', () => {
  it('rolls back, further back the second time, and refuses when there is nothing left', async () => {
    const { remotes, live } = await withThree();
    expect(await remotes.rollBack('catalogue')).toMatchObject({ version: '2', before: '3', resting: [] });
    expect(remotes.current().remotes).toMatchObject([{ version: '2' }]);
    expect(await remotes.rollBack('catalogue')).toMatchObject({ version: '1', before: '2' });
    await expect(remotes.rollBack('catalogue')).rejects.toMatchObject({
      code: 'REMOTE_REFUSED',
      message: expect.stringContaining('nothing to go back to'),
    });
    expect(await live()).toBe('1');
  });

  it('reports its target and changes nothing on a dry run', async () => {
    const { remotes, live } = await withThree();
    expect(await remotes.rollBack('catalogue', { dryRun: true })).toMatchObject({ version: '2', before: '3' });
    expect(await live()).toBe('3');
  });

  it('refuses a version whose files the storage has lost', async () => {
    const { place, remotes, live } = await withThree();
    await place.storage.remove('assets/catalogue/2/node/remote.cjs');
    await expect(remotes.rollBack('catalogue')).rejects.toMatchObject({
      code: 'REMOTE_REFUSED',
      message: expect.stringContaining('lacks 1 files of catalogue 2'),
    });
    expect(await live()).toBe('3');
    await remotes.rollBack('catalogue', { to: '1' });
    expect(await live()).toBe('1');
  });

  it('rolls back the shell, too, and lists the remotes that do not fit it', async () => {
    const { remotes } = await withThree();
    await remotes.deploy('shell', await builtShell({ version: '2', platform: '2.0.0' }));
    await remotes.deploy('catalogue', await builtRemote({ version: '4', platform: '2.0.0' }));
    await expect(remotes.rollBack('catalogue')).rejects.toThrow(/platform 1\.0\.0/);
    expect(await remotes.rollBack('shell')).toMatchObject({ version: '1', before: '2', resting: ['catalogue'] });
  });

  it('does not replace what another operator has put live since it began', async () => {
    const { place, remotes, live } = await withThree();
    const other = await remotesInstance(place);
    const folder = await builtRemote({ version: '4' });
    const storage = {
      ...place.storage,
      open: async (path: string) => {
        await other.deploy('catalogue', folder);
        return place.storage.open(path);
      },
    };
    const slow = await remotesInstance(place, { storage });
    await expect(slow.rollBack('catalogue')).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    expect(await live()).toBe('4');
    await remotes.rollBack('catalogue');
    expect(await live()).toBe('3');
  });
});
