import type { NewsletterTrigger, NewsletterVariant } from '@tdt/contracts';
import { track } from '@tdt/platform';
import { Button, IconButton, icons, Kicker, stack } from '@tdt/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Airmail } from '../../post/airmail.tsx';
import { Postage } from '../../post/postage.tsx';
import { shownEvent } from './events.ts';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { VARIANTS } from './texts.ts';
import { useModal } from './use-modal.ts';

interface NewsletterProps {
  variant: NewsletterVariant;
  /** What opened the modal. */
  trigger: NewsletterTrigger;
  /** Unmounts the modal. */
  onClose: () => void;
  /** Called when the subscriber is stored. */
  onSubscribed?: () => void;
}

/** The newsletter modal, designed as an airmail card. Open while it is mounted. */
export function Newsletter({ variant, trigger, onClose, onSubscribed }: NewsletterProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isDone, setDone] = useState(false);
  const modal = useModal(dialog, onClose);
  const close = () => dialog.current?.close();
  const onShown = useEffectEvent(() => {
    title.current?.focus({ preventScroll: true });
    track(shownEvent(variant, trigger));
  });
  useEffect(() => onShown(), []);
  const texts = VARIANTS[variant];
  return (
    <dialog {...modal} ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <Airmail className={styles.border}>
        <div className={stack(5, styles.card)} data-done={isDone ? '' : undefined}>
          <div className={stack(3, styles.front)} hidden={isDone}>
            <Postage className={styles.postage} />
            <Kicker>Par avion</Kicker>
            <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
              {texts.title}
            </h2>
            <p className={styles.lead}>{texts.lead}</p>
          </div>
          <div className={styles.back}>
            <NewsletterForm
              variant={variant}
              onSuccess={() => {
                setDone(true);
                onSubscribed?.();
              }}
              onDone={close}
            >
              {variant === 'exit-intent' && (
                <Button variant="outline" large onClick={close}>
                  Non merci
                </Button>
              )}
            </NewsletterForm>
          </div>
        </div>
        <IconButton label="Fermer" path={icons.close} className={styles.close} onClick={close} />
      </Airmail>
    </dialog>
  );
}
