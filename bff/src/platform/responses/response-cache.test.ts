import { AppError } from '@tdt/contracts';
import { expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';
import { prepareResponse } from './sendable-response.ts';

const FRESH_MS = 1000;

/** A cache under a clock of its own, and a producer that counts. */
function setUp({ freshMs = FRESH_MS, maxBytes = 1_000_000 } = {}) {
  const clock = { ms: 0 };
  const failures: unknown[] = [];
  const cache = createResponseCache({
    freshMs,
    maxBytes,
    finish: prepareResponse,
    onRefreshError: (error) => failures.push(error),
    now: () => clock.ms,
  });
  let made = 0;
  const produce = async () => {
    made += 1;
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: `response ${made}` };
  };
  const ask = async (key: string, by = produce) => String((await cache.get(key, by)).ready({})?.body);
  return { cache, clock, failures, ask, produce, made: () => made };
}

it('responds from memory while fresh', async () => {
  const { ask, clock } = setUp();
  await ask('a');
  clock.ms = FRESH_MS - 1;
  expect(await ask('a')).toBe('response 1');
});

it('sends a stale response at once and renews it', async () => {
  const { ask, clock } = setUp();
  await ask('a');
  clock.ms = FRESH_MS + 1;
  expect(await ask('a')).toBe('response 1');
  expect(await ask('a')).toBe('response 2');
});

it('replaces a response that is too old', async () => {
  const { ask, clock } = setUp();
  await ask('a');
  clock.ms = FRESH_MS * 6;
  expect(await ask('a')).toBe('response 2');
});

it('keeps a stale response while renewing fails, and reports it', async () => {
  const { ask, clock, failures } = setUp();
  await ask('a');
  clock.ms = FRESH_MS + 1;
  const broken = () => Promise.reject(new Error('database away'));
  expect(await ask('a', broken)).toBe('response 1');
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(await ask('a', broken)).toBe('response 1');
});

const away = () => Promise.reject(new Error('database away'));

it('sends what is stored for minutes while it cannot be made, then no longer', async () => {
  const { ask, clock } = setUp();
  await ask('a');
  for (const seconds of [6, 7, 60, 299]) {
    clock.ms = seconds * 1000;
    expect(await ask('a', away)).toBe('response 1');
  }
  clock.ms = 300_000;
  await expect(ask('a', away)).rejects.toThrow('database away');
});

it('treats a response of 500 and above as an outage as well', async () => {
  const { ask, clock } = setUp();
  await ask('a');
  clock.ms = FRESH_MS * 6;
  const failing = async () => ({ status: 503, headers: { 'content-type': 'text/html' }, body: 'later', store: false });
  expect(await ask('a', failing as never)).toBe('response 1');
  expect(await ask('a')).toBe('response 1');
});

it('sends no longer what is gone', async () => {
  const { ask, clock } = setUp();
  await ask('a');
  clock.ms = FRESH_MS * 6;
  const gone = () => Promise.reject(new AppError('RECIPE_NOT_FOUND'));
  await expect(ask('a', gone)).rejects.toThrow('non trouvée');
});

it('tries once a second during an outage, for any number of callers, and recovers with the first success', async () => {
  const { ask, clock, failures } = setUp();
  await ask('a');
  clock.ms = FRESH_MS * 6;
  for (let asked = 0; asked < 10; asked += 1) await ask('a', away);
  expect(failures).toHaveLength(1);
  clock.ms += 1000;
  expect(await ask('a')).toBe('response 1');
  await vi.waitFor(async () => expect(await ask('a')).toBe('response 2'));
});

it('passes on what the first production throws, and tries again next time', async () => {
  const { ask } = setUp();
  await expect(ask('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('a')).toBe('response 1');
});

it('makes a response once for concurrent callers', async () => {
  const { ask, made } = setUp();
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask('a')));
  expect(new Set(responses)).toEqual(new Set(['response 1']));
  expect(made()).toBe(1);
});

it('makes everything anew after a change, also what is being made', async () => {
  const { cache, ask } = setUp();
  const slow = Promise.withResolvers<{ status: number; headers: { 'content-type': string }; body: string }>();
  const early = ask('a', () => slow.promise);
  cache.expire();
  const late = await ask('a');
  slow.resolve({ status: 200, headers: { 'content-type': 'text/plain' }, body: 'before the change' });
  expect(await early).toBe('before the change');
  expect(late).toBe('response 1');
  expect(await ask('a')).toBe('response 1');
});

it('sends what was stored before a change while it cannot be made anew, and no longer', async () => {
  const { cache, ask, clock, made } = setUp();
  await ask('a');
  cache.remember('/a', 'a', '/*');
  cache.expire();
  expect(cache.known('/a')).toBeNull();
  const outage = () => Promise.reject(new AppError('NOT_READY'));
  expect(await ask('a', outage)).toBe('response 1');
  cache.expire();
  expect(await ask('a')).toBe('response 2');
  cache.expire();
  clock.ms += 300_000;
  await expect(ask('a', outage)).rejects.toMatchObject({ code: 'NOT_READY' });
  expect(made()).toBe(2);
});

it('makes what has changed anew at once when the last outage is some seconds past', async () => {
  const { cache, ask, clock } = setUp();
  await ask('a');
  cache.expire();
  expect(await ask('a', away)).toBe('response 1');
  clock.ms += 5000;
  await expect(ask('a', () => Promise.reject(new AppError('RECIPE_NOT_FOUND')))).rejects.toThrow('non trouvée');
});

it('drops what is gone, so that no outage brings it back', async () => {
  const { cache, ask } = setUp();
  await ask('a');
  cache.expire();
  await expect(ask('a', () => Promise.reject(new AppError('RECIPE_NOT_FOUND')))).rejects.toThrow();
  await expect(ask('a', away)).rejects.toThrow('database away');
});

it('knows a URL that was remembered, as long as its response is fresh', async () => {
  const { cache, ask, clock } = setUp();
  await ask('a');
  cache.remember('/a?x=1', 'a', '/*');
  expect(cache.known('/a?x=1')?.status).toBe(200);
  expect(cache.known('/a')).toBeNull();
  clock.ms = FRESH_MS;
  expect(cache.known('/a?x=1')).toBeNull();
});

it('stays within its bytes and drops what was requested longest ago', async () => {
  const { ask, made } = setUp({ maxBytes: 7000 });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(made()).toBe(3);
  await ask('a');
  expect(made()).toBe(3);
  await ask('b');
  expect(made()).toBe(4);
});

it('stores nothing when switched off', async () => {
  const { ask, cache } = setUp({ freshMs: 0 });
  expect(await ask('a')).toBe('response 1');
  expect(await ask('a')).toBe('response 2');
  cache.remember('/a', 'a', '/*');
  expect(cache.known('/a')).toBeNull();
});

it('never drops other responses for rare ones', async () => {
  const { cache, ask, produce } = setUp({ maxBytes: 20_000 });
  await ask('home');
  for (let page = 0; page < 50; page += 1) {
    await cache.get(`page ${page}`, async () => ({ ...(await produce()), store: 'rare' }));
  }
  expect(await ask('home')).toBe('response 1');
  expect(await ask('page 49')).toBe('response 51');
  expect(await ask('page 0')).toBe('response 52');
});
