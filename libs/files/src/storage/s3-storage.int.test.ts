import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { freePort } from '@tdt/testing';
import type { S3Fault, S3StandIn } from '@tdt/testing/storage';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storageIn, temporaryBucket } from '../testing/buckets.ts';

/** What is true of a bucket alone; `storage.proof.test.ts` has the rest. */
const LARGE = Buffer.alloc(1_000_000, 'large');

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('did not fail');
    },
    (error: unknown) => error,
  );

/** Methods of the requests that arrive while `work` runs. */
async function requestsOf({ requests }: S3StandIn, work: () => Promise<unknown>): Promise<string[]> {
  const before = requests.length;
  await work();
  return requests.slice(before).map(({ method }) => method);
}

it('needs one request to put, to open and read, and to look for a file', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  expect(await requestsOf(service, () => storage.put('a', 'x'))).toEqual(['PUT']);
  expect(await requestsOf(service, async () => (await storage.open('a'))?.read())).toEqual(['GET']);
  expect(await requestsOf(service, () => storage.exists('a'))).toEqual(['HEAD']);
  expect(await requestsOf(service, () => storage.open('missing'))).toEqual(['GET']);
});

it('needs one request for the first 256 kB of a file, and one for each further megabyte', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  for (const [size, requests] of [
    [256 * 1024, 1],
    [256 * 1024 + 1, 2],
    [1_000_000, 2],
    [10_000_000, 11],
  ] as const) {
    await storage.put('large', Buffer.alloc(size, 'large'));
    const methods = await requestsOf(service, async () => (await storage.open('large'))?.read());
    expect(methods).toEqual(Array(requests).fill('GET'));
  }
});

it('lets the SDK print nothing, not even of an empty file', async () => {
  const printed = vi.spyOn(console, 'warn');
  onTestFinished(() => printed.mockRestore());
  const storage = await storageIn(await temporaryBucket());
  for (const content of ['', Buffer.alloc(0), 'x']) await storage.put('a', content);
  expect(await storage.copy('a', 'b')).toBe(true);
  expect(printed).not.toHaveBeenCalled();
});

it('copies a file without reading it', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  await storage.put('a', 'x');
  expect(await requestsOf(service, () => storage.copy('a', 'b'))).toEqual(['HEAD', 'PUT']);
  expect(await requestsOf(service, () => storage.copy('missing', 'b'))).toEqual(['HEAD']);
});

it('stores the files of a site under its prefix', async () => {
  const service = await temporaryBucket();
  await (await storageIn(service, { env: { S3_PREFIX: 'sites/table/' } })).put('media/a', 'x');
  expect([...service.objects.keys()]).toEqual(['sites/table/media/a']);
});

it('ignores the empty objects that consoles create for folders', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  await storage.put('media/a', 'x');
  service.objects.set('media/', { bytes: Buffer.alloc(0), etag: '"x"', modifiedAt: new Date() });
  const listed = await Readable.from(storage.list('media')).toArray();
  expect(listed).toMatchObject([{ path: 'media/a', size: 1 }]);
});

it('writes a file for a check', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  expect(await requestsOf(service, () => storage.check())).toEqual(['PUT', 'DELETE']);
  expect(service.objects.size).toBe(0);
});

it('refuses a web server that confirms everything', async () => {
  const port = await freePort();
  const server = createServer((request, response) => request.resume().on('end', () => response.end('<html></html>')));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const storage = await storageIn(await temporaryBucket(), { env: { S3_ENDPOINT: `http://127.0.0.1:${port}` } });
  for (const work of [() => storage.check(), () => storage.list('a')[Symbol.asyncIterator]().next()]) {
    const error = await failureOf(work());
    expect(error).toMatchObject({ name: 'StorageUnreachable' });
    expect((error as Error).cause).toMatchObject({ message: expect.stringContaining('check S3_ENDPOINT') });
  }
});

describe.each<S3Fault>(['slow-down', 'reset', 'cut'])('after %s', (fault) => {
  it('retries until it works', async () => {
    const service = await temporaryBucket();
    const storage = await storageIn(service);
    await storage.put('a/b', 'x');
    const reading = [
      async () => expect(String(await (await storage.open('a/b'))?.read())).toBe('x'),
      async () => expect(await Readable.from(storage.list('a')).toArray()).toHaveLength(1),
    ];
    // Other responses have no body that could be cut.
    const others = [
      () => storage.exists('a/b'),
      () => storage.copy('a/b', 'c'),
      () => storage.put('a/b', 'y'),
      () => storage.remove('a/b'),
    ];
    for (const work of fault === 'cut' ? reading : [...reading, ...others]) {
      service.fail(fault, { times: 3 });
      await work();
    }
  });

  it('gives up after a few attempts, with StorageUnreachable', async () => {
    const service = await temporaryBucket();
    service.fail(fault, { times: 100 });
    const storage = await storageIn(service);
    for (const [index, work] of [
      () => storage.open('a'),
      () => storage.list('a')[Symbol.asyncIterator]().next(),
    ].entries()) {
      const error = await failureOf(work());
      expect(error).toMatchObject({ name: 'StorageUnreachable', code: 'NOT_READY', status: 503 });
      expect((error as Error).cause).toMatchObject({
        message: expect.stringContaining(`bucket table at ${service.endpoint}`),
      });
      expect(service.requests).toHaveLength(4 * (index + 1));
    }
  });
});

it('resumes a long file where the connection broke off', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  await storage.put('large', LARGE);
  const file = await storage.open('large');
  service.fail('cut', { times: 2 });
  expect((await file?.read())?.equals(LARGE)).toBe(true);
});

it('fails instead of ending a file early', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  await storage.put('large', LARGE);
  const file = await storage.open('large');
  service.fail('cut', { times: 100 });
  expect(await failureOf(Promise.resolve(file && buffer(file.stream())))).toMatchObject({ name: 'StorageUnreachable' });
});

it('does not mix two versions of a file', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  await storage.put('large', LARGE);
  const file = await storage.open('large');
  await storage.put('large', Buffer.alloc(1_000_000, 'other'));
  await expect(file?.read()).rejects.toThrow('replaced while it was read');
});

it.each(['put', 'open', 'check'] as const)('gives up a silent service on %s', async (verb) => {
  const service = await temporaryBucket();
  service.fail('hang', { times: 100 });
  const storage = await storageIn(service, { attempts: 2, silenceMs: 50 });
  const error = await failureOf(
    verb === 'put' ? storage.put('a', 'x') : verb === 'open' ? storage.open('a') : storage.check(),
  );
  expect(error).toMatchObject({
    name: 'StorageUnreachable',
    cause: { message: expect.stringContaining('no response within') },
  });
});

it('stops retrying in a long outage, until the service is back', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service);
  service.fail('reset', { times: 1000 });
  for (let visit = 0; visit < 20; visit += 1) await failureOf(storage.open('a'));
  expect(await requestsOf(service, () => failureOf(storage.open('a')))).toEqual(['GET']);
  expect(service.requests.length).toBeLessThan(80);
});

it('begins no attempt after its time', async () => {
  const service = await temporaryBucket();
  service.fail('hang', { times: 100 });
  const storage = await storageIn(service, { attempts: 4, silenceMs: 50, totalMs: 20 });
  expect(await failureOf(storage.open('a'))).toMatchObject({ name: 'StorageUnreachable' });
  expect(service.requests).toHaveLength(1);
});

it('gives up a body that stops in the middle', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(206, { 'content-length': 100, 'content-range': 'bytes 0-99/100' });
    response.write('beginning');
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  const service = await temporaryBucket();
  const storage = await storageIn(service, {
    attempts: 1,
    silenceMs: 50,
    env: { S3_ENDPOINT: `http://127.0.0.1:${port}` },
  });
  expect(await failureOf(storage.open('a'))).toMatchObject({ name: 'StorageUnreachable' });
});

it('reports that no service responds', async () => {
  const service = await temporaryBucket();
  const storage = await storageIn(service, { env: { S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` } });
  const error = await failureOf(storage.check());
  expect(error).toMatchObject({ code: 'NOT_READY', cause: { message: expect.stringContaining('ECONNREFUSED') } });
});

it('reports at once that a bucket is full', async () => {
  const service = await temporaryBucket();
  service.fail('full');
  await expect((await storageIn(service)).put('a', 'x')).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  expect(service.requests).toHaveLength(1);
});

const WRONG: [string, Record<string, string>, string][] = [
  ['another secret', { S3_SECRET_ACCESS_KEY: 'hunter2hunter2' }, 'SignatureDoesNotMatch; check S3_SECRET_ACCESS_KEY'],
  ['another key', { S3_ACCESS_KEY_ID: 'AKIDHUNTER' }, 'InvalidAccessKeyId; check S3_ACCESS_KEY_ID'],
  ['another bucket', { S3_BUCKET: 'other' }, 'NoSuchBucket; check S3_BUCKET'],
  ['another region', { S3_REGION: 'eu-west-3' }, 'AuthorizationHeaderMalformed; check S3_REGION'],
];

describe.each(WRONG)('with %s', (_title, env, advice) => {
  it('tells the operator what to check, without a secret', async () => {
    const service = await temporaryBucket();
    const storage = await storageIn(service, { env });
    for (const work of [() => storage.put('a', 'x'), () => storage.open('a'), () => storage.check()]) {
      service.requests.length = 0;
      const error = await failureOf(work());
      expect(error).toMatchObject({ name: 'StorageUnreachable', code: 'NOT_READY' });
      expect((error as Error).cause).toMatchObject({ message: expect.stringContaining(advice) });
      expect(service.requests).toHaveLength(1);
      expect(inspect(error, { depth: 20, showHidden: true })).not.toMatch(
        /hunter|AKID|stand-in\/secret|Signature=|AWS4-HMAC/i,
      );
    }
  });
});

it('reports why a key is refused, even if the first response had no body', async () => {
  const service = await temporaryBucket();
  const error = await failureOf((await storageIn(service, { env: { S3_SECRET_ACCESS_KEY: 'hunter2' } })).exists('a'));
  expect(error).toMatchObject({ cause: { message: expect.stringContaining('SignatureDoesNotMatch') } });
  expect(service.requests.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
});

it('works although the clocks differ', async () => {
  const service = await temporaryBucket({ now: () => new Date(Date.now() + 3_600_000) });
  const storage = await storageIn(service);
  await expect(storage.check()).resolves.toBeUndefined();
  await storage.put('a', 'x');
  expect(await storage.exists('a')).toBe(true);
});

it('reports that clocks differ where the service does not send its time', async () => {
  const service = await temporaryBucket({ now: () => new Date(Date.now() + 3_600_000), tellsTime: false });
  const error = await failureOf((await storageIn(service)).check());
  expect((error as Error).cause).toMatchObject({ message: expect.stringContaining('the clocks of this machine') });
});
