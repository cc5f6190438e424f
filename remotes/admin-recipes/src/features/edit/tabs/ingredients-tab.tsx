import { SortableRows } from '@tdt/admin/editor';
import { Button, PlusOutlined, stack } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import type { ListedIngredient } from '@tdt/cuisine';
import { type ClipboardEvent, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { DietCorrectionsPart } from '../ingredients/diet-corrections.tsx';
import { IngredientFindingList } from '../ingredients/ingredient-findings.tsx';
import { IngredientRow } from '../ingredients/ingredient-row.tsx';
import styles from '../ingredients/ingredients.module.css';
import { IngredientsDialog } from '../paste/dialogs.ts';
import { filledRows, takeLists } from '../paste/take-pasted.ts';
import { newIngredient } from '../recipe-values.ts';
import cells from '../rows/cells.module.css';
import { useListMessage } from '../rows/list-message.ts';
import { useRows } from '../rows/use-rows.ts';
import type { TabProps } from '../use-recipe-form.ts';
import tabs from './tabs.module.css';

/** The ingredients in their order, typed one by one or pasted as a list. */
export function IngredientsTab(props: TabProps) {
  const { control, getValues, setValue } = props;
  const { rows, add } = useRows(props, 'ingredients');
  const [pasted, setPasted] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const message = useListMessage(control, 'ingredients');
  const id = useId();
  const count = rows.items.length;
  const isFull = count >= RECIPE_LIMITS.ingredients;
  const addOne = () => {
    // Ingredients of a group are typed one after the other.
    if (!isFull) add([{ ...newIngredient(), group: getValues('ingredients').at(-1)?.group ?? '' }]);
  };
  const latest = useRef(addOne);
  useEffect(() => {
    latest.current = addOne;
  });
  const renderRow = useCallback(
    (index: number) => (
      <IngredientRow
        control={control}
        index={index}
        onEnter={(at, field) => {
          const next = root.current?.querySelector<HTMLElement>(`[name="ingredients.${at + 1}.${field}"]`);
          if (next) next.focus();
          else latest.current();
        }}
      />
    ),
    [control],
  );
  const take = (list: ListedIngredient[]) => {
    const { ingredients, groups } = takeLists(getValues(), { ingredients: list });
    setValue('groups', groups, { shouldDirty: true });
    setValue('ingredients', ingredients, { shouldDirty: true });
    setPasted(null);
  };
  return (
    <div className={stack(5, tabs.tab)} ref={root} onPaste={(event) => !rows.isLocked && offerList(event, setPasted)}>
      {count > 0 && <Headings />}
      <SortableRows label="Ingrédients" noun="l'ingrédient" renderRow={renderRow} {...rows}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={addOne}
          disabled={isFull}
          aria-invalid={message !== undefined}
          aria-describedby={message && id}
        >
          Ajouter un ingrédient
        </Button>
        <Button onClick={() => setPasted('')} disabled={isFull || rows.isLocked}>
          Coller une liste
        </Button>
      </SortableRows>
      {message && (
        <p id={id} className={cells.message}>
          {message}
        </p>
      )}
      {isFull && <p className={tabs.empty}>{`${RECIPE_LIMITS.ingredients} ingrédients au plus.`}</p>}
      <IngredientFindingList {...props} />
      <DietCorrectionsPart control={control} />
      {pasted !== null && (
        <Suspense fallback={null}>
          <IngredientsDialog
            initial={pasted}
            room={RECIPE_LIMITS.ingredients - filledRows(getValues()).ingredients.length}
            onTake={take}
            onClose={() => setPasted(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const Headings = () => (
  <div className={styles.headings} aria-hidden="true">
    <span>Quantité</span>
    <span>Nom</span>
    <span>Groupe</span>
  </div>
);

/** Several lines that are pasted into a field are a list. */
function offerList(event: ClipboardEvent, offer: (text: string) => void): void {
  const text = event.clipboardData.getData('text/plain');
  const isField = event.target instanceof HTMLInputElement;
  if (!isField || text.trim().split(/[\r\n]+/).length < 2) return;
  event.preventDefault();
  offer(text);
}
