import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '@tdt/config';
import type { Site } from '@tdt/contracts';
import type { Changes, Leases } from '@tdt/database';
import { DRAFT, PUBLIC } from '@tdt/domain/publication';
import { openMedia } from '@tdt/files';
import type { Storage } from '@tdt/files/storage';
import { CountryDirectory, createCountriesRepository } from '@tdt/geography';
import { createSitemap, createSitemapRepository } from '@tdt/sitemap';
import type { Connection } from 'mongoose';
import type { BulkRunDocument } from './bulk/bulk-run.models.ts';
import { createBulkRunsRepository } from './bulk/bulk-runs.repository.ts';
import { createBulkRuns } from './bulk/bulk-runs.ts';
import { createRecipeChanging } from './bulk/change-recipes.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createCountries } from './countries/countries.ts';
import { createCountryEditing } from './countries/country-editing.ts';
import { createDemo } from './demo/demo.ts';
import { createUnfinishedSeedingRepository } from './demo/unfinished-seeding.repository.ts';
import { createHistory } from './history/history.ts';
import type { Retention } from './history/retention.ts';
import { createVersionsRepository } from './history/versions.repository.ts';
import { createHomePage } from './home/home.ts';
import { openPictures } from './library/pictures.ts';
import { createCountsRepository } from './numbers/counts.repository.ts';
import { createNumbers } from './numbers/numbers.ts';
import { createPagesRepository } from './pages/pages.repository.ts';
import { createPages } from './pages/pages.ts';
import { createPreviewLinksRepository } from './publication/preview-links.repository.ts';
import { createPreviewLinks } from './publication/preview-links.ts';
import { createRecipeDraftsRepository } from './publication/recipe-drafts.repository.ts';
import { createRecipeDrafts } from './publication/recipe-drafts.ts';
import { createRecipeEditing } from './recipes/recipe-editing.ts';
import { createRecipePreviewsRepository } from './recipes/recipe-previews.repository.ts';
import { createRecipePreviews } from './recipes/recipe-previews.ts';
import { createRecipesRepository } from './recipes/recipes.repository.ts';
import { createRecipes } from './recipes/recipes.ts';
import { createRedirectsRepository } from './redirects/redirects.repository.ts';
import { createRedirects } from './redirects/redirects.ts';
import { createSitemapSource } from './sitemap/sitemap-source.ts';
import { createNotesRepository } from './teamwork/notes.repository.ts';
import { createNotes } from './teamwork/notes.ts';
import { createPresenceRepository } from './teamwork/presence.repository.ts';
import { createPresence } from './teamwork/presence.ts';
import { createTrash } from './trash/trash.ts';

interface Dependencies {
  connection: Connection;
  storage: Storage;
  leases: Leases;
  log: Logger;
  site: Site;
  changes: Changes;
  /** Signs the addresses of previews. */
  secret: Buffer;
  /** Whether an account still exists: links that it has made end with it. */
  hasAccount: (userId: string) => Promise<boolean>;
  /** How long versions stay. */
  retention: Retention;
  /** Told of each change of many recipes that has ended. */
  onBulkEnd?: (run: BulkRunDocument) => Promise<void>;
  /** Recipes that a change of many writes together; fewer in tests. */
  bulkPart?: number | undefined;
  /** Notes for the audit log that something in the trash is removed for good. */
  noteRemoval?: (name: string) => Promise<void>;
}

/** The content of the site: what visitors read, and the demo that fills it. */
export function openCookbook({
  changes,
  secret,
  hasAccount,
  retention,
  onBulkEnd = async () => {},
  bulkPart,
  noteRemoval = async () => {},
  ...dependencies
}: Dependencies) {
  const { connection, storage, leases, log, site } = dependencies;
  const versions = createVersionsRepository(connection, site);
  const repositories = {
    versions,
    recipes: createRecipesRepository(connection, changes, versions.storing('recipe')),
    countries: createCountriesRepository(connection, changes, versions.storing('country')),
    pages: createPagesRepository(connection, changes, { seo: versions.storing('seo'), page: versions.storing('page') }),
    previews: createRecipePreviewsRepository(connection),
    drafts: createRecipeDraftsRepository(connection),
    links: createPreviewLinksRepository(connection),
    notes: createNotesRepository(connection),
    unfinished: createUnfinishedSeedingRepository(connection),
  };
  const directory = new CountryDirectory(repositories.countries);
  const catalogue = createCatalogue({ directory, recipes: repositories.recipes, pages: repositories.pages, log });

  const { files, media, library } = openMedia({
    connection,
    changes,
    storage,
    leases,
    log,
    site,
    readers: [repositories.recipes, repositories.countries, repositories.pages, versions, repositories.drafts],
    firstSeen: () => home.cardPictures(),
  });
  const pages = createPages({ site, repository: repositories.pages, recipes: repositories.recipes, files });
  const readers = { catalogue, directory, pages };
  const home = createHomePage(readers);
  const recipeEditing = createRecipeEditing({
    repository: repositories.recipes,
    pages: repositories.pages,
    drafts: repositories.drafts,
    links: repositories.links,
    notes: repositories.notes,
    versions,
    catalogue,
    directory,
    files,
    newRecipe: site.editing?.new_recipes === 'draft' ? DRAFT : PUBLIC,
  });
  const countryEditing = createCountryEditing({
    ...readers,
    repository: repositories.countries,
    recipes: repositories.recipes,
    files,
    notes: repositories.notes,
    versions,
    leases,
  });
  const redirects = createRedirects({
    repository: createRedirectsRepository(connection, changes),
    recipes: repositories.recipes,
    directory,
  });
  const services = {
    pages,
    redirects,
    numbers: createNumbers({
      repository: createCountsRepository(connection),
      recipes: repositories.recipes,
      catalogue,
      site,
      log,
    }),
    home,
    recipes: createRecipes({ ...readers, repository: repositories.recipes, pagesRepository: repositories.pages }),
    recipeEditing,
    recipeDrafts: createRecipeDrafts({
      repository: repositories.drafts,
      recipes: repositories.recipes,
      editing: recipeEditing,
      pages,
      directory,
      files,
      site,
    }),
    previewLinks: createPreviewLinks({
      repository: repositories.links,
      recipes: repositories.recipes,
      pages,
      directory,
      hasAccount,
      secret,
    }),
    notes: createNotes({ ...repositories, repository: repositories.notes }),
    presence: createPresence({ ...repositories, repository: createPresenceRepository(connection) }),
    recipePreviews: createRecipePreviews({
      repository: repositories.previews,
      recipes: repositories.recipes,
      directory,
      secret,
    }),
    countries: createCountries({ ...readers, repository: repositories.countries, recipes: repositories.recipes }),
    countryEditing,
    history: createHistory({ versions, files, leases, retention, log }),
    bulk: createBulkRuns({
      ...readers,
      repository: createBulkRunsRepository(connection),
      recipes: createRecipeChanging({ recipes: repositories.recipes, versions, directory, log }),
      leases,
      log,
      onEnd: onBulkEnd,
      partSize: bulkPart,
    }),
    trash: createTrash({ kinds: [recipeEditing, countryEditing], leases, log, note: noteRemoval }),
    media,
    pictures: openPictures({ ...repositories, connection, changes, leases, log, site, files, library }),
    demo: createDemo({ ...repositories, directory, storage, leases, siteName: site.name }),
    sitemap: createSitemap({
      site,
      leases,
      changes,
      log,
      repository: createSitemapRepository(connection, changes),
      source: createSitemapSource({ catalogue, directory, changes }),
    }),
  };

  return {
    services,
    readers: { catalogue, directory },
    /** Fills the copies in memory with the next `changes.refresh`, and keeps them up to date. Until then they are empty. */
    follow(): void {
      changes.follow('countries', () => directory.refresh());
      changes.follow('recipes', catalogue.reread);
      changes.follow('pages', catalogue.rereadSeo);
      changes.follow('redirects', redirects.reread);
    },

    /** Shows and hides the recipes whose time has come. */
    async followTime(): Promise<void> {
      while (catalogue.update()) {
        changes.notify('recipes');
        await nextTurn();
      }
    },
  };
}
