import { pageHead } from '@tdt/domain';
import { useSite } from '@tdt/platform';
import { Band, Head, Kicker } from '@tdt/ui';
import type { ReactNode } from 'react';
import { Airmail } from '../../post/airmail.tsx';
import { Postage } from '../../post/postage.tsx';
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
        <Airmail className={styles.envelope}>
          <div className={styles.card}>
            <Postage className={styles.postage} />
            <div className={styles.words}>{children}</div>
          </div>
        </Airmail>
      </div>
    </>
  );
}
