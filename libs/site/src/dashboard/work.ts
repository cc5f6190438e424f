import type { Logger } from '@tdt/config';
import { AdminCountryQuerySchema, AdminRecipeQuerySchema, type AdminWork } from '@tdt/contracts';
import type { CountryEditing, Notes, RecipeEditing } from '@tdt/cookbook';
import { DAY_MS } from '@tdt/database';
import type { RemoteFailures } from '@tdt/federation';
import type { Newsletter } from '@tdt/newsletter';
import { hasChanged, type Sitemap } from '@tdt/sitemap';

const SHOWN = { page_size: 5 };
const LAST_EDITED = AdminRecipeQuerySchema.parse({ ...SHOWN, sort: '-updated_at' });
const INCOMPLETE = AdminRecipeQuerySchema.parse({ ...SHOWN, sort: '-updated_at', gap: 'any' });
const SCHEDULED = AdminRecipeQuerySchema.parse({ page_size: 100, visibility: 'scheduled' });
const DRAFTS = AdminRecipeQuerySchema.parse({ page_size: 100, visibility: 'draft', sort: 'updated_at' });
const BARE = AdminCountryQuerySchema.parse({
  ...SHOWN,
  with_recipes: 'true',
  no_pictures: 'true',
  sort: '-recipe_count',
});

interface Dependencies {
  recipes: Pick<RecipeEditing, 'list'>;
  countries: Pick<CountryEditing, 'list'>;
  notes: Pick<Notes, 'open'>;
  newsletter: Pick<Newsletter, 'outbox'>;
  sitemap: Pick<Sitemap, 'compare'>;
  failures: Pick<RemoteFailures, 'latest'>;
  log: Logger;
}

export type Work = ReturnType<typeof createWork>;

/** What there is to do in the back office. */
export function createWork({ recipes, countries, notes, newsletter, sitemap, failures, log }: Dependencies) {
  const parts: { [What in keyof AdminWork]: () => AdminWork[What] | Promise<AdminWork[What]> } = {
    recent_recipes: () => recipes.list(LAST_EDITED).items,
    incomplete_recipes() {
      const { total, items } = recipes.list(INCOMPLETE);
      return { total, first: items };
    },
    due_recipes() {
      const end = new Date(Date.now() + 7 * DAY_MS).toISOString();
      // What is due next comes first.
      return recipes.list(SCHEDULED).items.filter(({ changes_at }) => changes_at !== null && changes_at < end);
    },
    old_drafts() {
      const month = new Date(Date.now() - 30 * DAY_MS).toISOString();
      return recipes.list(DRAFTS).items.filter(({ updated_at }) => updated_at < month).length;
    },
    bare_countries() {
      const { total, items } = countries.list(BARE);
      return { total, first: items.map(({ id, name }) => ({ id, name })) };
    },
    open_notes: () => notes.open(),
    failed_syncs: async () => (await newsletter.outbox()).counts.failed,
    async sitemap() {
      const compared = await sitemap.compare();
      return { published_at: compared.published_at, changed: hasChanged(compared) };
    },
    failed_remotes: async () =>
      (await failures.latest()).map(({ last_at, ...failure }) => ({ ...failure, last_at: last_at.toISOString() })),
  };

  return {
    /** A part that cannot be read is `null`, the others are still given. Never throws. */
    async list(): Promise<AdminWork> {
      const reading = Object.entries(parts).map(async ([what, read]) => {
        try {
          return [what, await read()];
        } catch (error) {
          log.warn({ err: error, what }, 'A part of the work on the dashboard cannot be read');
          return [what, null];
        }
      });
      return Object.fromEntries(await Promise.all(reading)) as AdminWork;
    },
  };
}
