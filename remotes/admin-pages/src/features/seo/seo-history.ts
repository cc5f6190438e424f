import { SEO_LABELS } from '@tdt/admin/editor';
import type { FormFields, HistorySource } from '@tdt/admin/history';
import type { AdminSeo } from '@tdt/contracts';
import type { PageType } from '../../pages/edited-pages.ts';
import { type SeoValues, storedSeo } from './seo-values.ts';

/** What the history of a page's metadata compares and restores. */
export const SEO_FIELDS: FormFields<SeoValues> = {
  labels: Object.fromEntries(Object.entries(SEO_LABELS).map(([field, label]) => [`seo.${field}`, label])),
};

export const seoSource = (type: PageType): HistorySource<SeoValues> => ({
  kind: 'seo',
  id: type,
  prefix: 'seo.',
  valuesOf: (state: AdminSeo) => storedSeo(state).values,
});
