import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { StoredFile } from '../storage.ts';

/**
 * Opening an object requests its beginning: the response contains its size, and for nearly every file of a site all of
 * it. So most files cost one request.
 */
const HEAD_BYTES = 256 * 1024;
/** The rest comes in pieces: each is requested when a reader wants it, and is all that a slow one holds in memory. */
const PIECE_BYTES = 1024 * 1024;

/** Bytes of an object, `start` and `end` included, with its description; an empty object has only the latter. */
export type GetRange = (range: { start: number; end: number }) => Promise<Partial<GetObjectCommandOutput> | null>;

/** The object as the file `path`; `null` when there is none. */
export async function openObject(get: GetRange, path: string): Promise<StoredFile | null> {
  const found = await get({ start: 0, end: HEAD_BYTES - 1 });
  if (!found) return null;
  const head = await bytesOf(found);
  const { ETag: tag, LastModified: modifiedAt = new Date(0), ContentRange } = found;
  const total = /\/(\d+)$/.exec(ContentRange ?? '')?.[1];
  const size = total === undefined ? head.length : Number(total);

  /** Throws when the object was replaced meanwhile. */
  async function readPiece(start: number, end: number): Promise<Buffer> {
    const piece = await get({ start, end });
    if (piece?.ETag === tag && piece?.ContentRange?.startsWith(`bytes ${start}-${end}/`)) return bytesOf(piece);
    throw new Error(`The file ${path} was replaced while it was read.`);
  }

  async function* pieces(start: number, end: number): AsyncGenerator<Buffer> {
    const beginning = head.subarray(start, end + 1);
    if (beginning.length > 0) yield beginning;
    for (let at = start + beginning.length; at <= end; at += PIECE_BYTES) {
      yield await readPiece(at, Math.min(at + PIECE_BYTES - 1, end));
    }
  }

  const stream: StoredFile['stream'] = ({ start, end } = { start: 0, end: size - 1 }) =>
    Readable.from(pieces(start, Math.min(end, size - 1)), { objectMode: false });
  return { path, size, modifiedAt, stream, read: () => buffer(stream()) };
}

async function bytesOf({ Body }: Partial<GetObjectCommandOutput>): Promise<Buffer> {
  const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
