import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { freePort } from '@tdt/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storageIn, temporaryBucket } from '../../testing/buckets.ts';

const LARGE = Buffer.alloc(1_000_000, 'large');

/** A service with one large file, whose tag is asked for with each answer. `opened` counts connections. */
async function serviceOf(tagOf: (from: number) => string) {
  const server = createServer(({ headers }, response) => {
    const [from = 0, to = 0] =
      /(\d+)-(\d+)/
        .exec(headers.range ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    const range = `bytes ${from}-${to}/${LARGE.length}`;
    response.writeHead(206, { etag: tagOf(from), 'content-range': range, 'content-length': to - from + 1 });
    response.end(LARGE.subarray(from, to + 1));
  });
  server.keepAliveTimeout = 0;
  const counted = { opened: 0 };
  server.on('connection', () => {
    counted.opened += 1;
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  const env = { S3_ENDPOINT: `http://127.0.0.1:${port}` };
  const open = promisify(server.getConnections.bind(server));
  return { storage: storageIn(await temporaryBucket(), { env }), counted, open };
}

it('is used again after a large file, or a part of one', async () => {
  const { storage, counted } = await serviceOf(() => '"one"');
  for (let round = 0; round < 3; round += 1) expect(await (await storage.open('large'))?.read()).toEqual(LARGE);
  const part = (await storage.open('large'))?.stream({ start: 500_000, end: 500_009 });
  expect(await part?.toArray()).toEqual([LARGE.subarray(500_000, 500_010)]);
  await storage.open('large');
  expect(counted.opened).toBe(1);
});

it('is freed when a file was replaced while it was read', async () => {
  const { storage, open } = await serviceOf((from) => (from === 0 ? '"before"' : '"after"'));
  await expect((await storage.open('large'))?.read()).rejects.toThrow('replaced while it was read');
  await vi.waitFor(async () => expect(await open()).toBe(0));
});

it('is freed when a reader leaves in the middle', async () => {
  const { storage, open } = await serviceOf(() => '"one"');
  const stream = (await storage.open('large'))?.stream({ start: 300_000, end: 999_999 });
  for await (const _piece of stream ?? []) break;
  await vi.waitFor(async () => expect(await open()).toBe(0));
});
