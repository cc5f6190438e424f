import type { S3 } from '@aws-sdk/client-s3';
import { createKeyFinder } from './s3/find-key.ts';
import { IMPATIENT, PATIENT, type Patience } from './s3/patience.ts';
import { openS3Client } from './s3/s3-client.ts';
import { failureTable, isMissing, statusOf } from './s3/s3-failure.ts';
import type { S3Settings } from './s3/s3-settings.ts';
import { type GetRange, openObject } from './s3/stored-object.ts';
import type { Storage } from './storage.ts';
import { isStoragePath, storageSegments } from './storage-path.ts';

/** No storage path begins with a dot. */
const PROBE = '.probe';

/**
 * Storage in a bucket of an S3-compatible service. Throws `StorageUnreachable` (`NOT_READY`) when the service does not
 * respond or refuses this installation, `STORAGE_FULL` when it has no space. A write that the service confirms is
 * durable.
 */
export async function createS3Storage(settings: S3Settings, patience: Patience = PATIENT): Promise<Storage> {
  const credentials = settings.keys ?? (await createKeyFinder(patience.silenceMs));
  const objects = openObjects(settings, await openS3Client(settings, credentials, patience), patience);
  const probes = openObjects(settings, await openS3Client(settings, credentials, IMPATIENT), IMPATIENT);
  const keyOf = (path: string): string => settings.prefix + storageSegments(path).join('/');

  return {
    put: async (path, content) => objects.put(keyOf(path), content),

    async open(path) {
      const key = keyOf(path);
      return openObject((range) => objects.get(key, range), path);
    },

    async exists(path) {
      const found = await objects.head(keyOf(path));
      return found !== null && found.ContentLength !== 0;
    },

    async copy(from, to) {
      const [source, target] = [keyOf(from), keyOf(to)];
      // Services name the reason differently when there is nothing to copy.
      return (await objects.head(source)) !== null && (await objects.copy(source, target));
    },

    async remove(path) {
      const key = keyOf(path);
      // S3 responds to the removal of a missing object in the same way.
      if ((await objects.head(key)) === null) return false;
      await objects.remove(key);
      return true;
    },

    async *list(folder, beginning = '') {
      for await (const { Key = '', Size: size = 0, LastModified } of objects.list(`${keyOf(folder)}/${beginning}`)) {
        const path = Key.slice(settings.prefix.length);
        // Consoles create empty objects for folders.
        if (isStoragePath(path)) yield { path, size, modifiedAt: LastModified ?? new Date(0) };
      }
    },

    async check() {
      const key = `${settings.prefix}${PROBE}`;
      await probes.put(key, 'ok');
      await probes.remove(key);
    },
  };
}

/** The objects of the bucket by their keys; `null` for one that is missing. Throws what the storage throws. */
function openObjects({ bucket: Bucket, endpoint }: S3Settings, client: S3, { silenceMs }: Patience) {
  const { translate, notS3 } = failureTable(`bucket ${Bucket} at ${endpoint}`, silenceMs);

  const ask = <T>(response: Promise<T>): Promise<T | null> =>
    response.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw translate(error);
    });

  /** The response to HEAD has no body that could say why the service refuses. */
  const headOrReason = (key: string) =>
    client.headObject({ Bucket, Key: key }).catch(async (error: unknown) => {
      if (!isMissing(error) && statusOf(error) >= 400 && statusOf(error) < 500)
        await client.getObject({ Bucket, Key: key, Range: 'bytes=0-0' });
      throw error;
    });

  const head = (key: string) => ask(headOrReason(key));

  return {
    head,

    /** An empty object has no range, so that only its description is returned. */
    get: (key: string, { start, end }: Parameters<GetRange>[0]): ReturnType<GetRange> =>
      ask<Awaited<ReturnType<GetRange>>>(
        client.getObject({ Bucket, Key: key, Range: `bytes=${start}-${end}` }).catch((error: unknown) => {
          if (statusOf(error) === 416) return headOrReason(key);
          throw error;
        }),
      ),

    async put(key: string, content: Buffer | string): Promise<void> {
      // The SDK finds no length in an empty string.
      const Body = typeof content === 'string' ? Buffer.from(content) : content;
      const written = await ask(client.putObject({ Bucket, Key: key, Body }));
      if (!written?.ETag) throw notS3();
    },

    async copy(from: string, to: string): Promise<boolean> {
      const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
      return (await ask(client.copyObject({ Bucket, Key: to, CopySource }))) !== null;
    },

    async remove(key: string): Promise<void> {
      await ask(client.deleteObject({ Bucket, Key: key }));
    },

    async *list(prefix: string) {
      let token: string | undefined;
      do {
        const page = await ask(client.listObjectsV2({ Bucket, Prefix: prefix, ContinuationToken: token }));
        if (page?.IsTruncated === undefined) throw notS3();
        yield* page.Contents ?? [];
        const next = page.IsTruncated ? page.NextContinuationToken : undefined;
        if (next !== undefined && next === token) throw new Error('The storage lists the same page again and again.');
        token = next;
      } while (token !== undefined);
    },
  };
}
