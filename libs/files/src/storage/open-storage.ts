import { createLocalStorage } from './local-storage.ts';
import type { S3Settings } from './s3/s3-settings.ts';
import type { Storage } from './storage.ts';

/** The storage of the settings: a bucket, else a folder of the local disk. */
export async function openStorage({ dataDir, s3 }: { dataDir: string; s3: S3Settings | null }): Promise<Storage> {
  if (s3) {
    const { createS3Storage } = await import('./s3-storage.ts');
    return createS3Storage(s3);
  }
  return createLocalStorage(dataDir);
}
