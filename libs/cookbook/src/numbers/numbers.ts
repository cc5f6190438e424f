import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '@tdt/config';
import type { CatalogueQuery, Numbers, Site } from '@tdt/contracts';
import { DAY_MS, daily } from '@tdt/database';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { Counted } from './count.model.ts';
import type { CountsRepository } from './counts.repository.ts';
import { readVisit } from './read-visit.ts';

/** What a killed process loses. */
const FLUSH_MS = 60_000;
/** Days after which a count is removed. */
const KEPT_DAYS = 90;
/** Different things that a process counts between two writes. */
const COUNTED_MAX: Record<Counted, number> = { read: 5000, search: 200 };
/** Different searches that are stored of a day: texts are without number, and anybody can send them. */
const SEARCHES_MAX = 1000;
/** What is read of each day, and what is shown. */
const DAY_TOP = 200;
const SHOWN = 20;
/** A search that fewer have sent, or one person once or twice, stays unseen. */
const SEARCHED_MIN = 3;

const PAGE: Omit<CatalogueQuery, 'q'> = { sort: '-created_at', page: 1, page_size: 1 };

interface Dependencies {
  repository: CountsRepository;
  recipes: Pick<RecipesRepository, 'bySlug' | 'byFormerSlug'>;
  catalogue: Pick<Catalogue, 'search'>;
  site: Site;
  log: Logger;
  now?: () => Date;
}

export type ReadingNumbers = ReturnType<typeof createNumbers>;

/** How often recipes are read, and what is searched in vain: counted in memory, added up in the database each minute. */
export function createNumbers({ repository, recipes, catalogue, site, log, now = () => new Date() }: Dependencies) {
  const isCounting = site.features.reading_counts === true;
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: site.editing?.time_zone });
  const counted: Record<Counted, Map<string, number>> = { read: new Map(), search: new Map() };

  const dayBefore = (count: number): string => days.format(now().getTime() - count * DAY_MS);

  const isVain = (q: string): boolean => JSON.parse(catalogue.search({ ...PAGE, q }).text).total === 0;

  /** Those that find nothing, as many as the day may still have. */
  async function vain(searches: ReadonlyMap<string, number>, day: string): Promise<Map<string, number>> {
    if (searches.size === 0) return new Map();
    const room = SEARCHES_MAX - (await repository.size('search', day));
    const found = new Map<string, number>();
    for (const [q, count] of searches) {
      if (found.size < room && isVain(q)) found.set(q, count);
      // A search takes some milliseconds.
      await nextTurn();
    }
    return found;
  }

  async function write(kind: Counted, day: string): Promise<void> {
    const counts = counted[kind];
    counted[kind] = new Map();
    try {
      await repository.add(kind, day, kind === 'search' ? await vain(counts, day) : counts);
    } catch (error) {
      // Perhaps the database is away: the next write has them.
      for (const [key, count] of counts) note(kind, key, count);
      log.warn({ err: error }, 'Counts of reads and searches could not be stored; retrying');
    }
  }

  function note(kind: Counted, key: string, count = 1): void {
    const counts = counted[kind];
    const before = counts.get(key);
    if (before !== undefined || counts.size < COUNTED_MAX[kind]) counts.set(key, (before ?? 0) + count);
  }

  async function flush(): Promise<void> {
    const day = dayBefore(0);
    for (const kind of ['read', 'search'] as const) await write(kind, day);
  }

  async function top(kind: Counted, length: number): Promise<[string, number][]> {
    const sums = new Map<string, number>();
    for (let before = 0; before < length; before += 1)
      for (const { key, count } of await repository.top(kind, dayBefore(before), DAY_TOP))
        sums.set(key, (sums.get(key) ?? 0) + count);
    return [...sums].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  }

  /** Recipes by the slugs that they had when they were read. */
  async function readRecipes(length: number): Promise<Numbers['read']['week']> {
    const found = new Map<string, Numbers['read']['week'][number]>();
    for (const [slug, count] of (await top('read', length)).slice(0, 2 * SHOWN)) {
      const recipe = (await recipes.bySlug(slug)) ?? (await recipes.byFormerSlug(slug))[0];
      if (!recipe || recipe.publication.deleted) continue;
      const { _id: id, title } = recipe;
      found.set(id, { id, title, slug: recipe.slug, count: count + (found.get(id)?.count ?? 0) });
    }
    return [...found.values()].sort((one, other) => other.count - one.count).slice(0, SHOWN);
  }

  return {
    /** Counts a successful request. */
    count(url: string, headers: IncomingHttpHeaders): void {
      const found = isCounting ? readVisit(url, headers) : null;
      if (found) note(found.kind, found.key);
    },

    flush,

    async read(): Promise<Numbers> {
      const searches = (await top('search', 30)).map(([q, count]) => ({ q, count }));
      return {
        is_counting: isCounting,
        read: { week: await readRecipes(7), month: await readRecipes(30) },
        searches: searches.filter(({ count }) => count >= SEARCHED_MIN).slice(0, SHOWN),
      };
    },

    /** Writes each minute, and removes old counts each day. Returns a function that stops this after a last write. */
    start(): () => Promise<void> {
      const timer = setInterval(() => void flush(), FLUSH_MS).unref();
      const stopErasing = daily(async () => {
        await Promise.resolve(repository.removeBefore(dayBefore(KEPT_DAYS))).catch((error: unknown) => {
          log.warn({ err: error }, 'Old counts could not be removed; retrying tomorrow');
        });
      });
      return async () => {
        clearInterval(timer);
        await stopErasing();
        await flush();
      };
    },
  };
}
