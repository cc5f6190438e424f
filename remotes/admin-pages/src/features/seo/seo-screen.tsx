import { isSessionFailure } from '@tdt/admin/api';
import { ErrorScreen, Skeleton } from '@tdt/admin/kit';
import type { PageType } from '../../pages/edited-pages.ts';
import { pagesApi } from '../../pages/pages-api.ts';
import { SeoForm } from './seo-form.tsx';

/** The metadata of a page. Its form appears once what is stored is loaded. */
export function SeoScreen({ type }: { type: PageType }) {
  const { currentData, error, refetch } = pagesApi.usePagesSeoQuery(type);
  if (currentData) return <SeoForm key={type} type={type} stored={currentData} refetch={refetch} />;
  return error && !isSessionFailure(error) ? (
    <ErrorScreen title="Impossible de charger les métadonnées" error={error} onRetry={refetch} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 10 }} />
  );
}
