import type { AdminSitemap, Site } from '@tdt/contracts';
import type { SitemapRepository } from './sitemap.repository.ts';
import { type SitemapChanges, sitemapChanges } from './sitemap-changes.ts';
import { planSitemap, type SitemapSource } from './sitemap-files.ts';
import { isIndex, readSitemap } from './sitemap-reader.ts';

interface Dependencies {
  site: Site;
  repository: Pick<SitemapRepository, 'published' | 'content'>;
  source: () => SitemapSource;
}

/** See `Sitemap.compare`. Keeps the last comparison, which holds as long as neither side has changed. */
export function createComparison({ site, repository, source }: Dependencies): () => Promise<AdminSitemap> {
  let last: { content: SitemapSource; edition: string; changes: Promise<SitemapChanges> } | null = null;

  /** The published files that list pages. */
  async function* publishedFiles(edition: string): AsyncGenerator<string> {
    const main = (await repository.content()) ?? '';
    if (!isIndex(main)) {
      if (main !== '') yield main;
      return;
    }
    let parts = 0;
    for await (const files of readSitemap(main)) parts += files.length;
    for (let number = 1; number <= parts; number += 1) {
      const part = await repository.content({ edition, number });
      // Removed: two publications have followed meanwhile. The next question compares with the latest.
      if (part !== null) yield part;
    }
  }

  function changesSince(edition: string, content: SitemapSource): Promise<SitemapChanges> {
    if (last?.content === content && last.edition === edition) return last.changes;
    const changes = sitemapChanges(site, content, publishedFiles(edition));
    const now = { content, edition, changes };
    last = now;
    changes.catch(() => {
      if (last === now) last = null;
    });
    return changes;
  }

  return async function compare() {
    const content = source();
    const published = await repository.published();
    return {
      recipes: content.recipes.length,
      countries: content.countries.length,
      urls: planSitemap(site, content).urls,
      published_at: published?.updated_at.toISOString() ?? null,
      changes: published && (await changesSince(published.edition, content)),
    };
  };
}
