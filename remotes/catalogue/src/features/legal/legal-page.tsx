import { Band, Kicker } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './legal-page.module.css';

/** A page of plain text under a short band. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Band>
        <div className={styles.head}>
          <Kicker onBand>En toute transparence</Kicker>
          <h1 className={styles.title}>{title}</h1>
        </div>
      </Band>
      <div className={styles.text}>{children}</div>
    </>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
