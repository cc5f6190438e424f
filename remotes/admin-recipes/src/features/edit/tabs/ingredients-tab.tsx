import { SortableRows } from '@tdt/admin/editor';
import { Button, PlusOutlined, stack } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { type ClipboardEvent, useCallback, useEffect, useId, useRef } from 'react';
import { DietCorrectionsPart } from '../ingredients/diet-corrections.tsx';
import { IngredientFindingList } from '../ingredients/ingredient-findings.tsx';
import { IngredientRow } from '../ingredients/ingredient-row.tsx';
import styles from '../ingredients/ingredients.module.css';
import { Pasting, usePaste } from '../paste/use-paste.tsx';
import { newIngredient } from '../recipe-values.ts';
import cells from '../rows/cells.module.css';
import { useListMessage } from '../rows/list-message.ts';
import { useRows } from '../rows/use-rows.ts';
import type { TabProps } from '../use-recipe-form.ts';
import tabs from './tabs.module.css';

/** The ingredients in their order, typed one by one or pasted as a list. */
export function IngredientsTab(props: TabProps) {
  const { control, getValues } = props;
  const { rows, add } = useRows(props, 'ingredients');
  const { paste, pasting } = usePaste();
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
  return (
    <div className={stack(5, tabs.tab)} ref={root} onPaste={(event) => !rows.isLocked && offerList(event, paste)}>
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
        <Button onClick={() => paste()} disabled={isFull || rows.isLocked}>
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
      <Pasting kind="ingredients" {...props} {...pasting} />
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
