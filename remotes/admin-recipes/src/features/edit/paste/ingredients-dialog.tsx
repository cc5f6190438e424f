import { type ListedIngredient, readIngredientList } from '@tdt/cuisine';
import { useDeferredValue, useMemo, useState } from 'react';
import { PasteDialog, refusalOf } from './paste-dialog.tsx';
import { IngredientsPreview } from './previews.tsx';

export interface ListDialogProps<Row> {
  /** What was pasted already. */
  initial: string;
  /** How many rows the recipe may still take. */
  room: number;
  onTake: (rows: Row[]) => void;
  onClose: () => void;
}

const EXAMPLE = "Pour la pâte :\n200 g de farine\n2 œufs\n1 cuillère à soupe d'huile d'olive";

/** Turns a pasted list into rows, which are shown before they are taken. */
export function IngredientsDialog({ initial, room, onTake, onClose }: ListDialogProps<ListedIngredient>) {
  const [text, setText] = useState(initial);
  const shown = useDeferredValue(text);
  const rows = useMemo(() => readIngredientList(shown), [shown]);
  return (
    <PasteDialog
      title="Coller une liste d'ingrédients"
      label="Un ingrédient par ligne ; une ligne qui finit par « : » ouvre un groupe"
      example={EXAMPLE}
      text={text}
      onText={setText}
      action={rows.length === 1 ? 'Ajouter 1 ingrédient' : `Ajouter ${rows.length || 'les'} ingrédients`}
      isEmpty={rows.length === 0}
      refusal={refusalOf(rows.length, room, ['ingrédient', 'ingrédients'])}
      onTake={() => onTake(rows)}
      onClose={onClose}
    >
      {rows.length > 0 && <IngredientsPreview rows={rows} />}
    </PasteDialog>
  );
}
