import { isSessionFailure } from '@tdt/admin/api';
import { ErrorScreen, Skeleton } from '@tdt/admin/kit';
import { pagesApi } from '../../pages/pages-api.ts';
import { ContentForm } from './content-form.tsx';

/** The content of the about page. Its form appears once what is stored is loaded. */
export function ContentScreen() {
  const { currentData, error, refetch } = pagesApi.usePagesContentQuery();
  if (currentData) return <ContentForm stored={currentData} refetch={refetch} />;
  return error && !isSessionFailure(error) ? (
    <ErrorScreen title="Impossible de charger le contenu" error={error} onRetry={refetch} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 10 }} />
  );
}
