import { expect, it } from 'vitest';
import { createVitals } from './vitals.ts';

const NOW = new Date('2026-01-02T00:01:00Z');
const counts = { disabled: 0, pending: 3, synced: 9, failed: 1 };
const newsletter = {
  outbox: async () => ({ isConfigured: true, counts, pause: null }),
  oldestPending: async () => new Date('2026-01-02T00:00:00Z'),
};
const watcher = { ageMs: () => 1500, isFailing: () => false, stop: async () => {} };
const parts = { ping: async () => {}, engineFolder: null, countRecipes: () => 7, watcher, newsletter, now: () => NOW };

it('says since when the oldest subscriber waits, and how old the catalogue is', async () => {
  expect(await createVitals(parts)()).toEqual({
    databaseSeconds: expect.any(Number),
    engineBytes: null,
    recipes: 7,
    catalogueAgeSeconds: 1.5,
    outbox: { pending: 3, failed: 1, oldestPendingSeconds: 60 },
  });
});

it('works without a database, and does not ask it for more', async () => {
  const away = async () => Promise.reject(new Error('away'));
  const found = await createVitals({ ...parts, ping: away })();
  expect(found).toMatchObject({ databaseSeconds: null, outbox: null, recipes: 7 });
  const failing = { ...newsletter, outbox: away };
  expect(await createVitals({ ...parts, newsletter: failing })()).toMatchObject({ outbox: null });
});
