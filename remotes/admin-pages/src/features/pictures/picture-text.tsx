import { Input, stack } from '@tdt/admin/kit';
import { PICTURE_LIMITS, RECIPE_LIMITS } from '@tdt/contracts/plain';
import { useId } from 'react';
import styles from './pictures.module.css';
import type { PictureEdit } from './use-picture-edit.ts';

interface PictureTextProps {
  edit: PictureEdit;
  field: 'alt' | 'credit';
  label: string;
  /** Only screen readers are told the label. */
  isBare?: boolean;
}

/** A text of a picture: saved when its field is left, or by Enter. */
export function PictureText({ edit, field, label, isBare = false }: PictureTextProps) {
  const id = useId();
  return (
    <div className={stack(2)}>
      {!isBare && <label htmlFor={id}>{label}</label>}
      <Input.TextArea
        id={id}
        rows={2}
        value={edit.values[field]}
        aria-label={isBare ? label : undefined}
        placeholder={field === 'alt' ? 'Ce que montre l’image' : ''}
        maxLength={field === 'alt' ? RECIPE_LIMITS.alt : PICTURE_LIMITS.credit}
        readOnly={edit.isSaving}
        status={edit.isFailed ? 'error' : ''}
        aria-invalid={edit.isFailed}
        aria-describedby={edit.newsId}
        onChange={({ target }) => edit.change({ [field]: target.value })}
        onBlur={edit.save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') edit.undo();
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          edit.save();
        }}
      />
    </div>
  );
}

/** How the last save ended. */
export const EditNews = ({ edit: { news, newsId, isFailed } }: { edit: PictureEdit }) => (
  <p id={newsId} role="status" className={styles.news} data-failed={isFailed}>
    {news}
  </p>
);
