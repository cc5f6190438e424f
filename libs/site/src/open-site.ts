import { join } from 'node:path';
import { openAccounts } from '@tdt/accounts';
import { openSecret } from '@tdt/config';
import { type BulkRunDocument, openCookbook } from '@tdt/cookbook';
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
import { openStorage } from '@tdt/files/storage';
import { openNewsletter } from '@tdt/newsletter';
import type { Application, Ports, Reader, Writer } from './application.ts';
import { endOfRun } from './audit-of-runs.ts';
import { createBackups } from './backup/backups.ts';
import { createCountedViews } from './dashboard/counted-views.ts';
import { createStats } from './dashboard/stats.ts';
import { createWork } from './dashboard/work.ts';
import { createDiagnosticChecks } from './diagnostics/diagnostics.ts';
import { contentChecks } from './doctor/content-checks.ts';
import { databaseChecks } from './doctor/database-checks.ts';
import { createSearch } from './search.ts';
import type { SiteSettings } from './settings.ts';
import { requireCollections, requireFiles } from './site-missing.ts';
import { createVitals } from './vitals/vitals.ts';

interface Opening {
  /** Throws `SiteMissing` where there is no site, and creates no folder. */
  mustExist: boolean;
  /** Whether a secret that is made is stored. */
  storesSecret: boolean;
  /** Whether to migrate and to create indexes. */
  prepares: boolean;
}

/** Opens a site that exists, to look at it. Throws as `openSite`, and `SiteMissing` where there is none. */
export const openReader = (settings: SiteSettings, ports: Ports, { prepares = true } = {}): Promise<Reader> =>
  openRooms(settings, ports, { mustExist: true, storesSecret: false, prepares });

/** Opens a site to change it. One that does not exist is made with `creates`, and else refused with `SiteMissing`. */
export const openWriter = (settings: SiteSettings, ports: Ports, { creates = false } = {}): Promise<Writer> =>
  openRooms(settings, ports, { mustExist: !creates, storesSecret: true, prepares: true });

/**
 * Opens the whole application: connects, migrates under a lease, creates indexes, reads the catalogue into memory.
 * Throws `DatabaseUnreachable` (an `AppError`, code `NOT_READY`) when the database does not respond. Close it when done.
 */
export async function openSite(settings: SiteSettings, ports: Ports): Promise<Application> {
  const writer = await openWriter(settings, ports, { creates: true });
  return closedOnFailure(writer, () => writer.readCatalogue());
}

async function openRooms(settings: SiteSettings, ports: Ports, opening: Opening): Promise<Writer> {
  if (opening.mustExist) requireFiles(settings);
  const { mongodbUri: uri, dataDir } = settings;
  const database = await connectDatabase({ uri, dataDir, log: ports.log, onCommand: ports.onCommand });
  return closedOnFailure(database, async () => {
    if (opening.mustExist) await requireCollections(database.connection);
    return assemble(database, settings, ports, opening);
  });
}

/** Closes what was opened if the next step fails, and throws what front doors know. */
export async function closedOnFailure<T>(opened: { close(): Promise<void> }, goOn: () => Promise<T>): Promise<T> {
  try {
    return await goOn();
  } catch (error) {
    await opened.close();
    throw databaseFailure(error);
  }
}

/** What the audit log says of what was in the trash for 30 days. */
const REMOVAL = {
  actor: { kind: 'site' },
  action: 'removal from the trash',
  outcome: 'done',
  from: null,
  request_id: null,
} as const;

/** What becomes public, or ends, does so within this time. */
const VISIBILITY_MS = 250;

/** Opens the rooms one after another and lists their services. */
async function assemble(
  database: Database,
  settings: SiteSettings,
  { log }: Ports,
  { storesSecret: isStored, prepares }: Opening,
): Promise<Writer> {
  const { connection, isEmbedded, ping } = database;
  const { site, dataDir, remoteOverrides: overrides } = settings;
  const changes = createChanges(connection);
  const secret = await openSecret({ ...settings, log, isStored });
  const storage = await openStorage(settings);
  const shared = { connection, storage, leases: createLeases(connection, { log }), log };
  const accounts = openAccounts({ ...shared, secret });
  const onBulkEnd = (run: BulkRunDocument) => accounts.audit.record(endOfRun(run));
  const noteRemoval = (target: string) => accounts.audit.record({ ...REMOVAL, target });
  const told = { onBulkEnd, noteRemoval, hasAccount: accounts.users.exists };
  const content = openCookbook({ ...shared, site, changes, secret, retention: settings.history, ...told });
  const isSecretShared = settings.secret !== null || isEmbedded;
  const newsletter = openNewsletter({ ...shared, settings: settings.newsletter, secret, site, isSecretShared });
  const failures = createRemoteFailuresRepository(connection);
  // After all models are registered, so that it creates their indexes, and before anything is read.
  const prepare = () => prepareDatabase(shared);
  if (prepares) await prepare();
  const remotes = await openRemotes({ ...shared, changes, dataDir, overrides, isShared: !isEmbedded });
  let watcher: Watcher | null = null;
  let clock: NodeJS.Timeout | undefined;
  const rooms = {
    ...content.services,
    ...accounts,
    newsletter,
    remotes,
    storage,
    backups: createBackups({ ...shared, secret, prepare }),
    site,
    isEmbedded,
    async close() {
      clearInterval(clock);
      await content.services.bulk.stop();
      await watcher?.stop();
      await changes.settle();
      await database.close();
    },
  };

  async function readCatalogue(): Promise<Application> {
    content.follow();
    await changes.refresh();
    const following = watch(changes.refresh, log);
    clock = setInterval(content.followTime, VISIBILITY_MS).unref();
    watcher = following;
    const { recipes, countries, recipeEditing, countryEditing, notes, sitemap, media } = content.services;
    const remoteFailures = createRemoteFailures({ repository: failures, remotes, log });
    const counts = { recipes: recipes.count, users: accounts.users.count, countries: countries.count };
    return {
      ...rooms,
      remoteFailures,
      search: createSearch({ recipeEditing, directory: content.readers.directory, users: accounts.users }),
      countViews: createCountedViews({ views: accounts.views, recipes: recipeEditing, countries: countryEditing }),
      work: createWork({
        recipes: recipeEditing,
        countries: countryEditing,
        notes,
        newsletter,
        sitemap,
        failures: remoteFailures,
        log,
      }),
      stats: createStats({ ...counts, subscribers: newsletter.countActive, log }),
      diagnostics: createDiagnosticChecks({ ping, countCountries: countries.count, storage, log }),
      storedChecks: {
        ...databaseChecks(connection, isEmbedded),
        ...contentChecks({ media, remotes, sitemap, storage }),
      },
      vitals: createVitals({
        ping,
        engineFolder: isEmbedded ? join(dataDir, 'engine') : null,
        countRecipes: () => content.readers.catalogue.size(),
        watcher: following,
        newsletter,
      }),
      checks: async () => ({
        database: await succeeds(ping()),
        storage: await succeeds(storage.check()),
        catalogue: !following.isFailing(),
      }),
      onChange: changes.listen,
    };
  }

  return { ...rooms, readCatalogue };
}

const succeeds = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );
