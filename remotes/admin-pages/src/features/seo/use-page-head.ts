import type { SeoTexts } from '@tdt/admin/editor';
import type { Image, Seo, Site } from '@tdt/contracts';
import { aboutHead, homeHead, listHead, type PageHead } from '@tdt/domain/heads';
import { useSite } from '@tdt/platform';
import type { PageType } from '../../pages/edited-pages.ts';
import { pagesApi } from '../../pages/pages-api.ts';

const HEADS: Record<PageType, (site: Site, seo: Seo, picture: Image | null) => PageHead> = {
  home: homeHead,
  recipes_list: (site, seo, picture) => listHead(site, seo, { picture }),
  about: aboutHead,
};

/** The head that the public page would have with these texts, by the rules of the page itself, and what it shares. */
export function usePageHead(type: PageType, seo: SeoTexts): { head: PageHead; picture: string } {
  const site = useSite();
  const { data: own = null } = pagesApi.usePagesPictureQuery(type);
  const head = HEADS[type](site, seo, own);
  const { url } = head.og.image;
  // A site may be looked after at another address than its public one.
  return { head, picture: url.startsWith(`${site.url}/`) ? url.slice(site.url.length) : url };
}
