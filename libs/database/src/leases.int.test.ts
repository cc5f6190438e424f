import { expect, it } from 'vitest';
import { createLeases } from './leases.ts';
import { openConnection, temporaryPlace } from './testing/temporary-database.ts';

const LONG_MS = 60_000;

async function twoHolders() {
  const settings = await temporaryPlace();
  return {
    first: createLeases(await openConnection(settings)),
    second: createLeases(await openConnection(settings)),
    /** As if this many milliseconds had passed. */
    later: async (milliseconds: number) =>
      createLeases(await openConnection(settings), { now: () => Date.now() + milliseconds }),
  };
}

it('is held by one process at a time', async () => {
  const { first, second } = await twoHolders();
  const lease = await first.acquire('work', LONG_MS);
  expect(lease).not.toBeNull();
  expect(await second.acquire('work', LONG_MS)).toBeNull();
  await lease?.release();
  const next = await second.acquire('work', LONG_MS);
  expect(next).not.toBeNull();
  await next?.release();
});

it('goes to one of many concurrent callers', async () => {
  const { first, second } = await twoHolders();
  const asked = Array.from({ length: 10 }, (_, index) => (index % 2 ? first : second).acquire('work', LONG_MS));
  const held = (await Promise.all(asked)).filter((lease) => lease !== null);
  expect(held).toHaveLength(1);
  await held[0]?.release();
});

it('is free again when its holder stops renewing it', async () => {
  const { first, later } = await twoHolders();
  const lost = await first.acquire('work', LONG_MS);
  expect(await (await later(LONG_MS - 5000)).acquire('work', LONG_MS)).toBeNull();
  const taken = await (await later(LONG_MS + 5000)).acquire('work', LONG_MS);
  expect(taken).not.toBeNull();
  await lost?.release();
  expect(await first.acquire('work', LONG_MS)).toBeNull();
  await taken?.release();
});

it('signals to its holder that it was lost', async () => {
  const { first, later } = await twoHolders();
  const lease = await first.acquire('work', 90);
  const taken = await (await later(LONG_MS)).acquire('work', LONG_MS);
  expect(lease && taken).toBeTruthy();
  await new Promise((resolve) => lease?.signal.addEventListener('abort', resolve));
  await taken?.release();
});

it('is renewed while it is held', async () => {
  const { first, second } = await twoHolders();
  let renewed = 0;
  await first.whileHolding(
    'work',
    async (signal) => {
      const start = Date.now();
      while (Date.now() - start < 1500) {
        expect(await second.acquire('work', 1000)).toBeNull();
        renewed += 1;
      }
      expect(signal.aborted).toBe(false);
    },
    { milliseconds: 1000 },
  );
  expect(renewed).toBeGreaterThan(1);
});

it('is passed on to those who wait for it', async () => {
  const { first, second } = await twoHolders();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
  };
  await Promise.all([first.whileHolding('work', work('a')), second.whileHolding('work', work('b'))]);
  const [leader] = steps;
  expect(steps).toEqual(
    leader === 'a begins' ? ['a begins', 'a ends', 'b begins', 'b ends'] : ['b begins', 'b ends', 'a begins', 'a ends'],
  );
});

it('is logged while another process waits for it, and passed on soon after its holder was killed', async () => {
  const settings = await temporaryPlace();
  const logged: string[] = [];
  const log = { warn: (_fields: object, message = '') => void logged.push(message) };
  const leases = createLeases(await openConnection(settings), { log });
  const killed = await openConnection(settings);
  await killed.collection<{ _id: string; owner: string; until: Date }>('leases').insertOne({
    _id: 'demo-seed',
    owner: 'killed',
    until: new Date(Date.now() + 2000),
  });
  expect(await leases.whileHolding('demo-seed', async () => 'done')).toBe('done');
  expect(logged).toEqual(['Waiting for another process to end its work: demo-seed']);
});

it('is released when the work fails, and waiting for it can be aborted', async () => {
  const { first, second } = await twoHolders();
  await expect(first.whileHolding('work', () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  const lease = await first.acquire('work', LONG_MS);
  expect(lease).not.toBeNull();
  const waiting = second.whileHolding('work', async () => 'never', { signal: AbortSignal.timeout(50) });
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await lease?.release();
});

it('lets work go ahead at once, or after a wait, or not at all', async () => {
  const { first, second } = await twoHolders();
  const work = async () => 'done';
  const lease = await first.acquire('work', LONG_MS);
  expect(await second.ifFree('work', work)).toBeNull();
  expect(await second.ifFree('work', work, { withinMs: 300 })).toBeNull();
  const waiting = second.ifFree('work', work, { withinMs: LONG_MS });
  await lease?.release();
  expect(await waiting).toBe('done');
  expect(await second.ifFree('work', work)).toBe('done');
});
