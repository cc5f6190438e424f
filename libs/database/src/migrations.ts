import type { Logger } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import { declareAllChanged } from './changes/feed.ts';
import { required } from './fields.ts';
import type { Leases } from './leases.ts';
import type { Migration } from './migration.ts';
import { documentSchema, modelOf } from './models.ts';
import { finishSwitch, isSwitchUnfinished } from './restores/switch-collections.ts';

/** The steps since release 1, in order. */
export const MIGRATIONS: readonly Migration[] = [];

const newestOf = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** Number of the newest migration that this release knows. */
export const NEWEST_MIGRATION = newestOf(MIGRATIONS.map(({ number }) => number));

/** Held while collections change as a whole: by migrations, and by a restore. */
export const MIGRATIONS_LEASE = 'migrations';

interface MigrationDocument {
  _id: number;
  name: string;
  done_at: Date;
}

const migrationSchema = documentSchema<MigrationDocument>('migrations', {
  _id: required(Number),
  name: required(String),
  done_at: required(Date),
});

interface Setup {
  connection: Connection;
  leases: Leases;
  log: Logger;
  migrations?: readonly Migration[];
}

/**
 * Brings the database up to date before the first request: runs the migrations that are not recorded yet, then creates
 * missing indexes of all models. Before that, it completes or undoes a restore that was interrupted. One process does
 * this, the others wait. Where there is nothing to do it writes nothing, so that a site on a full disk starts. Throws
 * `NEWER_DATABASE`, and changes nothing, if a later release has migrated the database.
 */
export async function prepareDatabase({ leases, log, migrations = MIGRATIONS, connection }: Setup): Promise<void> {
  const model = modelOf('Migration', migrationSchema)(connection);
  const recorded = async () => (await model.find({}, { _id: 1 }).lean()).map(({ _id }) => _id);
  refuseNewer(await recorded(), migrations);
  if (!(await leases.isHeld(MIGRATIONS_LEASE)) && (await isPrepared(connection, migrations, await recorded()))) return;
  await leases.whileHolding(MIGRATIONS_LEASE, async (signal) => {
    refuseNewer(await recorded(), migrations);
    await finishSwitch(connection);
    const done = new Set(await recorded());
    for (const migration of migrations.filter(({ number }) => !done.has(number))) {
      signal.throwIfAborted();
      await migration.run({ connection, log, signal });
      await declareAllChanged(connection);
      await model.create({ _id: migration.number, name: migration.name, done_at: new Date() });
      log.info({ migration: migration.number }, `Migrated the database: ${migration.name}`);
    }
    for (const each of Object.values(connection.models)) await each.createIndexes();
  });
}

async function isPrepared(
  connection: Connection,
  migrations: readonly Migration[],
  recorded: readonly number[],
): Promise<boolean> {
  if (!migrations.every(({ number }) => recorded.includes(number)) || (await isSwitchUnfinished(connection)))
    return false;
  const differences = await Promise.all(Object.values(connection.models).map((model) => model.diffIndexes()));
  return differences.every(({ toCreate }) => toCreate.length === 0);
}

/** This release does not know what a later one has made of the data, and could damage it. */
function refuseNewer(recorded: readonly number[], migrations: readonly Migration[]): void {
  const newest = newestOf(recorded);
  const known = newestOf(migrations.map(({ number }) => number));
  if (newest <= known) return;
  const detail = `The database is of a later release: it has migration ${newest}, this release ends with ${known}. Start the later release, or restore a backup that this release has written.`;
  throw new AppError('NEWER_DATABASE', { detail });
}
