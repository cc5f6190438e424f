import type { Elements } from '@tdt/platform';
import { Band, cluster, Kicker, Reference, stack } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kicker: string;
  title: string;
  text: string;
  /** Whether screen readers announce it at once. */
  alert?: boolean;
  /** What has failed: its reference is shown if the server has. */
  failure?: unknown;
  /** Buttons and links. */
  children: ReactNode;
  /** What follows them. */
  below?: Elements;
}

/** A page that consists of one message, on the dark band. */
export function Notice({ kicker, title, text, alert, failure, children, below }: NoticeProps) {
  return (
    <Band className={styles.notice}>
      <div className={stack(5, styles.words)} data-stamp={kicker} role={alert ? 'alert' : undefined}>
        <Kicker onBand>{kicker}</Kicker>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Reference failure={failure} />
        <div className={cluster(3)}>{children}</div>
        {below}
      </div>
    </Band>
  );
}
