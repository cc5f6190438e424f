import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { DOWN, GRIP, LEFT, REMOVE, RIGHT, UP } from './row-icons.tsx';
import styles from './rows.module.css';
import { useRowDrag } from './use-row-drag.ts';

export interface RowOptions {
  noun: string;
  layout: 'list' | 'grid';
  isLocked: boolean;
}

interface SortableRowProps extends RowOptions {
  list: string;
  index: number;
  isLast: boolean;
  renderRow: (index: number) => ReactNode;
  /** Does nothing if there is no such place. */
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

const nameOf = (noun: string) => noun.replace(/^(?:l'|le |la )/, '').replace(/^./, (letter) => letter.toUpperCase());

/** One row: what it holds, its handle, and buttons to move and to remove it. Renders only when its own props change. */
export const SortableRow = memo(function SortableRow(props: SortableRowProps) {
  const { list, index, isLast, noun, layout, isLocked, renderRow, onMove, onRemove } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const axis = layout === 'grid' ? 'horizontal' : 'vertical';
  const { isDragged, dropEdge } = useRowDrag({ row, handle, list, index, isLocked, axis, onMove });
  const number = index + 1;
  const [back, forth] = layout === 'grid' ? [LEFT, RIGHT] : [UP, DOWN];
  const [backLabel, forthLabel] = layout === 'grid' ? ['Avancer', 'Reculer'] : ['Monter', 'Descendre'];
  return (
    <li
      ref={row}
      className={styles.row}
      data-dragged={isDragged}
      data-drop-edge={dropEdge ?? undefined}
      onKeyDown={(event) => moveByKey(event, (step) => onMove(index, index + step))}
    >
      <span ref={handle} className={styles.handle} title="Faire glisser pour déplacer" aria-hidden="true">
        {GRIP}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would need a place in the layout */}
      <div className={styles.content} role="group" aria-label={`${nameOf(noun)} ${number}`}>
        {renderRow(index)}
      </div>
      <div className={styles.tools}>
        <RowButton
          label={`${backLabel} ${noun} ${number}`}
          isDisabled={index === 0 || isLocked}
          onClick={() => onMove(index, index - 1)}
        >
          {back}
        </RowButton>
        <RowButton
          label={`${forthLabel} ${noun} ${number}`}
          isDisabled={isLast || isLocked}
          onClick={() => onMove(index, index + 1)}
        >
          {forth}
        </RowButton>
        <RowButton
          label={`Supprimer ${noun} ${number}`}
          isDisabled={isLocked}
          isRemoval
          onClick={() => onRemove(index)}
        >
          {REMOVE}
        </RowButton>
      </div>
    </li>
  );
});

interface RowButtonProps {
  label: string;
  /** The button stays focusable: a row that has moved to the end of its list must not lose the focus. */
  isDisabled: boolean;
  isRemoval?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ label, isDisabled, isRemoval = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-label={label}
      aria-disabled={isDisabled}
      {...(isRemoval && { 'data-removes': true })}
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </button>
  );
}

/** Alt with an arrow moves the row that holds the focus. In a select, those keys open its list. */
function moveByKey(event: KeyboardEvent, move: (step: -1 | 1) => void): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (step === 0 || !altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLSelectElement) return;
  event.preventDefault();
  move(step);
}
