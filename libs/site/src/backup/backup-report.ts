import type { Progress } from '@tdt/federation';
import type { Manifest } from './manifest.ts';

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
