import type { Elements } from '@tdt/platform';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  /** Id of the heading, which labels the section. */
  id: string;
  title: ReactNode;
  kicker?: string;
  lead?: ReactNode;
  tight?: boolean;
  className?: string | undefined;
  children: Elements;
}

/** A part of a page under a second-level heading. */
export function Section({ id, title, kicker, lead, tight, className, children }: SectionProps) {
  return (
    <section className={classNames(styles.section, tight && styles.tight, className)} aria-labelledby={id}>
      <div className={styles.inner}>
        <header className={styles.head}>
          {kicker && <Kicker>{kicker}</Kicker>}
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}

/** A line in small capitals above a heading. */
export function Kicker({ children, onBand }: { children: ReactNode; onBand?: boolean }) {
  return (
    <p className={classNames(styles.kicker, onBand && styles.onBand)} data-hide="print">
      {children}
    </p>
  );
}
