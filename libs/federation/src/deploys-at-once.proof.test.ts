import type { Storage } from '@tdt/files/storage';
import { describe, expect, it } from 'vitest';
import { builtRemote } from './testing/built-project.ts';
import { catalogueOf, placeWithCatalogue, type RemotesPlace, remotesInstance } from './testing/remotes-instance.ts';

/** A storage whose first write waits until `count` instances have reached theirs. */
function meetingPoint(count: number): (storage: Storage) => Storage {
  let arrived = 0;
  const all = Promise.withResolvers<void>();
  return (storage) => {
    let isFirst = true;
    return {
      ...storage,
      put: async (...content) => {
        if (isFirst) arrived += 1;
        isFirst = false;
        if (arrived === count) all.resolve();
        await all.promise;
        return storage.put(...content);
      },
    };
  };
}

/** Deploys different builds of one project from as many instances, which all begin before one of them switches. */
async function deployAtOnce(place: RemotesPlace, versions: readonly string[]) {
  const through = meetingPoint(versions.length);
  const folders = await Promise.all(versions.map((version) => builtRemote({ version })));
  return Promise.allSettled(
    folders.map(async (folder) => {
      const remotes = await remotesInstance(place, { pollMs: 60_000, storage: through(place.storage) });
      return remotes.deploy('catalogue', folder);
    }),
  );
}

describe('concurrent deploys', { timeout: 60_000 }, () => {
  it('succeed for one of ten, and are refused for the others', async () => {
    const { place, remotes } = await placeWithCatalogue({ version: 'first' });
    const winners = ['first'];
    for (const round of ['a', 'b', 'c']) {
      const outcomes = await deployAtOnce(
        place,
        Array.from({ length: 10 }, (_, index) => `${round}${index}`),
      );
      const won = outcomes.filter((one) => one.status === 'fulfilled');
      expect(won).toHaveLength(1);
      const version = won[0]?.value.version ?? '';
      expect(won[0]?.value.before).toBe(winners.at(-1));
      for (const one of outcomes.filter((outcome) => outcome.status === 'rejected')) {
        expect(one.reason).toMatchObject({ code: 'REVISION_CONFLICT' });
        expect(one.reason.message).toContain(`catalogue: ${version} went live in the meantime`);
      }
      winners.push(version);
    }
    const [, catalogue] = (await remotes.list()).projects;
    const [live, ...previous] = winners.toReversed();
    expect(catalogue).toMatchObject({ live, previous: previous.map((version) => ({ version })) });
  });

  it('of the same build all succeed', async () => {
    const { place, remotes } = await placeWithCatalogue();
    const outcomes = await deployAtOnce(place, ['2', '2', '2']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await remotes.list();
    expect(catalogueOf(remotes)).toBe('2');
  });
});
