import { Button, ConfirmButton } from '@tdt/admin/kit';
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
  const [isScheduling, setScheduling] = useState(false);
  const visibility = visibilityNow(form.state.base.values.publication);
  const isShown = visibility === 'public' || visibility === 'scheduled';
  return (
    <>
      {(isNew || isShown) && (
        <Button onClick={() => void (isNew ? saveAs(DRAFT) : savePending())}>Enregistrer le brouillon</Button>
      )}
      {visibility !== 'public' && <Button onClick={() => void saveAs(PUBLIC)}>Publier</Button>}
      <Button onClick={() => setScheduling(true)}>Programmer</Button>
      {!isNew && isShown && (
        <ConfirmButton
          isNamed
          label="Retirer"
          title="Retirer cette recette ?"
          text="Les visiteurs ne la verront plus. Vous pourrez la publier de nouveau."
          confirm="Retirer"
          onConfirm={async () => void saveAs(WITHDRAWN)}
        />
      )}
      {isScheduling && (
        <ScheduleDialog
          initial={form.getValues('publication')}
          onSchedule={(publication) => {
            setScheduling(false);
            void saveAs(publication);
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}
