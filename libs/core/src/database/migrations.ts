import { type Connection, Schema } from 'mongoose';
import type { Logger } from '../logger.ts';
import type { Leases } from './leases.ts';
import { SCHEMA_OPTIONS } from './schema-options.ts';

/** One step from an older shape of the data to a newer one. It must be safe to run again after a crash half-way. */
export interface Migration {
  /** From 1, without gaps, never reused. */
  number: number;
  name: string;
  run(connection: Connection, signal: AbortSignal): Promise<void>;
}

/** The steps since the first release, in order. */
export const MIGRATIONS: readonly Migration[] = [];

interface MigrationDocument {
  _id: number;
  name: string;
  done_at: Date;
}

const migrationSchema = new Schema<MigrationDocument>(
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    done_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'migrations' },
);

interface Setup {
  connection: Connection;
  leases: Leases;
  log: Logger;
  migrations?: readonly Migration[];
}

/**
 * Brings the database up to date before anybody is served: runs the migrations that are not recorded yet, then makes
 * missing indexes of all models. One process does it, the others wait.
 */
export async function prepareDatabase({ connection, leases, log, migrations = MIGRATIONS }: Setup): Promise<void> {
  const model = connection.model<MigrationDocument>('Migration', migrationSchema);
  await leases.whileHolding('migrations', async (signal) => {
    const recorded = await model.find({}, { _id: 1 }).lean();
    const done = new Set(recorded.map(({ _id }) => _id));
    for (const migration of migrations.filter(({ number }) => !done.has(number))) {
      signal.throwIfAborted();
      await migration.run(connection, signal);
      await model.create({ _id: migration.number, name: migration.name, done_at: new Date() });
      log.info({ migration: migration.number }, `Migrated the database: ${migration.name}`);
    }
    for (const each of Object.values(connection.models)) await each.createIndexes();
  });
}
