import { DeleteOutlined } from '@ant-design/icons';
import { VisuallyHidden } from '@tdt/ui';
import { Button, Tooltip } from 'antd';
import { useId, useState } from 'react';
import styles from './confirm-button.module.css';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

interface ConfirmButtonProps extends Question {
  /** Name of the button: "Delete ada@example.org". */
  label: string;
  /** Shows the name instead of the bin. */
  isNamed?: boolean;
  /** Why the action is not possible. The button stays focusable, so that everybody can read the reason. */
  refusal?: string | undefined;
}

/** A button for an action that takes something away: it asks first. */
export function ConfirmButton({ label, isNamed = false, refusal, ...question }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
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
      {isAsking && <ConfirmDialog {...question} onClose={() => setAsking(false)} />}
    </>
  );
}
