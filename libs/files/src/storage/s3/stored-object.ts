import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../storage.ts';
import type { S3Client } from './s3-client.ts';
import { S3BrokenAnswer, S3GivenUp } from './s3-failure.ts';

/**
 * Opening an object requests its beginning: the answer contains its size, and for nearly every file of a site all of
 * it. So most files cost one request, no connection stays open, and a beginning that is cut off is simply requested
 * again.
 */
const HEAD_BYTES = 256 * 1024;
/** How often reading a body is resumed after it was cut off. */
const RESUMPTIONS = 4;

/** The object under `key` as the file `path`; `null` when there is none. */
export async function openObject(client: S3Client, key: string, path: string): Promise<StoredFile | null> {
  const found = await readHead(client, key);
  if (!found) return null;
  const { head, size, tag, modifiedAt } = found;

  async function* bytes(start: number, end: number): AsyncGenerator<Buffer> {
    const own = head.subarray(start, end + 1);
    if (own.length > 0) yield own;
    const rest = start + own.length;
    if (rest <= end) yield* piecesFrom(client, { key, tag, start: rest, end });
  }

  const stream: StoredFile['stream'] = ({ start, end } = { start: 0, end: size - 1 }) =>
    Readable.from(bytes(start, Math.min(end, size - 1)), { objectMode: false });
  return { path, size, modifiedAt, stream, read: () => buffer(stream()) };
}

interface Head {
  /** The first bytes, all of them for a small object. */
  head: Buffer;
  size: number;
  tag: string;
  modifiedAt: Date;
}

async function readHead(client: S3Client, key: string): Promise<Head | null> {
  const range = `bytes=0-${HEAD_BYTES - 1}`;
  const answer = await client.ask({ method: 'GET', key, headers: { range } }, [404, 416]);
  if (answer.status === 404) return null;
  // An empty object has no first byte; HEAD answers the rest.
  const { headers } = answer.status === 416 ? await client.ask({ method: 'HEAD', key }) : answer;
  const head = answer.status === 416 ? Buffer.alloc(0) : answer.body;
  const total = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
  return {
    head,
    size: total === undefined ? head.length : Number(total),
    tag: headers.etag ?? '',
    modifiedAt: new Date(headers['last-modified'] ?? 0),
  };
}

interface Part {
  key: string;
  tag: string;
  start: number;
  end: number;
}

/**
 * The bytes from `start` to `end`, resumed where a connection broke off. Throws when the object was replaced meanwhile.
 */
async function* piecesFrom(client: S3Client, { key, tag, start, end }: Part): AsyncGenerator<Buffer> {
  let at = start;
  let pieces = null as AsyncGenerator<Buffer> | null;
  let breaks = 0;

  async function next(): Promise<Buffer> {
    pieces ??= await openPart(client, { key, tag, start: at, end });
    try {
      const piece = await pieces.next();
      if (piece.done) throw new S3BrokenAnswer('the answer was too short');
      return piece.value;
    } catch (error) {
      pieces = null;
      breaks += 1;
      throw breaks > RESUMPTIONS ? new S3GivenUp(breaks, error) : error;
    }
  }

  try {
    while (at <= end) {
      const piece = await client.persist(next);
      at += piece.length;
      yield piece;
    }
  } finally {
    await pieces?.return(undefined);
  }
}

async function openPart(client: S3Client, { key, tag, start, end }: Part): Promise<AsyncGenerator<Buffer>> {
  const { status, headers, pieces, close } = await client.open({
    method: 'GET',
    key,
    headers: { range: `bytes=${start}-${end}` },
  });
  const isIt = status === 206 && headers.etag === tag && headers['content-range']?.startsWith(`bytes ${start}-${end}/`);
  if (isIt) return pieces;
  // Ending a generator that has not begun closes nothing.
  close();
  throw new Error(`The file ${key} was replaced while it was read.`);
}
