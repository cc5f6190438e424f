import type { Application, OpenOptions, Ports } from './application.ts';
import { createAuditRepository } from './audit/audit.repository.ts';
import { createAuditService } from './audit/audit.service.ts';
import { absentCatalogue, createCatalogue } from './catalogue/catalogue.ts';
import { watch } from './catalogue/watch.ts';
import { createChanges } from './changes.ts';
import { createCountriesRepository } from './countries/countries.repository.ts';
import { createCountriesService } from './countries/countries.service.ts';
import { CountryDirectory } from './countries/country-directory.ts';
import { seedCountries } from './countries/seed-countries.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { createLeases } from './database/leases.ts';
import { prepareDatabase } from './database/migrations.ts';
import { translateErrors } from './database/unreachable.ts';
import { createDemoService } from './demo/demo.service.ts';
import { createUnfinishedSeeding } from './demo/unfinished-seeding.ts';
import { createDiagnosticsService } from './diagnostics/diagnostics.service.ts';
import { firstSeen } from './home/first-seen.ts';
import { createHomeService } from './home/home.service.ts';
import { createDrawingsRepository } from './media/drawings.repository.ts';
import { createMediaService } from './media/media.service.ts';
import { createNewsletterService } from './newsletter/newsletter.service.ts';
import { createSubscribersRepository } from './newsletter/subscribers.repository.ts';
import { openAccounts } from './open-accounts.ts';
import { createPagesRepository } from './pages/pages.repository.ts';
import { createPagesService } from './pages/pages.service.ts';
import { importRecipes } from './recipes/import-recipes.ts';
import { createRecipesRepository } from './recipes/recipes.repository.ts';
import { createRecipesService } from './recipes/recipes.service.ts';
import { openRemotes } from './remotes/open-remotes.ts';
import { openSecret } from './secrets/open-secret.ts';
import type { CoreSettings } from './settings.ts';
import { sitemapSource } from './sitemap/read-source.ts';
import { createSitemapRepository } from './sitemap/sitemap.repository.ts';
import { createSitemapService } from './sitemap/sitemap.service.ts';
import { createStatsService } from './stats/stats.service.ts';
import { openStorage } from './storage/open-storage.ts';

/**
 * Opens the application: connects, migrates under a lease, makes indexes, builds the catalogue in memory. Throws
 * `DatabaseUnreachable` (an `AppError`, code `NOT_READY`) when the database does not answer. Close it when done.
 */
export async function openApplication(
  settings: CoreSettings,
  ports: Ports,
  options: OpenOptions = {},
): Promise<Application> {
  const database = await connectDatabase({ uri: settings.mongodbUri, dataDir: settings.dataDir, log: ports.log });
  try {
    return await assemble(database, settings, ports, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Puts the parts together: the one place that knows them all. */
async function assemble(
  database: Database,
  settings: CoreSettings,
  { log, draw }: Ports,
  { catalogue: isWatching = true }: OpenOptions,
): Promise<Application> {
  const { connection } = database;
  const storage = await openStorage(settings);
  const leases = createLeases(connection, { log });
  const changes = createChanges();
  const countries = createCountriesRepository(connection);
  const recipes = createRecipesRepository(connection);
  const pages = createPagesRepository(connection);
  const drawings = createDrawingsRepository(connection);
  const subscribers = createSubscribersRepository(connection);
  const unfinished = createUnfinishedSeeding(connection);
  const secret = await openSecret({ ...settings, log });
  const accounts = openAccounts({ connection, secret, leases, log });
  const audit = createAuditService({ audit: createAuditRepository(connection), log });
  const newsletter = createNewsletterService({
    connection,
    settings: settings.newsletter,
    secret,
    siteUrl: settings.site.url,
    isSecretShared: settings.secret !== null || database.isEmbedded,
    log,
  });
  await prepareDatabase({ connection, leases, log });

  const directory = new CountryDirectory(countries);
  const catalogue = createCatalogue(directory, recipes, log);
  if (isWatching) await catalogue.load();
  else await directory.refresh();

  const onWritten = async (ids: string[]): Promise<void> => {
    if (isWatching) await catalogue.reread(ids);
    changes.announce();
  };
  const written = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await directory.refresh({ forced: true });
    changes.announce();
    return result;
  };

  const countryIdOf = (name: string): string | undefined => directory.named(name)?.document._id;
  const writers = { countries, recipes, pages, drawings, directory, storage, leases, onWritten, countryIdOf };
  const pagesService = createPagesService({ pages });
  const demo = createDemoService({ ...writers, unfinished, siteName: settings.site.name });
  const readers = {
    recipes,
    catalogue: isWatching ? catalogue : absentCatalogue(),
    directory,
    pages: pagesService,
  };
  const remotes = await openRemotes({
    connection,
    storage,
    log,
    dataDir: settings.dataDir,
    overrides: settings.remoteOverrides,
    isShared: !database.isEmbedded,
  });
  const watcher = isWatching ? watch(refresh, log) : null;

  async function refresh(): Promise<void> {
    if (await catalogue.refresh()) changes.announce();
  }

  return {
    site: settings.site,
    isEmbedded: database.isEmbedded,
    storage,
    remotes,
    recipes: translateErrors({
      ...createRecipesService(readers),
      importMany: (seeds, importOptions) => importRecipes(writers, seeds, importOptions),
    }),
    countries: translateErrors({
      ...createCountriesService(readers),
      seed: (seeds, seedOptions) => written(seedCountries(countries, seeds, seedOptions)),
    }),
    home: translateErrors(createHomeService(readers)),
    pages: translateErrors(pagesService),
    media: translateErrors(
      createMediaService({ storage, drawings, leases, log, draw, firstSeen: () => firstSeen(readers) }),
    ),
    demo: translateErrors({
      isEmpty: demo.isEmpty,
      seed: (content, seedOptions) => written(demo.seed(content, seedOptions)),
    }),
    sitemap: translateErrors(
      createSitemapService({
        site: settings.site,
        sitemap: createSitemapRepository(connection),
        leases,
        read: sitemapSource(readers, changes.listen),
        onPublished: changes.announce,
      }),
    ),
    newsletter: translateErrors(newsletter),
    users: translateErrors(accounts.users),
    sessions: translateErrors(accounts.sessions),
    audit: translateErrors(audit),
    stats: createStatsService({
      recipes: recipes.count,
      users: accounts.users.count,
      countries: async () => (await countries.state()).count,
      subscribers: () => subscribers.countIn('active'),
      log,
    }),
    checks: async () => ({
      database: await succeeds(database.ping()),
      storage: await succeeds(storage.check()),
      catalogue: watcher !== null && !watcher.isFailing(),
    }),
    diagnostics: createDiagnosticsService({ ping: database.ping, countries, storage, log }),
    onChange: changes.listen,
    async close() {
      remotes.close();
      await watcher?.stop();
      await database.close();
    },
  };
}

const succeeds = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );
