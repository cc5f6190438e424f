import { openConnection, silentLog, temporaryPlace } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { createRemoteFailuresRepository } from './remote-failures.repository.ts';
import { createRemoteFailures } from './remote-failures.ts';
import type { LiveRemotes } from './remotes.ts';

const DAY_MS = 86_400_000;
const MONDAY = new Date('2026-03-02T08:00:00Z');

/** Instances of one site, where these remotes are live, at a time that the test sets. */
async function openInstances(count: number) {
  const settings = await temporaryPlace();
  const live = { names: ['catalogue', 'newsletter'], time: MONDAY };
  const current = () => ({ remotes: live.names.map((name) => ({ name })) }) as LiveRemotes;
  const instances = [];
  for (let turn = 0; turn < count; turn += 1) {
    const connection = await openConnection(settings);
    const repository = createRemoteFailuresRepository(connection);
    const failures = createRemoteFailures({ repository, remotes: { current }, log: silentLog, now: () => live.time });
    instances.push({ ...failures, connection, stored: () => repository.all() });
  }
  return { instances: instances as [(typeof instances)[0], ...typeof instances], live };
}

it('counts reports of live remotes for all instances together, also concurrent first ones', async () => {
  const { instances } = await openInstances(3);
  await Promise.all(instances.flatMap(({ count }) => [count('catalogue'), count('catalogue')]));
  for (const { latest } of instances)
    expect(await latest()).toEqual([{ name: 'catalogue', count: 6, last_at: MONDAY }]);
});

it('stores nothing of names that are not live, and lists only remotes that are live', async () => {
  const { instances, live } = await openInstances(1);
  const [{ count, latest, stored }] = instances;
  for (const name of ['unknown', 'Catalogue', '', '__proto__', 'newsletter']) await count(name);
  expect((await stored()).map(({ _id }) => _id)).toEqual(['newsletter']);
  live.names = ['catalogue'];
  expect(await latest()).toEqual([]);
});

it('drops a remote that has not failed for a week', async () => {
  const { instances, live } = await openInstances(1);
  const [{ count, latest, stored }] = instances;
  await count('catalogue');
  live.time = new Date(MONDAY.getTime() + DAY_MS);
  await count('newsletter');
  expect((await latest()).map(({ name }) => name)).toEqual(['newsletter', 'catalogue']);
  live.time = new Date(MONDAY.getTime() + 7 * DAY_MS + 1);
  expect((await latest()).map(({ name }) => name)).toEqual(['newsletter']);
  await count('catalogue');
  expect(await latest()).toMatchObject([
    { name: 'catalogue', count: 1 },
    { name: 'newsletter', count: 1 },
  ]);
  live.time = new Date(MONDAY.getTime() + 30 * DAY_MS);
  await count('newsletter');
  expect(await stored()).toHaveLength(1);
});

it('never fails the report', async () => {
  const [{ count, connection }] = (await openInstances(1)).instances;
  await connection.close();
  await expect(count('catalogue')).resolves.toBeUndefined();
});
