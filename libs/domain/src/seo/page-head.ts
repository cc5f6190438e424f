import type { Image, Seo, Site } from '@tdt/contracts';
import { shorten } from '../text/excerpt.ts';
import { absoluteUrl } from './absolute-url.ts';
import { type SharePicture, sharePicture } from './share-picture.ts';

/** Search engines show about as many characters of a description. */
const DESCRIPTION_LENGTH = 160;

/** The contents of a page's `<head>`. URLs are absolute; `null` omits the tag. */
export interface PageHead {
  title: string;
  description: string;
  keywords: string | null;
  canonical: string | null;
  robots: string | null;
  og: {
    type: 'website' | 'article';
    site_name: string;
    locale: 'fr_FR';
    title: string;
    description: string;
    url: string | null;
    image: SharePicture;
    /** Of an article. */
    published_time?: string;
  };
}

/**
 * A page's own values, used if no metadata is stored. `title` excludes the site's name; `null` means only that name.
 */
export interface HeadDefaults {
  title: string | null;
  description: string | null;
  /** `null`: the page has no canonical URL. */
  path: string | null;
  image?: Image | null;
  keywords?: string | null;
  /** When the page was published, which makes it an article. */
  published?: string;
  robots?: string;
}

/** The head of a page: stored metadata first, then the page's own values, then the site's name and tagline. */
export function pageHead(site: Site, seo: Seo | null, defaults: HeadDefaults): PageHead {
  const ownTitle = filled(defaults.title);
  const title = filled(seo?.title) ?? (ownTitle === null ? site.name : `${ownTitle} | ${site.name}`);
  const description =
    filled(seo?.description) ?? shorten(filled(defaults.description) ?? site.tagline, DESCRIPTION_LENGTH);
  const address = filled(seo?.canonical_url) ?? defaults.path;
  const canonical = address === null ? null : absoluteUrl(site, address);
  return {
    title,
    description,
    keywords: filled(seo?.keywords) ?? filled(defaults.keywords),
    canonical,
    robots: defaults.robots ?? null,
    og: {
      ...(defaults.published === undefined
        ? { type: 'website' }
        : { type: 'article', published_time: defaults.published }),
      site_name: site.name,
      locale: 'fr_FR',
      title,
      description,
      url: canonical,
      image: sharePicture(site, filled(seo?.og_image_url), defaults.image ?? null, title),
    },
  };
}

function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
