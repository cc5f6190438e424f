import { randomUUID } from 'node:crypto';
import { AppError, type Redirect, type RedirectInput, type RedirectList, type RedirectQuery } from '@tdt/contracts';
import { PAGES, REDIRECT_MESSAGES, REDIRECTS_MAX } from '@tdt/contracts/plain';
import type { CountryDirectory } from '@tdt/geography';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { RedirectDocument } from './redirect.model.ts';
import type { RedirectsRepository } from './redirects.repository.ts';

/** What the site shows at its addresses. */
interface ShownPages {
  /** A path as browsers request it, and the same with its query; `null`: it is no address of a page. */
  read(text: string): { path: string; address: string } | null;
  /** Whether anything at all is shown there. */
  isShown(path: string): Promise<boolean>;
  /** Where the page of an address is in the end, after all redirects; `null`: there is none. */
  find(address: string): Promise<string | null>;
}

interface Dependencies {
  repository: RedirectsRepository;
  recipes: Pick<RecipesRepository, 'renamed'>;
  directory: Pick<CountryDirectory, 'all' | 'trashed' | 'find' | 'bySlug'>;
  now?: () => Date;
}

export type Redirects = ReturnType<typeof createRedirects>;

const refused = (path: 'from' | 'to', message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });

const manual = ({ _id: id, from, at, ...fields }: RedirectDocument): Redirect => ({
  ...fields,
  id,
  from: [from],
  origin: 'manual',
  at: at.toISOString(),
});
const made = { by: null, at: null } as const;

/** Former addresses: those that editors let lead somewhere, and those that the site keeps by itself. */
export function createRedirects({ repository, recipes, directory, now = () => new Date() }: Dependencies) {
  /** All by hand, the newest first; few enough for every server to have them in memory. */
  let all: readonly RedirectDocument[] = [];
  let targets: ReadonlyMap<string, string> = new Map();

  async function targetOf(pages: ShownPages, to: string): Promise<string> {
    const read = pages.read(to);
    if (!read) throw refused('to', REDIRECT_MESSAGES.path);
    const target = await pages.find(read.address);
    if (target === null) throw refused('to', REDIRECT_MESSAGES.noTarget);
    return target;
  }

  function ofCountries(): Redirect[] {
    const merged = directory.trashed().flatMap(({ document }) => [document.slug, ...document.former_slugs]);
    const former = [...directory.all().flatMap(({ document }) => document.former_slugs), ...merged];
    const goals = Map.groupBy(new Set(former), (slug) => directory.find(slug)?.entry);
    return [...goals].flatMap(([goal, slugs]): Redirect[] => {
      const from = slugs.filter((slug) => slug !== goal?.document.slug).map(PAGES.country);
      const { _id: id = '', slug = '' } = goal?.document ?? {};
      return goal && from.length > 0 ? [{ ...made, id, from, to: PAGES.country(slug), origin: 'country' }] : [];
    });
  }

  return {
    async reread(): Promise<void> {
      all = await repository.all();
      targets = new Map(all.map(({ from, to }) => [from, to]));
    },

    /** Where an editor lets a path lead. */
    targetOf: (path: string): string | undefined => targets.get(path),

    /** Those by hand, then those of countries, then those of recipes. */
    async list({ q, page, page_size }: RedirectQuery): Promise<RedirectList> {
      const isMeant = ({ from, to }: Redirect) => [...from, to].some((address) => address.includes(q));
      const known = [...all.map(manual), ...ofCountries()].filter(isMeant);
      const offset = (page - 1) * page_size;
      const first = known.slice(offset, offset + page_size);
      const renamed = await recipes.renamed(q, Math.max(0, offset - known.length), page_size - first.length);
      const others = renamed.items.map(
        ({ _id: id, slug, former_slugs }): Redirect => ({
          ...made,
          id,
          from: former_slugs.map(PAGES.recipe),
          to: PAGES.recipe(slug),
          origin: 'recipe',
        }),
      );
      return { items: [...first, ...others], total: known.length + renamed.total, page, page_size };
    },

    /**
     * Lets an address that shows no page lead to one that does. Throws `VALIDATION_FAILED`: so there is no loop, no chain
     * and no way to another site.
     */
    async create({ from, to }: RedirectInput, by: string | null, pages: ShownPages): Promise<Redirect> {
      const path = from.includes('?') ? undefined : pages.read(from)?.path;
      if (path === undefined) throw refused('from', REDIRECT_MESSAGES.path);
      if (targets.has(path)) throw refused('from', REDIRECT_MESSAGES.known);
      if (await pages.isShown(path)) throw refused('from', REDIRECT_MESSAGES.exists);
      if (all.length >= REDIRECTS_MAX) throw refused('from', REDIRECT_MESSAGES.tooMany);
      const redirect = { _id: randomUUID(), from: path, to: await targetOf(pages, to), by, at: now() };
      if (!(await repository.insert(redirect))) throw refused('from', REDIRECT_MESSAGES.known);
      return manual(redirect);
    },

    /** Returns it. Throws `REDIRECT_NOT_FOUND`. */
    async remove(id: string): Promise<Redirect> {
      const found = all.find(({ _id }) => _id === id);
      if (!found || !(await repository.remove(id))) throw new AppError('REDIRECT_NOT_FOUND');
      return manual(found);
    },
  };
}
