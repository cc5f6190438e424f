import { Button, Dialog } from '@tdt/admin/kit';
import type { PublicationInput } from '@tdt/contracts';
import { DRAFT, PUBLIC } from '@tdt/domain/publication';
import { useState } from 'react';
import type { RecipeEditor } from '../use-recipe-form.ts';
import { visibilityNow } from './publication-text.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface PublicationActionsProps extends Pick<RecipeEditor, 'form' | 'saveAs' | 'savePending'> {
  isNew: boolean;
}

const WITHDRAWN: PublicationInput = { ...PUBLIC, state: 'withdrawn' };

/** The buttons that save the recipe in another state than it has. */
export function PublicationActions({ form, saveAs, savePending, isNew }: PublicationActionsProps) {
  const [open, setOpen] = useState<'schedule' | 'withdraw' | null>(null);
  const visibility = visibilityNow(form.state.base.values.publication);
  const isShown = visibility === 'public' || visibility === 'scheduled';
  const close = () => setOpen(null);
  const closeAndSave = (publication: PublicationInput) => {
    close();
    void saveAs(publication);
  };
  return (
    <>
      {(isNew || isShown) && (
        <Button onClick={() => void (isNew ? saveAs(DRAFT) : savePending())}>Enregistrer le brouillon</Button>
      )}
      {visibility !== 'public' && <Button onClick={() => void saveAs(PUBLIC)}>Publier</Button>}
      <Button onClick={() => setOpen('schedule')}>Programmer</Button>
      {!isNew && isShown && (
        <Button danger onClick={() => setOpen('withdraw')}>
          Retirer
        </Button>
      )}
      {open === 'schedule' && (
        <ScheduleDialog initial={form.getValues('publication')} onSchedule={closeAndSave} onClose={close} />
      )}
      {open === 'withdraw' && (
        <Dialog
          title="Retirer cette recette ?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Annuler</Button>
              <Button type="primary" danger onClick={() => closeAndSave(WITHDRAWN)}>
                Retirer
              </Button>
            </>
          }
        >
          Les visiteurs ne la verront plus. Vous pourrez la publier de nouveau.
        </Dialog>
      )}
    </>
  );
}
