import { SEO_LABELS, type SeoTexts } from '@tdt/admin/editor';
import { type ComparedField, HistoryDialog, type HistoryProps, type HistorySource } from '@tdt/admin/history';
import type { AdminSeo } from '@tdt/contracts';
import { useMemo } from 'react';
import type { PageType } from '../../pages/edited-pages.ts';
import { type SeoValues, storedSeo } from '../seo/seo-values.ts';

interface SeoHistoryProps extends HistoryProps<SeoValues> {
  type: PageType;
}

/** The history of a page's metadata. */
export function SeoHistory({ type, ...props }: SeoHistoryProps) {
  const sources = useMemo(() => [sourceOf(type)] as const, [type]);
  return <HistoryDialog {...props} sources={sources} fields={FIELDS} />;
}

const sourceOf = (type: PageType): HistorySource<SeoValues> => ({
  kind: 'seo',
  id: type,
  valuesOf: (state: AdminSeo) => storedSeo(state).values,
  fieldName: (stored) => SEO_LABELS[stored as keyof SeoTexts],
});

const FIELDS = (Object.keys(SEO_LABELS) as (keyof SeoTexts)[]).map(
  (key): ComparedField<SeoValues> => ({
    key,
    label: SEO_LABELS[key],
    part: ({ seo }) => seo[key],
    isSame: (one, other) => one.seo[key] === other.seo[key],
    take: (values, { seo }) => ({ ...values, seo: { ...values.seo, [key]: seo[key] } }),
  }),
);
