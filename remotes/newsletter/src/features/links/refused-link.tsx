import { PAGES } from '@tdt/contracts/plain';
import { useSite } from '@tdt/platform';
import { LinkButton } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './link-page.module.css';
import { LinkPage } from './link-page.tsx';

/** A link that is cut short, forged or too old, and what to do about it. */
export function RefusedLink({ children }: { children: ReactNode }) {
  const { contact_email } = useSite();
  return (
    <LinkPage title="Ce lien ne fonctionne pas">
      <p className={styles.text}>Il est incomplet, ou il n'est plus valable.</p>
      {children}
      {contact_email && (
        <p className={styles.text}>
          Vous pouvez aussi nous écrire : <a href={`mailto:${contact_email}`}>{contact_email}</a>
        </p>
      )}
      <p className={styles.actions}>
        <LinkButton to={PAGES.home} variant="outline">
          Retour à l'accueil
        </LinkButton>
      </p>
    </LinkPage>
  );
}
