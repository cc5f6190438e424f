import { type ReactNode, useRef } from 'react';
import { useModal } from '../sign-up/use-modal.ts';
import styles from './calendar-dialog.module.css';

/** Stands at the field on wide screens, at the lower edge of a phone. */
export function CalendarDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, onClose);
  return (
    <dialog {...modal} ref={dialog} className={styles.dialog} aria-label="Date de naissance">
      <div className={styles.content}>
        {children}
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Fermer le calendrier
        </button>
      </div>
    </dialog>
  );
}
