import { ADMIN_PAGES } from '@tdt/contracts/admin-paths';
import { Link } from '@tdt/platform';
import { type RemoteOf, useContentFailure } from '../../federation/content-failure.ts';

/** What stands inside the layout when a screen cannot be shown. */
export function AdminBoundary({ remoteOf }: { remoteOf: RemoteOf }) {
  const { isUnknown, retry } = useContentFailure(remoteOf);
  return (
    <div role="alert">
      <h1>{isUnknown ? 'Page non trouvée' : 'Cet écran est momentanément indisponible'}</h1>
      {isUnknown || (
        <button type="button" onClick={retry}>
          Réessayer
        </button>
      )}
      <Link to={ADMIN_PAGES.dashboard}>Retour au tableau de bord</Link>
    </div>
  );
}
