import { textRows } from '@tdt/admin/history';
import { useId } from 'react';
import type { RecipeValues } from '../../recipe-values.ts';
import styles from './conflict-dialog.module.css';
import { MERGE_FIELDS, type MergeField, partOf } from './merge-fields.ts';
import type { Side } from './merge-recipes.ts';

interface FieldChoiceProps {
  field: MergeField;
  mine: RecipeValues;
  theirs: RecipeValues;
  countryName: (id: string) => string;
  /** `undefined`: not chosen yet. */
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

const SIDES = [
  ['mine', 'La mienne'],
  ['theirs', 'La leur'],
] as const;

/** One part in both versions, side by side. */
export function FieldChoice({ field, mine, theirs, countryName, chosen, onChoose }: FieldChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{MERGE_FIELDS[field]}</legend>
      <div className={styles.sides}>
        {SIDES.map(([side, label]) => (
          <label key={side} className={styles.side} data-chosen={chosen === side}>
            <span>
              <input type="radio" name={id} checked={chosen === side} onChange={() => onChoose(side)} />{' '}
              <span>{label}</span>
            </span>
            <Version part={partOf(side === 'mine' ? mine : theirs, field, countryName)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Version({ part }: { part: ReturnType<typeof partOf> }) {
  const rows = typeof part === 'string' ? textRows([part]) : part;
  const shown = rows.filter(({ text, picture }) => text || picture);
  if (shown.length === 0) return <i>Vide</i>;
  return shown.map(({ id, text, picture }) => (
    <span key={id} className={styles.line}>
      {picture && <img src={picture} alt="" />}
      <span>{text}</span>
    </span>
  ));
}
