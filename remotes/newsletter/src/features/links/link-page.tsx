import { PAGES } from '@tdt/contracts/plain';
import { pageHead } from '@tdt/domain/heads';
import { type Elements, useSite } from '@tdt/platform';
import { Band, cluster, Head, Kicker, LinkButton, stack } from '@tdt/ui';
import type { ReactNode } from 'react';
import { Airmail } from '../../post/airmail.tsx';
import { Postage } from '../../post/postage.tsx';
import styles from './link-page.module.css';

interface LinkPageProps {
  title: string;
  children: ReactNode;
}

/** The frame of a page that a link in a mail leads to: one message on a card, not indexed by search engines. */
export function LinkPage({ title, children }: LinkPageProps) {
  const head = pageHead(useSite(), null, { title, description: null, path: null, robots: 'noindex' });
  return (
    <>
      <Head head={head} />
      <Band>
        <div className={stack(4)}>
          <Kicker onBand>Newsletter</Kicker>
          <h1 className={styles.title}>{title}</h1>
        </div>
      </Band>
      <div className={styles.desk}>
        <Airmail className={styles.envelope}>
          <div className={stack(5, styles.card)}>
            <Postage className={styles.postage} />
            <div className={stack(5, styles.words)}>{children}</div>
          </div>
        </Airmail>
      </div>
    </>
  );
}

/** The page for a link that is incomplete, forged or expired. `children` say what to do about it. */
export function RefusedLink({ children }: { children: Elements }) {
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
      <p className={cluster(3)}>
        <LinkButton to={PAGES.home} variant="outline">
          Retour à l'accueil
        </LinkButton>
      </p>
    </LinkPage>
  );
}
