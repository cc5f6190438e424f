import { Button, Dialog, Input, stack, useReport } from '@tdt/admin/kit';
import { type SavedList, VIEW_NAME_MAX } from '@tdt/contracts/plain';
import { FORM_TOPIC } from '@tdt/platform';
import { useId, useState } from 'react';
import { teamworkApi } from './teamwork-api.ts';
import type { ViewsTexts } from './views-texts.ts';

interface ViewDialogProps {
  list: SavedList;
  query: string;
  texts: ViewsTexts;
  onClose: () => void;
}

/** Saves the state of a list under a name. */
export function ViewDialog({ list, query, texts, onClose }: ViewDialogProps) {
  const [name, setName] = useState('');
  const [is_shared, setShared] = useState(false);
  const [save, { isLoading }] = teamworkApi.useTeamworkSaveViewMutation();
  const report = useReport();
  const id = useId();
  const send = async () => {
    if (name.trim() === '' || isLoading) return;
    const { error } = await save({ list, name, query, is_shared });
    report(error, null, { topic: FORM_TOPIC, description: texts.failure });
    if (!error) onClose();
  };
  return (
    <Dialog
      isForm
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" loading={isLoading} disabled={name.trim() === ''} onClick={() => void send()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={stack(4)}>
        <div className={stack(2)}>
          <label htmlFor={id}>{texts.name}</label>
          <Input
            id={id}
            autoComplete="off"
            maxLength={VIEW_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={() => void send()}
          />
        </div>
        <label>
          <input type="checkbox" checked={is_shared} onChange={(event) => setShared(event.target.checked)} />{' '}
          <span>{texts.shared}</span>
        </label>
      </div>
    </Dialog>
  );
}
