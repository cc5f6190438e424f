import { databaseOf, MIGRATIONS, NEWEST_MIGRATION } from '@tdt/database';
import { documentName, documentReader, inBatches, soundDocuments } from '@tdt/database/documents';
import type { Connection } from 'mongoose';
import { type Check, ok, problem, warning } from './finding.ts';

/** The checks of what the database holds. All models must be registered on `connection`. */
export const databaseChecks = (connection: Connection, isEmbedded: boolean): Record<string, Check> => ({
  indexes: () => checkIndexes(connection, isEmbedded),
  migrations: () => checkMigrations(connection),
  documents: () => checkDocuments(connection),
  redirects: () => checkRedirects(connection),
  clock: () => checkClock(connection),
});

/** Half of what a lease lives without renewal. */
const CLOCKS_APART_MS = 2500;
const LONGEST_LEASE_MS = 3_600_000;

const BATCH = 500;
/** Documents that a finding lists. */
const SHOWN = 10;

const RESTART = 'Start the site again: it creates what is missing.';

async function checkIndexes(connection: Connection, isEmbedded: boolean) {
  const damaged = isEmbedded ? await damagedIndexes(connection) : [];
  if (damaged.length > 0) {
    const text = `The data file is damaged: ${damaged.join('; ')}.`;
    return problem(text, 'Stop the site and restore its last backup into an empty DATA_DIR; check the disk.');
  }
  const missing: string[] = [];
  const different: string[] = [];
  for (const model of Object.values(connection.models)) {
    const { toCreate } = await model.diffIndexes();
    const existing = toCreate.length > 0 ? await model.listIndexes() : [];
    for (const keys of toCreate) {
      const isThere = existing.some(({ key }) => JSON.stringify(key) === JSON.stringify(keys));
      (isThere ? different : missing).push(`${model.collection.name} (${Object.keys(keys).join(', ')})`);
    }
  }
  if (different.length > 0) {
    const text = `Indexes have other options than this release needs: ${different.join('; ')}.`;
    return problem(text, 'Write a backup and restore it into an empty database, which makes them anew.');
  }
  if (missing.length === 0) return ok('All indexes exist.');
  return problem(`Indexes are missing: ${missing.join('; ')}.`, RESTART);
}

/** Compares indexes with documents. A MongoDB has checks of its own, and would lock its collections for this. */
async function damagedIndexes(connection: Connection): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await connection.listCollections()) {
    const { errors } = await databaseOf(connection).command({ validate: name }).catch(noneIfDropped);
    found.push(...errors.map((error: string) => `${name}: ${error}`));
  }
  return found;
}

/** NamespaceNotFound and QueryPlanKilled: a restore replaced the collection meanwhile. */
const DROPPED: readonly unknown[] = [26, 175];

function noneIfDropped(error: { code?: unknown }): { errors: string[] } {
  if (DROPPED.includes(error.code)) return { errors: [] };
  throw error;
}

/** Leases of several instances hold for seconds, by the clock of each. */
async function checkClock(connection: Connection) {
  const before = Date.now();
  const { localTime } = (await connection.getClient().db().command({ hello: 1 })) as { localTime: Date };
  const apart = Math.max(before - localTime.getTime(), localTime.getTime() - Date.now(), 0);
  const ahead = await connection
    .collection<{ _id: string; until: Date }>('leases')
    .findOne({ until: { $gt: new Date(Date.now() + LONGEST_LEASE_MS) } });
  const fix = 'Let all machines follow one time (NTP), for instance: timedatectl set-ntp true.';
  if (apart > CLOCKS_APART_MS) {
    return problem(
      `The clock of the database differs by ${Math.round(apart / 1000)} s from that of this machine.`,
      fix,
    );
  }
  if (!ahead) return ok('This machine and the database agree on the time.');
  return warning(`A clock was wrong: the work "${ahead._id}" is taken until ${ahead.until.toISOString()}.`, fix);
}

async function checkMigrations(connection: Connection) {
  const recorded = await connection.collection<{ _id: number }>('migrations').find({}).toArray();
  const numbers = recorded.map(({ _id }) => _id);
  const newest = Math.max(0, ...numbers);
  if (newest > NEWEST_MIGRATION) {
    const text = `The database is of a later release: it has migration ${newest}, this release ends with ${NEWEST_MIGRATION}.`;
    return problem(text, 'Start the later release, or restore a backup that this release has written.');
  }
  const open = MIGRATIONS.filter(({ number }) => !numbers.includes(number));
  if (open.length === 0) return ok(`The database is up to date (migration ${NEWEST_MIGRATION}).`);
  return warning(`${open.length} migrations have not run yet.`, 'Start the site: it runs them.');
}

/** The site works without a malformed document, and shows nothing of it. */
async function checkDocuments(connection: Connection) {
  const named: string[] = [];
  let count = 0;
  for (const { collection, schema } of Object.values(connection.models)) {
    const read = documentReader(schema);
    for await (const batch of inBatches(collection.find({}, { batchSize: BATCH }))) {
      for (const document of batch) {
        const fault = read(document);
        if (fault === null) continue;
        count += 1;
        if (named.length < SHOWN) named.push(`${documentName(collection.name, document._id)} (${fault})`);
      }
    }
  }
  if (count === 0) return ok('Every stored document is as its schema says.');
  const text = `${count} documents are malformed, and the site leaves them out: ${named.join(', ')}.`;
  return problem(text, 'Mend or remove them in the database, delete them in the back office, or restore a backup.');
}

interface Addressed {
  slug: string;
  former_slugs: string[];
}

/** A former address must lead to one document, and no live one may have it. */
async function checkRedirects(connection: Connection) {
  const faults: string[] = [];
  for (const model of [connection.model<Addressed>('Recipe'), connection.model<Addressed>('Country')]) {
    const name = model.collection.name;
    const projection = { slug: 1, former_slugs: 1 };
    const stored = await model.collection.find<Addressed>({}, { projection }).toArray();
    const all = soundDocuments(model, projection)(stored);
    const live = new Set(all.map(({ slug }) => slug));
    const seen = new Set<string>();
    for (const former of all.flatMap(({ former_slugs }) => former_slugs)) {
      if (live.has(former) || seen.has(former)) faults.push(`${name}/${former}`);
      seen.add(former);
    }
  }
  if (faults.length === 0) return ok('Every former address leads to one page.');
  const text = `Former addresses that belong to several pages: ${faults.slice(0, 10).join(', ')} (${faults.length}).`;
  return warning(text, 'Such an address reaches only one of the pages: link to the others by their present addresses.');
}
