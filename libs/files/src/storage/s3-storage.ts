import { Readable } from 'node:stream';
import { IMPATIENT, PATIENT, type Patience } from './s3/patience.ts';
import { putStream, putWhole } from './s3/put-stream.ts';
import { createS3Client } from './s3/s3-client.ts';
import type { S3Settings } from './s3/s3-settings.ts';
import { openObject } from './s3/stored-object.ts';
import { readListing } from './s3/xml.ts';
import type { Storage } from './storage.ts';
import { isStoragePath, storageSegments } from './storage-path.ts';

/** No storage path begins with a dot. */
const PROBE = '.probe';

/**
 * Storage in a bucket of an S3-compatible service. Throws `StorageUnreachable` (`NOT_READY`) when the service does not
 * answer or refuses this installation, `STORAGE_FULL` when it has no space. A write that the service confirms is
 * durable.
 */
export function createS3Storage(settings: S3Settings, patience: Patience = PATIENT): Storage {
  const client = createS3Client(settings, patience);
  const keyOf = (path: string): string => settings.prefix + storageSegments(path).join('/');

  const headOf = (key: string) => client.ask({ method: 'HEAD', key }, [404]);

  return {
    async put(path, content) {
      // A stream may fail before it is read, which would end the process.
      if (content instanceof Readable) content.on('error', () => {});
      const key = keyOf(path);
      if (content instanceof Readable) await putStream(client, key, content);
      else await putWhole(client, key, typeof content === 'string' ? Buffer.from(content) : content);
    },

    open: async (path) => openObject(client, keyOf(path), path),

    async exists(path) {
      const { status, headers } = await headOf(keyOf(path));
      return status !== 404 && headers['content-length'] !== '0';
    },

    async copy(from, to) {
      const file = await openObject(client, keyOf(from), from);
      if (file) await putStream(client, keyOf(to), file.stream());
      return file !== null;
    },

    async remove(path) {
      const key = keyOf(path);
      // S3 answers the removal of a missing object in the same way.
      if ((await headOf(key)).status === 404) return false;
      await client.ask({ method: 'DELETE', key }, [404]);
      return true;
    },

    async *list(folder, beginning = '') {
      const prefix = `${keyOf(folder)}/${beginning}`;
      let token: string | null = null;
      do {
        const query = { 'list-type': '2', prefix, ...(token !== null && { 'continuation-token': token }) };
        const page = readListing((await client.ask({ method: 'GET', key: '', query })).body);
        for (const { key, ...object } of page.objects) {
          const path = key.slice(settings.prefix.length);
          // Consoles create empty objects for folders.
          if (isStoragePath(path)) yield { path, ...object };
        }
        if (page.next !== null && page.next === token)
          throw new Error('The storage lists the same page again and again.');
        token = page.next;
      } while (token !== null);
    },

    async check() {
      const key = `${settings.prefix}${PROBE}`;
      await client.ask({ method: 'PUT', key, body: Buffer.from('ok') }, [], IMPATIENT);
      await client.ask({ method: 'DELETE', key }, [404], IMPATIENT);
    },
  };
}
