import { Button } from '@tdt/ui';
import { useEffect, useRef } from 'react';
import styles from './undo-bar.module.css';
import type { Undo } from './use-undo.ts';

/** Says what was removed, and offers to undo it. */
export function UndoBar({ undo }: { undo: Undo | null }) {
  const button = useRef<HTMLButtonElement>(null);
  const what = undo?.what;

  // The pressed button was removed with its line: this one gets the focus.
  useEffect(() => {
    if (what && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [what]);

  return (
    <div role="status" className={styles.status} data-hide="print">
      {undo && (
        <p className={styles.bar}>
          <span>{undo.what}</span>
          <Button ref={button} variant="outline" onClick={undo.restore}>
            Annuler
          </Button>
        </p>
      )}
    </div>
  );
}
