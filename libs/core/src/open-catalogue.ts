import type { Site } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import type { Application } from './application.ts';
import { lastRestore } from './backup/switch-collections.ts';
import { absentCatalogue, createCatalogue } from './catalogue/catalogue.ts';
import type { Changes } from './changes.ts';
import { createCountriesRepository } from './countries/countries.repository.ts';
import { createCountries } from './countries/countries.service.ts';
import { CountryDirectory } from './countries/country-directory.ts';
import { createCountryEditing } from './countries/country-editing.service.ts';
import type { Leases } from './database/leases.ts';
import { createDemo } from './demo/demo.service.ts';
import { createUnfinishedSeedingRepository } from './demo/unfinished-seeding.repository.ts';
import { createHomePage } from './home/home.service.ts';
import type { Logger } from './logger.ts';
import { createMedia } from './media/media.service.ts';
import { createMediaFiles } from './media/media-files.ts';
import { createReferencedMedia } from './media/referenced-media.ts';
import { createRemovedFiles } from './media/removed-files.ts';
import { createPagesRepository } from './pages/pages.repository.ts';
import { createPages } from './pages/pages.service.ts';
import { createRecipeEditing } from './recipes/recipe-editing.service.ts';
import { createRecipePreviewsRepository } from './recipes/recipe-previews.repository.ts';
import { createRecipePreviews } from './recipes/recipe-previews.service.ts';
import { createRecipesRepository } from './recipes/recipes.repository.ts';
import { createRecipes } from './recipes/recipes.service.ts';
import { createSitemapRepository } from './sitemap/sitemap.repository.ts';
import { createSitemap } from './sitemap/sitemap.service.ts';
import { createSitemapSource } from './sitemap/sitemap-source.ts';
import type { Storage } from './storage/storage.ts';
import { type Watcher, watch } from './watch.ts';

interface Dependencies {
  connection: Connection;
  storage: Storage;
  leases: Leases;
  log: Logger;
  site: Site;
  changes: Changes;
  /** Signs the addresses of previews. */
  secret: Buffer;
  /** Whether to keep the catalogue in memory; without it nothing reads recipes. */
  hasCatalogue: boolean;
}

/** The content of the site: what visitors read, and the demo that fills it. */
export function openCatalogue({ changes, hasCatalogue, secret, ...dependencies }: Dependencies) {
  const { connection, storage, leases, log, site } = dependencies;
  const repositories = {
    recipes: createRecipesRepository(connection, changes),
    countries: createCountriesRepository(connection, changes),
    pages: createPagesRepository(connection, changes),
    previews: createRecipePreviewsRepository(connection),
    unfinished: createUnfinishedSeedingRepository(connection),
  };
  const directory = new CountryDirectory(repositories.countries);
  const catalogue = hasCatalogue
    ? createCatalogue({ directory, recipes: repositories.recipes, pages: repositories.pages, log })
    : absentCatalogue();
  changes.follow('countries', () => directory.refresh({ forced: true }));
  changes.follow('recipes', catalogue.reread);
  changes.follow('pages', catalogue.rereadSeo);

  const referenced = createReferencedMedia({
    site,
    readers: [repositories.recipes, repositories.countries, repositories.pages],
  });
  const removed = createRemovedFiles({ storage, referenced });
  const files = createMediaFiles({ storage, referenced, removed, log });
  const pages = createPages({ site, repository: repositories.pages, recipes: repositories.recipes, files });
  const readers = { catalogue, directory, pages };
  const home = createHomePage(readers);
  const services = {
    pages,
    home,
    recipes: createRecipes({ ...readers, repository: repositories.recipes, pagesRepository: repositories.pages }),
    recipeEditing: createRecipeEditing({
      repository: repositories.recipes,
      pages: repositories.pages,
      catalogue,
      directory,
      files,
      log,
    }),
    recipePreviews: createRecipePreviews({
      repository: repositories.previews,
      recipes: repositories.recipes,
      directory,
      secret,
    }),
    countries: createCountries({ ...readers, repository: repositories.countries, recipes: repositories.recipes }),
    countryEditing: createCountryEditing({
      ...readers,
      repository: repositories.countries,
      recipes: repositories.recipes,
      files,
      leases,
    }),
    media: createMedia({ storage, leases, log, referenced, removed, files, firstSeen: home.cardPictures }),
    demo: createDemo({ ...repositories, directory, storage, leases, siteName: site.name }),
    sitemap: createSitemap({
      site,
      leases,
      changes,
      log,
      repository: createSitemapRepository(connection, changes),
      source: createSitemapSource({ catalogue, directory, changes }),
    }),
  } satisfies Partial<Application>;

  return {
    services,
    readers: { catalogue, directory },
    follow: createFollower({
      catalogue,
      directory,
      changes,
      log,
      hasCatalogue,
      restored: () => lastRestore(connection),
    }),
  };
}

const WATCHED = {
  // With the time of a look at the database, others follow within two seconds.
  intervalMs: 1500,
  failing: 'The catalogue cannot follow the database; retrying',
  recovered: 'The catalogue follows the database again',
};

interface FollowerParts {
  catalogue: ReturnType<typeof createCatalogue>;
  directory: CountryDirectory;
  changes: Changes;
  log: Logger;
  hasCatalogue: boolean;
  /** Identifies the last restore. */
  restored: () => Promise<string | null>;
}

/** Reads the content and follows what other programs write to it; `null`: there is no catalogue to keep up to date. */
function createFollower({ catalogue, directory, changes, log, hasCatalogue, restored }: FollowerParts) {
  let known: string | null = null;

  async function refresh(): Promise<void> {
    const restore = await restored();
    if (restore !== known) {
      await directory.refresh({ forced: true });
      await catalogue.reload();
      known = restore;
      changes.notify();
      return;
    }
    const [countries, recipes] = [await directory.refresh(), await catalogue.refresh()];
    if (countries || recipes) changes.notify();
  }

  return async (): Promise<Watcher | null> => {
    known = await restored();
    await directory.refresh();
    await catalogue.load();
    return hasCatalogue ? watch(refresh, log, WATCHED) : null;
  };
}
