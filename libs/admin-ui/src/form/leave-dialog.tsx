import { useNavigate } from '@tdt/platform';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { useTexts } from '../language/screen-language.tsx';
import type { EditFormState } from './use-edit-form.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Asks whoever leaves with something unsaved; and leads on once it is saved, also whoever was being asked. */
export function LeaveDialog<Values extends object>({ form }: { form: EditFormState<Values> }) {
  const texts = useTexts();
  const blocker = useUnsavedWarning(form.isDirty);
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    if (blocker.state === 'blocked') blocker.proceed();
    else if (form.savedTo !== undefined) void navigate(form.savedTo);
  });
  useEffect(() => {
    if (form.isSaved) goOn();
  }, [form.isSaved]);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    form.abandon();
    blocker.proceed();
  };
  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{texts.stay}</Button>
          <Button type="primary" danger onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      {texts.leaveText}
    </Dialog>
  );
}
