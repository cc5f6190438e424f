import { PAGES } from '@tdt/contracts/plain';
import { Icon, icons, LinkButton } from '@tdt/ui';
import styles from './country-page.module.css';

export function BackHome() {
  return (
    <p className={styles.back}>
      <LinkButton to={PAGES.home} variant="outline">
        <Icon path={icons.arrowLeft} />
        Retour à l'accueil
      </LinkButton>
    </p>
  );
}
