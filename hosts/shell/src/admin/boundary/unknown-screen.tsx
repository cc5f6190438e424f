import { LinkButton } from '@tdt/admin-ui';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import styles from './unknown-screen.module.css';

/** The 404 of the back office. */
export function UnknownScreen() {
  return (
    <div className={styles.screen}>
      <h2>Page non trouvée</h2>
      <p>Cette adresse ne mène à aucun écran de l'administration.</p>
      <LinkButton to={ADMIN_PAGES.dashboard}>Retour au tableau de bord</LinkButton>
    </div>
  );
}
