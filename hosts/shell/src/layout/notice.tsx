import { Band, Kicker } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kicker: string;
  title: string;
  text: string;
  /** An interruption that screen readers are told at once. */
  alert?: boolean;
  /** What to do next: buttons. */
  children: ReactNode;
}

/** A page that is nothing but a message, on the dark band. */
export function Notice({ kicker, title, text, alert, children }: NoticeProps) {
  return (
    <Band className={styles.notice}>
      <div className={styles.words} data-stamp={kicker} role={alert ? 'alert' : undefined}>
        <Kicker onBand>{kicker}</Kicker>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </Band>
  );
}
