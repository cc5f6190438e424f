import { type ListedStep, readStepList } from '@tdt/cuisine/pasted';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ListDialogProps } from './ingredients-dialog.tsx';
import { PasteDialog, refusalOf } from './paste-dialog.tsx';
import { StepsPreview } from './previews.tsx';

const EXAMPLE = 'Pour la pâte :\n1. Mélangez la farine et le beurre.\n2. Laissez reposer une heure.';

/** Turns a pasted text into steps, which are shown before they are taken. */
export function StepsDialog({ initial, room, onTake, onClose }: ListDialogProps<ListedStep>) {
  const [text, setText] = useState(initial);
  const shown = useDeferredValue(text);
  const steps = useMemo(() => readStepList(shown), [shown]);
  return (
    <PasteDialog
      title="Coller des étapes"
      label="Des étapes numérotées, à puces ou séparées par une ligne vide ; un titre qui finit par « : » ouvre un groupe"
      example={EXAMPLE}
      text={text}
      onText={setText}
      action={steps.length === 1 ? 'Ajouter 1 étape' : `Ajouter ${steps.length || 'les'} étapes`}
      isEmpty={steps.length === 0}
      refusal={refusalOf(steps.length, room, ['étape', 'étapes'])}
      onTake={() => onTake(steps)}
      onClose={onClose}
    >
      {steps.length > 0 && <StepsPreview steps={steps} />}
    </PasteDialog>
  );
}
