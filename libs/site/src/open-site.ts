import { join } from 'node:path';
import { openAccounts } from '@tdt/accounts';
import { openSecret } from '@tdt/config';
import { openCookbook } from '@tdt/cookbook';
import {
  connectDatabase,
  createChanges,
  createLeases,
  type Database,
  prepareDatabase,
  type Watcher,
  watch,
} from '@tdt/database';
import { databaseFailure } from '@tdt/database/failures';
import { createRemoteFailures, createRemoteFailuresRepository, openRemotes } from '@tdt/federation';
import { openStorage, type Storage } from '@tdt/files/storage';
import { openNewsletter } from '@tdt/newsletter';
import type { Application, OpenOptions, Ports } from './application.ts';
import { createBackups } from './backup/backups.ts';
import { createStats } from './dashboard/stats.ts';
import { createWork } from './dashboard/work.ts';
import { createDiagnosticChecks } from './diagnostics/diagnostics.ts';
import { contentChecks } from './doctor/content-checks.ts';
import { databaseChecks } from './doctor/database-checks.ts';
import { createSearch } from './search.ts';
import type { SiteSettings } from './settings.ts';
import { requireCollections, requireFiles } from './site-missing.ts';
import { createVitals } from './vitals/vitals.ts';

/**
 * Opens the application: connects, migrates under a lease, creates indexes, reads the catalogue into memory. Throws
 * `DatabaseUnreachable` (an `AppError`, code `NOT_READY`) when the database does not answer, and `SiteMissing` (see
 * `OpenOptions`). Close it when done.
 */
export async function openSite(settings: SiteSettings, ports: Ports, options: OpenOptions = {}): Promise<Application> {
  const mustExist = (options.mode ?? 'create') !== 'create';
  if (mustExist) requireFiles(settings);
  const { mongodbUri: uri, dataDir } = settings;
  const database = await connectDatabase({ uri, dataDir, log: ports.log, onCommand: ports.onCommand });
  try {
    if (mustExist) await requireCollections(database.connection);
    return await assemble(database, settings, ports, options);
  } catch (error) {
    await database.close();
    throw databaseFailure(error);
  }
}

/** Opens the domains one after another and lists their services. */
async function assemble(
  database: Database,
  settings: SiteSettings,
  { log }: Ports,
  { catalogue: hasCatalogue = true, mode }: OpenOptions,
): Promise<Application> {
  const { connection, isEmbedded, ping } = database;
  const { site, dataDir, remoteOverrides: overrides } = settings;
  const changes = createChanges(connection);
  const secret = await openSecret({ ...settings, log, isStored: mode !== 'read' && mode !== 'examine' });
  const shared = { connection, storage: await openStorage(settings), leases: createLeases(connection, { log }), log };
  const content = openCookbook({ ...shared, site, changes, secret, hasCatalogue });
  const accounts = openAccounts({ ...shared, secret });
  const isSecretShared = settings.secret !== null || isEmbedded;
  const newsletter = openNewsletter({ ...shared, settings: settings.newsletter, secret, site, isSecretShared });
  const failures = createRemoteFailuresRepository(connection);
  // After all models are registered, so that it creates their indexes, and before anything is read.
  const prepare = () => prepareDatabase(shared);
  if (mode !== 'examine') await prepare();
  await changes.refresh();
  const remotes = await openRemotes({ ...shared, changes, dataDir, overrides, isShared: !isEmbedded });
  const watcher = hasCatalogue ? watch(changes.refresh, log) : null;

  const { recipes, countries, recipeEditing, countryEditing, sitemap } = content.services;
  const remoteFailures = createRemoteFailures({ repository: failures, remotes, log });
  const counts = { recipes: recipes.count, users: accounts.users.count, countries: countries.count };
  return {
    ...content.services,
    ...accounts,
    newsletter,
    remotes,
    remoteFailures,
    search: createSearch({ ...content.readers, users: accounts.users }),
    work: createWork({
      recipes: recipeEditing,
      countries: countryEditing,
      newsletter,
      sitemap,
      failures: remoteFailures,
      log,
    }),
    stats: createStats({ ...counts, subscribers: newsletter.countActive, log }),
    diagnostics: createDiagnosticChecks({ ping, countCountries: countries.count, storage: shared.storage, log }),
    storedChecks: {
      ...databaseChecks(connection, isEmbedded),
      ...contentChecks({ media: content.services.media, remotes, sitemap, storage: shared.storage }),
    },
    storage: shared.storage,
    backups: createBackups({ ...shared, secret, prepare }),
    site,
    isEmbedded,
    vitals: createVitals({
      ping,
      engineFolder: isEmbedded ? join(dataDir, 'engine') : null,
      countRecipes: () => content.readers.catalogue.index.size,
      watcher,
      newsletter,
    }),
    checks: createChecks(database, shared.storage, watcher),
    onChange: changes.listen,
    async close() {
      await watcher?.stop();
      await changes.settle();
      await database.close();
    },
  };
}

/** Whether each part that requests need works now. */
const createChecks =
  (database: Database, storage: Storage, watcher: Watcher | null): Application['checks'] =>
  async () => ({
    database: await succeeds(database.ping()),
    storage: await succeeds(storage.check()),
    catalogue: watcher !== null && !watcher.isFailing(),
  });

const succeeds = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );
