import { randomUUID } from 'node:crypto';
import { AppError, type Site } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { SitemapRepository } from './sitemap.repository.ts';
import { partPath, planSitemap, type SitemapSource } from './sitemap-files.ts';

const LEASE = 'sitemap';

export interface PublishOptions {
  /** Makes and compares everything, and stores nothing. */
  dryRun?: boolean;
  signal?: AbortSignal;
  /** Is handed each file as it is made, `/sitemap.xml` last; `path` is its address on the site. */
  onFile?: (path: string, content: string) => Promise<void>;
}

/** What was made, or would be. */
export interface SitemapReport {
  urls: number;
  recipes: number;
  countries: number;
  files: number;
  bytes: number;
  /** Whether that is another sitemap than the published one. Publishing the same again changes nothing. */
  changed: boolean;
}

export interface SitemapService {
  /**
   * The published `/sitemap.xml`, or a part of it, counted from 1; while none is published, that of what there is now.
   * Throws `PAGE_NOT_FOUND` for a part there is not.
   */
  read(part?: number): Promise<string>;
  /** Makes the sitemap of what there is now and publishes it; readers see the old one or the new one, whole. */
  publish(options?: PublishOptions): Promise<SitemapReport>;
}

interface Dependencies {
  site: Site;
  sitemap: SitemapRepository;
  leases: Leases;
  read: () => SitemapSource;
  onPublished: () => void;
}

export function createSitemapService(dependencies: Dependencies): SitemapService {
  const { site, sitemap, leases, read, onPublished } = dependencies;

  async function stored(part?: number): Promise<string | null> {
    const edition = await sitemap.edition();
    if (edition === null) return null;
    const content = await sitemap.content(part === undefined ? undefined : { edition, number: part });
    if (content === null) throw new AppError('PAGE_NOT_FOUND');
    return content;
  }

  async function publish({ dryRun = false, signal, onFile }: PublishOptions): Promise<SitemapReport> {
    const source = read();
    const plan = planSitemap(site, source);
    const before = await sitemap.edition();
    const edition = randomUUID();
    const report = { files: 0, bytes: 0, changed: before === null };

    const take = async (path: string, content: string, published: string | null): Promise<void> => {
      signal?.throwIfAborted();
      if (!content.startsWith('<?xml')) throw new Error(`${path} does not begin with the XML declaration.`);
      report.files += 1;
      report.bytes += Buffer.byteLength(content);
      report.changed ||= content !== published;
      await onFile?.(path, content);
    };

    for (let number = 1; number <= plan.parts; number += 1) {
      const content = await plan.part(number);
      await take(partPath(number), content, before && (await sitemap.content({ edition: before, number })));
      if (!dryRun) await sitemap.putPart(edition, number, content);
    }
    const main = await plan.main();
    await take('/sitemap.xml', main, before && (await sitemap.content()));
    if (!dryRun) await finish(edition, before, report.changed ? main : null);
    return { urls: plan.urls, recipes: source.recipes.length, countries: source.countries.length, ...report };
  }

  /** Puts the new edition live, if there is something new. The one before stays for whoever has read its index just now. */
  async function finish(edition: string, before: string | null, main: string | null): Promise<void> {
    if (main !== null) await sitemap.publish(edition, main);
    await sitemap.removeOthers([...(main === null ? [] : [edition]), ...(before === null ? [] : [before])]);
    if (main !== null) onPublished();
  }

  return {
    async read(part) {
      const found = await stored(part);
      if (found !== null) return found;
      const plan = planSitemap(site, read());
      return part === undefined ? plan.main() : plan.part(part);
    },

    publish: (options = {}) =>
      options.dryRun
        ? publish(options)
        : leases.whileHolding(LEASE, (signal) => publish({ ...options, signal }), options),
  };
}
