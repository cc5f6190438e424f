import { PAGES } from '@tdt/contracts/plain';
import { retryText, TOO_MANY } from '@tdt/domain/text';
import { retryAfterOf, useRetryAfter, useSite, useWhenOnline } from '@tdt/platform';
import { Button, Icon, icons, LinkButton } from '@tdt/ui';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

interface RemoteFailureProps {
  /** What the page or its loader has thrown. */
  failure: unknown;
  onRetry: () => void;
}

/**
 * Replaces a page that could not be loaded; header and footer keep working. Tries again by itself when the network is
 * back, or when the server takes requests again.
 */
export function RemoteFailure({ failure, onRetry }: RemoteFailureProps) {
  const { name } = useSite();
  const retryAfter = retryAfterOf(failure);
  useWhenOnline(onRetry);
  useRetryAfter(failure, onRetry);
  return (
    <>
      <title>{`Page momentanément indisponible | ${name}`}</title>
      <Notice
        alert
        kicker="Vol retardé"
        title="Cette page est momentanément indisponible"
        failure={failure}
        text={
          retryAfter === null
            ? "Elle n'a pas pu être chargée. Réessayez dans un instant."
            : `${TOO_MANY} ${retryText(retryAfter)}`
        }
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
