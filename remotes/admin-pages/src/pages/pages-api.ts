import { api } from '@tdt/admin/api';
import type {
  AdminPageContent,
  AdminSeo,
  CatalogueResult,
  Home,
  Image,
  PageContent,
  PageContentInput,
  SeoInput,
} from '@tdt/contracts';
import { ADMIN_API, API } from '@tdt/contracts/plain';
import type { PageType } from './edited-pages.ts';

/** Where the public page gets the picture that it shares by default, and where the response has it. */
const PICTURES: Record<PageType, { path: string; pictureOf: (response: unknown) => Image | null | undefined }> = {
  home: { path: API.home, pictureOf: (response) => (response as Home).hero?.cover },
  recipes_list: {
    path: `${API.recipes}?page_size=1`,
    pictureOf: (response) => (response as CatalogueResult).items[0]?.cover,
  },
  about: {
    path: API.page('about_content'),
    pictureOf: (response) => (response as PageContent | null)?.couple_image,
  },
};

/**
 * The requests of the page screens. No tags, so that no write loads a form again; not cached, so that every screen
 * begins with what is stored now.
 */
export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    pagesSeo: build.query<AdminSeo, PageType>({ query: (type) => ADMIN_API.seo(type), keepUnusedDataFor: 0 }),
    pagesSaveSeo: build.mutation<AdminSeo, { type: PageType; seo: SeoInput }>({
      query: ({ type, seo }) => ({ url: ADMIN_API.seo(type), method: 'PUT', body: seo }),
    }),
    pagesContent: build.query<AdminPageContent, void>({
      query: () => ADMIN_API.pageContent('about_content'),
      keepUnusedDataFor: 0,
    }),
    pagesSaveContent: build.mutation<AdminPageContent, PageContentInput>({
      query: (body) => ({ url: ADMIN_API.pageContent('about_content'), method: 'PUT', body }),
    }),
    pagesPicture: build.query<Image | null, PageType>({
      query: (type) => PICTURES[type].path,
      transformResponse: (response, _meta, type) => PICTURES[type].pictureOf(response) ?? null,
      keepUnusedDataFor: 0,
    }),
  }),
});
