import { lazy, Suspense, useState } from 'react';
import type { RecipeValues } from '../recipe-values.ts';
import type { TabProps } from '../use-recipe-form.ts';
import type { PasteKind } from './paste-dialog.tsx';

const PasteDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recipe-paste" */ './paste-dialog.tsx')).PasteDialog,
}));

/** `paste` opens `Pasting` with a text. */
export function usePaste() {
  const [initial, setInitial] = useState<string | null>(null);
  return { paste: (text = '') => setInitial(text), pasting: { initial, onClose: () => setInitial(null) } };
}

interface PastingProps extends Pick<TabProps, 'getValues' | 'setValue'> {
  kind: PasteKind;
  /** `null`: nothing is pasted. */
  initial: string | null;
  onClose: () => void;
}

/** The dialog of what is pasted, while it is open. What it finds goes into the form, unsaved. */
export function Pasting({ kind, initial, getValues, setValue, onClose }: PastingProps) {
  const take = (changes: Partial<RecipeValues>) => {
    for (const [field, value] of Object.entries(changes)) {
      setValue(field as keyof RecipeValues, value, { shouldDirty: true });
    }
    onClose();
  };
  return initial === null ? null : (
    <Suspense fallback={null}>
      <PasteDialog kind={kind} initial={initial} values={getValues()} onTake={take} onClose={onClose} />
    </Suspense>
  );
}
