import { Button } from 'antd';
import { Dialog } from '../dialog/dialog.tsx';
import { useTexts } from '../language/screen-language.tsx';
import type { EditFormState } from './use-edit-form.ts';

/** Somebody else saved in the meantime: nothing is lost, theirs or ours, before this is answered. */
export function ConflictDialog<Values extends object>({ form }: { form: EditFormState<Values> }) {
  const texts = useTexts();
  return (
    <Dialog
      title={texts.conflictTitle}
      onClose={form.dismissConflict}
      actions={
        <>
          <Button onClick={form.dismissConflict}>{texts.keepEditing}</Button>
          <Button onClick={form.reload}>{texts.reload}</Button>
          <Button type="primary" danger onClick={form.overwrite}>
            {texts.overwrite}
          </Button>
        </>
      }
    >
      {texts.conflictText}
    </Dialog>
  );
}
