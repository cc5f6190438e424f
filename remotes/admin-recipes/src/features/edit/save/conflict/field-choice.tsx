import { cluster } from '@tdt/admin/kit';
import { useId } from 'react';
import type { RecipeValues } from '../../recipe-values.ts';
import styles from './conflict-dialog.module.css';
import { linesOf, MERGE_FIELDS, type MergeField, picturesOf } from './merge-fields.ts';
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
            <Version values={side === 'mine' ? mine : theirs} field={field} countryName={countryName} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Version({
  values,
  field,
  countryName,
}: Pick<FieldChoiceProps, 'field' | 'countryName'> & { values: RecipeValues }) {
  const pictures = picturesOf(values, field);
  if (pictures.length > 0) {
    return (
      <span className={cluster(2, styles.pictures)}>
        {pictures.map(({ url, alt }) => (
          <img key={url} src={url} alt={alt} />
        ))}
      </span>
    );
  }
  const lines = linesOf(values, field, countryName).filter(Boolean);
  if (lines.length === 0) return <i>Vide</i>;
  return (
    <>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only shown, and may be equal
        <span key={at} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  );
}
