import { isSessionFailure } from '@tdt/admin/api';
import { ErrorScreen } from '@tdt/admin/kit';
import { Outlet } from '@tdt/platform';
import { subscribersApi } from './subscribers-api.ts';

/**
 * The second guard: the screens inside ask for personal data only after the server has said that the session is still
 * valid. If it is not, the guard of the shell takes over.
 */
export function SessionCheck() {
  const { currentData, error, refetch } = subscribersApi.useSubscribersSessionQuery();
  if (currentData?.user) return <Outlet />;
  return error && !isSessionFailure(error) ? (
    <ErrorScreen title="Erreur d'authentification" error={error} onRetry={refetch}>
      La session n'a pas pu être vérifiée.
    </ErrorScreen>
  ) : (
    <p role="status">Vérification de l'authentification...</p>
  );
}
