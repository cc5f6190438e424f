import { PAGES } from '@tdt/contracts/plain';
import { Band, Kicker, LinkButton } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  kicker: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** Stands in for the recipe: one sentence and the way home. */
export function Message({ kicker, title, text, children }: MessageProps) {
  return (
    <Band className={styles.band}>
      <div className={styles.words}>
        <Kicker onBand>{kicker}</Kicker>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          {children}
          <LinkButton to={PAGES.home} variant="light">
            Retour à l'accueil
          </LinkButton>
        </p>
      </div>
    </Band>
  );
}
