import type { Site } from '@tdt/contracts';
import { parseMediaUrl } from './media-path.ts';

/** What a repository of content says of the pictures and videos in its documents. */
export interface MediaReader {
  /** Addresses of all media, or of those documents that name one of these addresses. An address may come repeatedly. */
  mediaUrls(among?: readonly string[]): AsyncIterable<string[]>;
}

interface Dependencies {
  site: Pick<Site, 'url'>;
  /** The repositories of all content that shows pictures or videos. */
  readers: readonly MediaReader[];
}

export type ReferencedMedia = ReturnType<typeof createReferencedMedia>;

/**
 * Which files of the site its content refers to. It reads every place that may refer to one: a file without a
 * reference may be removed.
 */
export function createReferencedMedia({ site, readers }: Dependencies) {
  async function* read(among?: readonly string[]): AsyncGenerator<string[]> {
    for (const reader of readers)
      for await (const urls of reader.mediaUrls(among)) yield urls.flatMap((url) => originalOf(url, site.url) ?? []);
  }

  return {
    /** The originals among these addresses that anything still refers to. */
    async among(urls: readonly string[]): Promise<Set<string>> {
      const found = new Set<string>();
      if (urls.length === 0) return found;
      const wanted = new Set(urls);
      // An editor may have copied the whole address.
      for await (const batch of read([...urls, ...urls.map((url) => site.url + url)]))
        for (const url of batch) if (wanted.has(url)) found.add(url);
      return found;
    },

    /** Addresses of all originals that anything refers to, in batches; an address may come repeatedly. */
    all: (): AsyncIterable<string[]> => read(),
  };
}

/** The address of the original that an address, perhaps of a variant, belongs to; `null` for a file elsewhere. */
export function originalOf(address: string, siteUrl: string): string | null {
  const media = parseMediaUrl(address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address);
  return media && `/${media.variant?.original ?? media.path}`;
}
