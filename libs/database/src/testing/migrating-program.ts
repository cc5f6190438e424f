import { createConnection } from 'mongoose';
import { createLeases } from '../leases.ts';
import type { Migration } from '../migration.ts';
import { MIGRATIONS, prepareDatabase } from '../migrations.ts';
import { sampleModel } from './sample-model.ts';

/**
 * A program for a test: starts like the next release, whose migration gives recipes a season. Prints the id of each
 * recipe that it changes, what it logs as a warning, and `ready`. After `stopsAfter` recipes it hangs, and keeps its
 * lease.
 */
export interface MigratingProgram {
  uri: string;
  stopsAfter: number | null;
}

const { uri, stopsAfter }: MigratingProgram = JSON.parse(process.argv[2] ?? '');

const addSeasons: Migration = {
  number: MIGRATIONS.length + 1,
  name: 'give recipes a season',
  async run({ connection, signal }) {
    const recipes = connection.collection('recipes');
    let changed = 0;
    for await (const { _id } of recipes.find({ season: { $exists: false } }, { projection: { _id: 1 } })) {
      if (changed === stopsAfter) await new Promise(() => {});
      signal.throwIfAborted();
      const changes = { $set: { season: 'hiver', updated_at: new Date() }, $inc: { revision: 1 } };
      await recipes.updateOne({ _id, season: { $exists: false } }, changes);
      console.log(String(_id));
      changed += 1;
    }
  },
};

const connection = await createConnection(uri, { autoIndex: false, autoCreate: false }).asPromise();
sampleModel(connection);
await prepareDatabase({
  connection,
  leases: createLeases(connection, { log: { warn: (_fields, message) => console.log(message) } }),
  log: { debug() {}, info() {}, warn() {}, error() {} },
  migrations: [...MIGRATIONS, addSeasons],
});
console.log('ready');
await connection.close();
