import type { Connection } from 'mongoose';
import { MIGRATIONS } from '../database/migrations.ts';
import { type Check, ok, problem, warning } from './finding.ts';

/** The checks of what the database holds. All models must be registered on `connection`. */
export const databaseChecks = (connection: Connection): Record<string, Check> => ({
  indexes: () => checkIndexes(connection),
  migrations: () => checkMigrations(connection),
  redirects: () => checkRedirects(connection),
});

const RESTART = 'Start the site again: it creates what is missing.';

async function checkIndexes(connection: Connection) {
  const missing: string[] = [];
  for (const model of Object.values(connection.models)) {
    const { toCreate } = await model.diffIndexes();
    for (const keys of toCreate) missing.push(`${model.collection.name} (${Object.keys(keys).join(', ')})`);
  }
  if (missing.length === 0) return ok('All indexes exist.');
  return problem(`Indexes are missing: ${missing.join('; ')}.`, RESTART);
}

async function checkMigrations(connection: Connection) {
  const recorded = await connection.collection<{ _id: number }>('migrations').find({}).toArray();
  const numbers = recorded.map(({ _id }) => _id);
  const [newest, last] = [Math.max(0, ...numbers), Math.max(0, ...MIGRATIONS.map(({ number }) => number))];
  if (newest > last) {
    const text = `The database is of a later release: it has migration ${newest}, this release ends with ${last}.`;
    return problem(text, 'Start the later release, or restore a backup that this release has written.');
  }
  const open = MIGRATIONS.filter(({ number }) => !numbers.includes(number));
  if (open.length === 0) return ok(`The database is up to date (migration ${last}).`);
  return warning(`${open.length} migrations have not run yet.`, 'Start the site: it runs them.');
}

interface Addressed {
  slug: string;
  former_slugs?: string[];
}

/** A former address must lead to one document, and no live one may have it. */
async function checkRedirects(connection: Connection) {
  const faults: string[] = [];
  for (const name of ['recipes', 'countries']) {
    const projection = { slug: 1, former_slugs: 1 };
    const all = await connection.collection<Addressed>(name).find({}, { projection }).toArray();
    const live = new Set(all.map(({ slug }) => slug));
    const seen = new Set<string>();
    for (const former of all.flatMap(({ former_slugs = [] }) => former_slugs)) {
      if (live.has(former) || seen.has(former)) faults.push(`${name}/${former}`);
      seen.add(former);
    }
  }
  if (faults.length === 0) return ok('Every former address leads to one page.');
  const text = `Former addresses that belong to several pages: ${faults.slice(0, 10).join(', ')} (${faults.length}).`;
  return warning(text, 'Such an address reaches only one of the pages: link to the others by their present addresses.');
}
