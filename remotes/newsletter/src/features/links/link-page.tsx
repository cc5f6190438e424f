import { pageHead } from '@tdt/domain';
import { useSite } from '@tdt/platform';
import { Band, Head, Kicker } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './link-page.module.css';

interface LinkPageProps {
  title: string;
  children: ReactNode;
}

/** A page that a link of a mail leads to: one message on a card. Nothing for search engines. */
export function LinkPage({ title, children }: LinkPageProps) {
  const head = pageHead(useSite(), null, { title, description: null, path: null, robots: 'noindex' });
  return (
    <>
      <Head head={head} />
      <Band>
        <div className={styles.head}>
          <Kicker onBand>Newsletter</Kicker>
          <h1 className={styles.title}>{title}</h1>
        </div>
      </Band>
      <div className={styles.desk}>
        <div className={styles.border}>
          <div className={styles.card}>{children}</div>
        </div>
      </div>
    </>
  );
}
