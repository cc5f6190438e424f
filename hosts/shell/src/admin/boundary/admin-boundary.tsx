import { ErrorScreen } from '@tdt/admin-ui';
import { ContentBoundary, type RemoteOf } from '../../federation/content-boundary.tsx';
import { UnknownScreen } from './unknown-screen.tsx';

/** What stands inside the layout when a screen cannot be shown. */
export function AdminBoundary({ remoteOf }: { remoteOf: RemoteOf }) {
  return (
    <ContentBoundary
      remoteOf={remoteOf}
      unknown={() => <UnknownScreen />}
      failed={(onRetry) => (
        <ErrorScreen title="Cet écran est momentanément indisponible" onRetry={onRetry}>
          Il n'a pas pu être chargé. Réessayez dans un instant.
        </ErrorScreen>
      )}
    />
  );
}
