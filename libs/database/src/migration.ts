import type { Logger } from '@tdt/config';
import type { Connection } from 'mongoose';

/** What a migration may change, and what it may need for that. */
interface MigrationContext {
  connection: Connection;
  log: Pick<Logger, 'info'>;
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
