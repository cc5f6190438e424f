import type { Connection } from 'mongoose';
import type { DemoPicture } from '../../demo/demo.ts';
import type { Logger } from '../../logger.ts';
import type { Storage } from '../../storage/storage.ts';

/** What a migration may change, and what it may need for that. */
export interface MigrationContext {
  connection: Connection;
  storage: Storage;
  log: Pick<Logger, 'info'>;
  demoPictures: () => Promise<readonly DemoPicture[]>;
  /** Aborted when the migration must stop. */
  signal: AbortSignal;
}

/** One step from an older shape of the data to a newer one. It must be safe to run again after a crash half-way. */
export interface Migration {
  /** From 1, without gaps, never reused. */
  number: number;
  name: string;
  run(context: MigrationContext): Promise<void>;
}
