import { Button, cluster, stack } from '@tdt/admin/kit';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './rows.module.css';
import { type RowOptions, SortableRow } from './sortable-row.tsx';

export interface SortableRowsProps {
  /** Name of the list. */
  label: string;
  /** What a row is, with its article: "l'ingrédient", "la photo". */
  noun: string;
  /** Below each other (default), or beside each other, wrapped into lines. */
  layout?: RowOptions['layout'];
  /** Nothing can be moved or removed: the form is being saved. */
  isLocked?: boolean;
  /** What identifies each row, as `fields` of `useFieldArray` with `keyName: 'key'`. */
  items: readonly { key: string }[];
  /**
   * What a row holds. Must be stable (`useCallback`): rows render again when it changes. It gets the place of the row
   * and leaves it to the parts of the row to watch the value there, so that typing in one row renders no other.
   */
  renderRow: (index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  /** Removes a row. May return what brings it back, which the list then offers. */
  onRemove: (index: number) => (() => void) | undefined;
  /** Controls below the rows. The first one adds a row, and gets the focus when the last row is removed. */
  children?: ReactNode;
}

/**
 * A list whose rows are sorted by dragging, by buttons or by Alt with an arrow key, and removed. Moves are announced;
 * after a removal the focus goes to the row that takes the place, and the removal can be undone.
 *
 *     const { fields, move, remove } = useFieldArray({ control, name: 'dishes', keyName: 'key' });
 *     const renderRow = useCallback((index: number) => <Dish control={control} index={index} />, [control]);
 *     <SortableRows label="Photos du plat" noun="la photo" layout="grid" items={fields} renderRow={renderRow}
 *       onMove={move} onRemove={(index) => void remove(index)} />
 */
export function SortableRows(props: SortableRowsProps) {
  const { label, noun, layout = 'list', isLocked = false, items, renderRow, children } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const actions = useRowActions(props);
  useFocusAfterRemoval(root, items, actions.removed);
  return (
    <div ref={root} className={cluster(3, styles.rows)}>
      <ol className={stack(2, styles.list)} data-layout={layout} aria-label={label} aria-describedby={`${id}-keys`}>
        {items.map(({ key }, index) => (
          <SortableRow
            key={key}
            list={id}
            index={index}
            isLast={index === items.length - 1}
            noun={noun}
            layout={layout}
            isLocked={isLocked}
            renderRow={renderRow}
            onMove={actions.move}
            onRemove={actions.remove}
          />
        ))}
      </ol>
      <p role="status" className={actions.undo ? styles.notice : styles.hidden}>
        {actions.announcement}
      </p>
      {actions.undo && (
        <Button size="small" className={styles.undo ?? ''} onClick={actions.undo} disabled={isLocked}>
          Annuler la suppression
        </Button>
      )}
      <p id={`${id}-keys`} className={items.length > 1 ? styles.keys : styles.hidden}>
        {layout === 'grid'
          ? `Alt + ↑ avance (←), Alt + ↓ recule (→) ${noun} où vous êtes.`
          : 'Alt + ↑ ou ↓ déplace la ligne où vous êtes.'}
      </p>
      <div className={cluster(3, styles.controls)} data-rows-controls>
        {children}
      </div>
    </div>
  );
}

interface Removal {
  index: number;
  text: string;
  undo: (() => void) | undefined;
}

/** Moves and removals with what is said about them. The two handlers are stable, so that rows need not render again. */
function useRowActions({ noun, items, isLocked = false, onMove, onRemove }: SortableRowsProps) {
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<Removal | null>(null);
  const latest = useRef({ noun, count: items.length, isLocked, onMove, onRemove });
  useLayoutEffect(() => {
    latest.current = { noun, count: items.length, isLocked, onMove, onRemove };
  });
  const move = useCallback((from: number, to: number) => {
    const { noun, count, isLocked, onMove } = latest.current;
    if (isLocked || to < 0 || to >= count) return;
    onMove(from, to);
    setRemoved(null);
    setMoved(`Vous avez déplacé ${noun} ${from + 1} en position ${to + 1} sur ${count}.`);
  }, []);
  const remove = useCallback((index: number) => {
    const { noun, isLocked, onRemove } = latest.current;
    if (isLocked) return;
    const undo = onRemove(index);
    setRemoved({ index, text: `Vous avez supprimé ${noun} ${index + 1}.`, undo: undo ?? undefined });
  }, []);
  const { undo } = removed ?? {};
  const restore = () => {
    undo?.();
    setRemoved(null);
    setMoved('La suppression est annulée.');
  };
  return { move, remove, removed, announcement: removed?.text ?? moved, undo: undo && restore };
}

/** The focus was on a button that is gone: it goes to the same button of the next row, or to what adds a row. */
function useFocusAfterRemoval(
  root: { current: HTMLElement | null },
  items: SortableRowsProps['items'],
  removed: Removal | null,
): void {
  const seen = useRef(removed);
  useEffect(() => {
    if (removed === seen.current) return;
    seen.current = removed;
    if (!removed) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    const next = buttons[Math.min(removed.index, items.length - 1)];
    const control = '[data-rows-controls] :is(button, input)';
    (next ?? root.current?.querySelector<HTMLElement>(control))?.focus();
  }, [root, items, removed]);
}
