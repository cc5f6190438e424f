import { PAGES } from '@tdt/contracts/plain';
import { useSite } from '@tdt/platform';
import { Button, Icon, icons, LinkButton } from '@tdt/ui';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

/** Stands in for a page that could not be loaded; header and footer around it keep working. */
export function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  const { name } = useSite();
  return (
    <>
      <title>{`Page momentanément indisponible | ${name}`}</title>
      <Notice
        alert
        kicker="Vol retardé"
        title="Cette page est momentanément indisponible"
        text="Elle n'a pas pu être chargée. Réessayez dans un instant."
      >
        <Button variant="light" onClick={onRetry}>
          <Icon path={icons.retry} />
          Réessayer
        </Button>
        <LinkButton to={PAGES.home} className={styles.quiet}>
          Retour à l'accueil
        </LinkButton>
      </Notice>
    </>
  );
}
