import { randomUUID } from 'node:crypto';
import { AppError, type Site } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { SitemapRepository } from './sitemap.repository.ts';
import type { PublishOptions, Sitemap, SitemapReport } from './sitemap.ts';
import { partPath, planSitemap, type SitemapSource } from './sitemap-files.ts';

const LEASE = 'sitemap';

interface Dependencies {
  site: Site;
  repository: SitemapRepository;
  leases: Leases;
  /** What the sitemap lists, as it is now. */
  source: () => SitemapSource;
}

export function createSitemap({ site, repository, leases, source }: Dependencies): Sitemap {
  async function stored(part?: number): Promise<string | null> {
    const edition = await repository.edition();
    if (edition === null) return null;
    const content = await repository.content(part === undefined ? undefined : { edition, number: part });
    if (content === null) throw new AppError('PAGE_NOT_FOUND');
    return content;
  }

  async function publish({ dryRun = false, signal, onFile }: PublishOptions): Promise<SitemapReport> {
    const content = source();
    const plan = planSitemap(site, content);
    const before = await repository.edition();
    const edition = randomUUID();
    const report = { files: 0, bytes: 0, changed: before === null };

    const take = async (path: string, file: string, published: string | null): Promise<void> => {
      signal?.throwIfAborted();
      if (!file.startsWith('<?xml')) throw new Error(`${path} does not begin with the XML declaration.`);
      report.files += 1;
      report.bytes += Buffer.byteLength(file);
      report.changed ||= file !== published;
      await onFile?.(path, file);
    };

    for (let number = 1; number <= plan.parts; number += 1) {
      const file = await plan.part(number);
      await take(partPath(number), file, before && (await repository.content({ edition: before, number })));
      if (!dryRun) await repository.putPart(edition, number, file);
    }
    const main = await plan.main();
    await take('/sitemap.xml', main, before && (await repository.content()));
    if (!dryRun) await finish(edition, before, report.changed ? main : null);
    return { urls: plan.urls, recipes: content.recipes.length, countries: content.countries.length, ...report };
  }

  /**
   * Puts the new edition live, if it differs. The parts of the one before stay for readers that have just read its
   * index.
   */
  async function finish(edition: string, before: string | null, main: string | null): Promise<void> {
    if (main !== null) await repository.publish(edition, main);
    await repository.removeOthers([...(main === null ? [] : [edition]), ...(before === null ? [] : [before])]);
  }

  return {
    publishedAt: repository.publishedAt,

    async read(part) {
      const found = await stored(part);
      if (found !== null) return found;
      const plan = planSitemap(site, source());
      return part === undefined ? plan.main() : plan.part(part);
    },

    publish: (options = {}) =>
      options.dryRun
        ? publish(options)
        : leases.whileHolding(LEASE, (signal) => publish({ ...options, signal }), options),
  };
}
