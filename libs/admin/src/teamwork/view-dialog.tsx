import { Button, Dialog, Input, stack, useReport } from '@tdt/admin/kit';
import type { SavedView } from '@tdt/contracts';
import { type SavedList, VIEW_NAME_MAX } from '@tdt/contracts/plain';
import { FORM_TOPIC } from '@tdt/platform';
import { useId, useState } from 'react';
import { teamworkApi } from './teamwork-api.ts';
import type { ViewsTexts } from './views-texts.ts';

interface ViewDialogProps {
  list: SavedList;
  /** A view, or the query of a new one. */
  edited: SavedView | string;
  texts: ViewsTexts;
  onClose: () => void;
}

/** Names, shares and removes a view. */
export function ViewDialog({ list, edited, texts, onClose }: ViewDialogProps) {
  const view = typeof edited === 'string' ? null : edited;
  const [name, setName] = useState(view?.name ?? '');
  const [is_shared, setShared] = useState(view?.is_shared ?? false);
  const [save, saving] = teamworkApi.useTeamworkSaveViewMutation();
  const [change, changing] = teamworkApi.useTeamworkChangeViewMutation();
  const [remove, removing] = teamworkApi.useTeamworkRemoveViewMutation();
  const report = useReport();
  const id = useId();
  const isBusy = saving.isLoading || changing.isLoading || removing.isLoading;
  const end = async (call: PromiseLike<{ error?: unknown }>) => {
    const { error } = await call;
    report(error, null, { topic: FORM_TOPIC, description: texts.failure });
    if (!error) onClose();
  };
  const isOwn = view === null || view.is_own;
  const send = () => {
    if (name.trim() === '' || isBusy) return;
    void end(
      view
        ? change({ id: view.id, change: { name, is_shared } })
        : save({ list, name, query: String(edited), is_shared }),
    );
  };
  return (
    <Dialog
      isForm
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {view && (
            <Button danger disabled={isBusy} onClick={() => end(remove(view.id))}>
              {texts.remove}
            </Button>
          )}
          {isOwn && (
            <Button type="primary" loading={isBusy} disabled={name.trim() === ''} onClick={send}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {isOwn ? (
        <div className={stack(4)}>
          <div className={stack(2)}>
            <label htmlFor={id}>{texts.name}</label>
            <Input
              id={id}
              autoComplete="off"
              maxLength={VIEW_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={send}
            />
          </div>
          <label>
            <input type="checkbox" checked={is_shared} onChange={(event) => setShared(event.target.checked)} />{' '}
            <span>{texts.shared}</span>
          </label>
        </div>
      ) : (
        <p>{`${view.name} (${view.by})`}</p>
      )}
    </Dialog>
  );
}
