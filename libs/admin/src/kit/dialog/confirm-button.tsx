import { DeleteOutlined } from '@ant-design/icons';
import { VisuallyHidden } from '@tdt/ui';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import styles from './confirm-button.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmButtonProps {
  /** Name of the button: "Delete ada@example.org". */
  label: string;
  /** Shows the name instead of the bin. */
  isNamed?: boolean;
  /** Title of the question. */
  title: string;
  text: ReactNode;
  confirm: string;
  /** The dialog stays open until the promise settles. Must not throw: the caller reports failures. */
  onConfirm: () => Promise<void>;
  /** Why the action is not possible. The button stays focusable, so that everybody can read the reason. */
  refusal?: string | undefined;
}

/** A button for an action that takes something away: it asks first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, isNamed = false, title, text, confirm, onConfirm, refusal } = props;
  const texts = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const run = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Tooltip title={refusal ?? (isNamed ? '' : label)} trigger={['hover', 'focus']}>
        <Button
          type={isNamed ? 'default' : 'text'}
          danger
          icon={!isNamed && <DeleteOutlined aria-hidden />}
          aria-label={label}
          aria-disabled={refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : id}
          className={styles.button ?? ''}
          onClick={() => setAsking(refusal === undefined)}
        >
          {isNamed && label}
        </Button>
      </Tooltip>
      {refusal !== undefined && (
        <VisuallyHidden>
          <span id={id}>{refusal}</span>
        </VisuallyHidden>
      )}
      {isAsking && (
        <Dialog
          title={title}
          onClose={() => !isBusy && setAsking(false)}
          actions={
            <>
              <Button disabled={isBusy} onClick={() => setAsking(false)}>
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
      )}
    </>
  );
}
