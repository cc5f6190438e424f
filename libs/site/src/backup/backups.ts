import type { Progress } from '@tdt/federation';
import type { Manifest, VerifyOptions } from './manifest.ts';

export interface BackupOptions {
  /** Stops between two parts with its reason; file or site then stay as they were. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export type BackupReport = Pick<Manifest, 'collections' | 'files' | 'bytes' | 'missing'>;

export interface RestoreReport extends Pick<Manifest, 'created_at' | 'collections' | 'files' | 'bytes' | 'missing'> {
  /** Documents that the site has before the restore. */
  replaced: Record<string, number>;
  /** Whether the archive comes from a site that signs with the same secret. */
  isSameSecret: boolean;
}

/** The content of a site in one file, and back. */
export interface Backups {
  /**
   * Writes the database and the files of the storage to `file`, and replaces it once the archive is complete. Sessions,
   * previews, variants of pictures and the secret are not in it. With `dryRun` it reads all of it, and writes nothing.
   */
  write(file: string, options?: BackupOptions & { dryRun?: boolean }): Promise<BackupReport>;
  /**
   * What `restore` would do with an archive of this manifest (`verifyArchive`). Throws `ARCHIVE_REFUSED` if it has a
   * collection that this release does not know.
   */
  plan(manifest: Manifest): Promise<RestoreReport>;
  /**
   * Replaces the documents of the site by those of an archive and adds its files: all of them or, if it fails or is
   * killed, none. Sessions end. Throws `ARCHIVE_REFUSED` before it writes anything.
   */
  restore(file: string, options?: BackupOptions & Pick<VerifyOptions, 'withMalformed'>): Promise<RestoreReport>;
}
