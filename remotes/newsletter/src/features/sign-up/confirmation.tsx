import { CONFIRMATION_SECONDS } from '@tdt/contracts/plain';
import { stack } from '@tdt/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Postmark } from '../../post/postage.tsx';
import styles from './confirmation.module.css';
import { NO_CONSENT } from './texts.ts';
import type { Stored } from './use-sign-up.ts';

const TITLE = 'Inscription réussie !';
const TEXTS: Record<Stored, { title: string; text: string }> = {
  active: { title: TITLE, text: 'Merci ! Votre adresse est bien arrivée à notre table.' },
  confirmation: {
    title: TITLE,
    text: "Un email vient de partir vers votre boîte. Ouvrez le lien qu'il contient pour confirmer votre adresse.",
  },
  'no-consent': NO_CONSENT,
};

interface ConfirmationProps {
  stored: Stored;
  /** Called after `CONFIRMATION_SECONDS`. */
  onDone: () => void;
}

/** Takes the place of the form for some seconds. Focusing the heading makes screen readers announce it. */
export function Confirmation({ stored, onDone }: ConfirmationProps) {
  const id = useId();
  const { title, text } = TEXTS[stored];
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useEffectEvent(onDone);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => end(), CONFIRMATION_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={stack(4, styles.confirmation)}>
      <Postmark className={styles.postmark} />
      <h2 ref={heading} tabIndex={-1} className={styles.title} aria-describedby={id}>
        {title}
      </h2>
      <p id={id} className={styles.text}>
        {text}
      </p>
      <div className={styles.flight}>
        <svg className={styles.plane} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M22 12.2c0-1-1-1.6-2.2-1.6h-5.2L9.4 3H7.2l2.5 7.6H5.2L3.4 8.2H2l1 4-1 4h1.4l1.8-2.4h4.5L7.2 21.4h2.2l5.2-7.6h5.2c1.2 0 2.2-.6 2.2-1.6z" />
        </svg>
      </div>
    </div>
  );
}
