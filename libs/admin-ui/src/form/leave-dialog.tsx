import { Button } from 'antd';
import { Dialog } from '../dialog/dialog.tsx';
import { useTexts } from '../language/screen-language.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Asks whoever leaves with something unsaved. */
export function LeaveDialog({ isDirty }: { isDirty: () => boolean }) {
  const texts = useTexts();
  const blocker = useUnsavedWarning(isDirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{texts.stay}</Button>
          <Button type="primary" danger onClick={blocker.proceed}>
            {texts.leave}
          </Button>
        </>
      }
    >
      {texts.leaveText}
    </Dialog>
  );
}
