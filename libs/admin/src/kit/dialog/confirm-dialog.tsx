import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import { Dialog } from './dialog.tsx';

export interface Question {
  /** Title of the question. */
  title: string;
  text: ReactNode;
  confirm: string;
  /** The dialog stays open until the promise settles. Must not throw: the caller reports failures. */
  onConfirm: () => Promise<void>;
}

/** Asks before an action that takes something away. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: Question & { onClose: () => void }) {
  const texts = useTexts();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Dialog
      title={title}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="primary" danger loading={isBusy} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
