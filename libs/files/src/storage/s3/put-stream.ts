import type { Readable } from 'node:stream';
import type { S3Client } from './s3-client.ts';
import { openObject } from './stored-object.ts';
import { completion, readUploadId } from './xml.ts';

/** Size of a part; up to about twice as much is in memory. S3 requires at least 5 MB, and accepts 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Writes a stream of any length; nothing is visible before its end. A short one needs one request. A longer one is sent
 * in parts, each of which can be retried; if the stream or the service fails, the whole upload is aborted.
 */
export async function putStream(client: S3Client, key: string, stream: Readable): Promise<void> {
  let upload: Upload | null = null;
  try {
    for await (const part of partsOf(stream)) {
      if (!upload && part.length < PART_BYTES) return await putWhole(client, key, part);
      upload ??= await beginUpload(client, key);
      await upload.add(part);
    }
    await (upload ? upload.complete() : putWhole(client, key, Buffer.alloc(0)));
  } catch (error) {
    await upload?.abort();
    throw error;
  }
}

export async function putWhole(client: S3Client, key: string, body: Buffer): Promise<void> {
  await client.ask({ method: 'PUT', key, body });
}

interface Upload {
  add(part: Buffer): Promise<void>;
  complete(): Promise<void>;
  /** Frees the space of the parts; never throws. */
  abort(): Promise<void>;
}

async function beginUpload(client: S3Client, key: string): Promise<Upload> {
  const { body } = await client.ask({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = readUploadId(body);
  const tags: string[] = [];
  let size = 0;
  return {
    async add(part) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const { headers } = await client.ask({ method: 'PUT', key, query, body: part });
      tags.push(headers.etag ?? '');
      size += part.length;
    },
    async complete() {
      const { status } = await client.ask({ method: 'POST', key, query: { uploadId }, body: completion(tags) }, [404]);
      // A retry after a lost answer: the upload does not exist any more if it has become an object.
      if (status === 404 && (await openObject(client, key, key))?.size !== size) {
        throw new Error(`The storage has lost the parts of ${key}.`);
      }
    },
    async abort() {
      await client.ask({ method: 'DELETE', key, query: { uploadId } }, [404]).catch(() => {});
    },
  };
}

/** The stream in pieces of `PART_BYTES`, the last one shorter or missing. */
async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    let rest = Buffer.from(chunk);
    while (size + rest.length >= PART_BYTES) {
      const fitting = rest.subarray(0, PART_BYTES - size);
      yield Buffer.concat([...pieces, fitting]);
      rest = rest.subarray(fitting.length);
      pieces = [];
      size = 0;
    }
    if (rest.length > 0) pieces.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
