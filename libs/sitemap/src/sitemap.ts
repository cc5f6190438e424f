import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import { AppError, type Site } from '@tdt/contracts';
import type { Changes, Leases } from '@tdt/database';
import { absoluteUrl } from '@tdt/domain/seo';
import { checkSitemapCount, checkSitemapFile } from './check-sitemap.ts';
import { startRepublishing } from './republish.ts';
import type { SitemapRepository } from './sitemap.repository.ts';
import { hasChanged } from './sitemap-changes.ts';
import { createComparison } from './sitemap-comparison.ts';
import { partPath, planSitemap, type SitemapSource } from './sitemap-files.ts';
import { sitemapXml } from './sitemap-xml.ts';

export interface PublishOptions {
  /** Makes and compares all files, and stores nothing. */
  dryRun?: boolean;
  signal?: AbortSignal;
  /** Called with each file as it is made, `/sitemap.xml` last; `path` is its address on the site. */
  onFile?: (path: string, content: string) => Promise<void>;
}

/** What was published, or would be. */
export interface SitemapReport {
  urls: number;
  recipes: number;
  countries: number;
  files: number;
  bytes: number;
  /** Whether it differs from the published one. Publishing the same again changes nothing. */
  changed: boolean;
}

const LEASE = 'sitemap';

interface Dependencies {
  site: Site;
  repository: SitemapRepository;
  leases: Leases;
  /** What the sitemap lists, as it is now. */
  source: () => SitemapSource;
  changes: Pick<Changes, 'listen'>;
  log: Logger;
}

export type Sitemap = ReturnType<typeof createSitemap>;

export function createSitemap({ site, repository, leases, source, changes, log }: Dependencies) {
  async function stored(part?: number): Promise<string | null> {
    const published = await repository.published();
    if (!published) return null;
    const { edition } = published;
    const content = await repository.content(part === undefined ? undefined : { edition, number: part });
    if (content === null && part !== undefined) throw new AppError('PAGE_NOT_FOUND');
    return content;
  }

  async function make(
    edition: string,
    before: string | null,
    { dryRun = false, signal, onFile }: PublishOptions,
  ): Promise<SitemapReport> {
    const content = source();
    const plan = planSitemap(site, content);
    const report = { files: 0, bytes: 0, changed: before === null };
    let listed = 0;

    /** Checks a file before anything of it is stored. */
    const take = async (path: string, file: string, published: string | null): Promise<number> => {
      signal?.throwIfAborted();
      const count = await checkSitemapFile(site, path, file);
      report.files += 1;
      report.bytes += Buffer.byteLength(file);
      report.changed ||= file !== published;
      await onFile?.(path, file);
      return count;
    };

    for (let number = 1; number <= plan.parts; number += 1) {
      const file = await plan.part(number);
      listed += await take(partPath(number), file, before && (await repository.content({ edition: before, number })));
      if (!dryRun) await repository.putPart(edition, number, file);
    }
    const main = await plan.main();
    const named = await take('/sitemap.xml', main, before && (await repository.content()));
    if (plan.parts === 0) checkSitemapCount(named, plan.urls);
    else {
      checkSitemapCount(listed, plan.urls);
      checkSitemapCount(named, plan.parts);
    }
    if (!dryRun && report.changed) await repository.publish(edition, main);
    return { urls: plan.urls, recipes: content.recipes.length, countries: content.countries.length, ...report };
  }

  async function publish(options: PublishOptions): Promise<SitemapReport> {
    const before = (await repository.published())?.edition ?? null;
    if (options.dryRun) return make('', before, options);
    const edition = randomUUID();
    const report = await make(edition, before, options).catch(async (error) => {
      // Without the lease, another process may be storing parts.
      if (!options.signal?.aborted) await repository.removeOthers(before === null ? [] : [before]);
      throw error;
    });
    // The parts of the edition before stay for readers that have just read its index.
    await repository.removeOthers([...(report.changed ? [edition] : []), ...(before === null ? [] : [before])]);
    return report;
  }

  const publishAlone = (options: PublishOptions) =>
    leases.whileHolding(LEASE, (signal) => publish({ ...options, signal }), options);

  const compare = createComparison({ site, repository, source });

  return {
    /**
     * The published `/sitemap.xml`, or a part of it, counted from 1; while none is published, one made of today's
     * content. Throws `PAGE_NOT_FOUND` for a part that does not exist.
     */
    async read(part?: number): Promise<string> {
      const found = await stored(part);
      if (found !== null) return found;
      const plan = planSitemap(site, source());
      return part === undefined ? plan.main() : plan.part(part);
    },

    /**
     * `/sitemap-regions.xml` of today's content: the continents and regions that have recipes. Not in `/sitemap.xml`,
     * since the specification counts what that lists.
     */
    regions(): Promise<string> {
      const { worldParts } = source();
      return sitemapXml({ root: 'urlset', element: 'url' }, worldParts.length, (start, end) =>
        worldParts.slice(start, end).map((path) => ({ loc: absoluteUrl(site, path), changefreq: 'weekly' })),
      );
    },

    /** The `/sitemap.xml` of today's content, whatever is published. */
    generate: (): Promise<string> => planSitemap(site, source()).main(),

    /**
     * What a sitemap of today's content would list, and how that differs from the published one. Cached
     * until content or publication change: the dashboard may ask each time.
     */
    compare,

    /**
     * Makes the sitemap of today's content and publishes it if it is valid; readers get the old one or the new one,
     * whole. Throws `SITEMAP_INVALID`.
     */
    publish: (options: PublishOptions = {}): Promise<SitemapReport> =>
      options.dryRun ? publish(options) : publishAlone(options),

    /** When it was published; `null`: never. */
    publishedAt: async (): Promise<Date | null> => (await repository.published())?.updated_at ?? null,

    /**
     * Publishes again, a second after content has changed, where a sitemap was published before. Returns a function
     * that stops this and waits for a publication in progress.
     */
    startRepublishing: (): (() => Promise<void>) =>
      startRepublishing({
        changes,
        log,
        async publish(signal) {
          if (hasChanged(await compare())) await publishAlone({ signal });
        },
      }),
  };
}
