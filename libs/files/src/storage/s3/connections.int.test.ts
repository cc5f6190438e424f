import { createServer } from 'node:http';
import { freePort } from '@tdt/testing';
import { expect, it, onTestFinished } from 'vitest';
import { storageIn, temporaryBucket } from '../../testing/buckets.ts';

const LARGE = Buffer.alloc(10_000_000, 'large');

/** A service with one large file, whose tag is asked for with each response. Counts connections and requests. */
async function serviceOf(tagOf: (from: number) => string) {
  const counted = { opened: 0, open: 0, mostOpen: 0, requests: 0 };
  const server = createServer(({ headers }, response) => {
    counted.requests += 1;
    const [from = 0, to = 0] =
      /(\d+)-(\d+)/
        .exec(headers.range ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    const last = Math.min(to, LARGE.length - 1);
    const range = `bytes ${from}-${last}/${LARGE.length}`;
    response.writeHead(206, { etag: tagOf(from), 'content-range': range, 'content-length': last - from + 1 });
    response.end(LARGE.subarray(from, last + 1));
  });
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    counted.opened += 1;
    counted.open += 1;
    counted.mostOpen = Math.max(counted.mostOpen, counted.open);
    socket.on('close', () => {
      counted.open -= 1;
    });
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  const env = { S3_ENDPOINT: `http://127.0.0.1:${port}` };
  return { storage: await storageIn(await temporaryBucket(), { env }), counted };
}

it('is used again after a large file, or a part of one', async () => {
  const { storage, counted } = await serviceOf(() => '"one"');
  for (let round = 0; round < 3; round += 1) {
    expect((await (await storage.open('large'))?.read())?.equals(LARGE)).toBe(true);
  }
  const part = (await storage.open('large'))?.stream({ start: 1_500_000, end: 1_500_009 });
  expect(await part?.toArray()).toEqual([LARGE.subarray(1_500_000, 1_500_010)]);
  await storage.open('large');
  expect(counted.opened).toBe(1);
});

it('is used again when a file was replaced while it was read', async () => {
  const { storage, counted } = await serviceOf((from) => (from === 0 ? '"before"' : '"after"'));
  await expect((await storage.open('large'))?.read()).rejects.toThrow('replaced while it was read');
  await storage.open('large');
  expect(counted.opened).toBe(1);
});

it('waits for no reader: one that leaves in the middle has asked for little more than it read', async () => {
  const { storage, counted } = await serviceOf(() => '"one"');
  const stream = (await storage.open('large'))?.stream({ start: 300_000, end: LARGE.length - 1 });
  for await (const _piece of stream ?? []) break;
  await storage.open('large');
  expect(counted.requests).toBeLessThan(5);
});

it('is one of fifty at most', async () => {
  const { storage, counted } = await serviceOf(() => '"one"');
  await Promise.all(Array.from({ length: 200 }, () => storage.open('large')));
  expect(counted.requests).toBe(200);
  expect(counted.mostOpen).toBeLessThanOrEqual(50);
});
