import { cluster } from '@tdt/admin/kit';
import { useId } from 'react';
import styles from './file-drop.module.css';
import { useFileDrop } from './use-file-drop.ts';

interface FileDropProps {
  /** Text of the button. */
  label: string;
  hint: string;
  /** For the file chooser: `IMAGE_FILES`. Dropped files are not filtered. */
  accept: string;
  isMultiple?: boolean;
  readOnly: boolean;
  onFiles: (files: File[]) => void;
}

/** An area that takes files by a button or by drop. */
export function FileDrop({ label, hint, accept, isMultiple = false, readOnly, onFiles }: FileDropProps) {
  const id = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (!readOnly && files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  const drop = useFileDrop(take);
  return (
    <div className={cluster(3, styles.area)} {...drop}>
      <label htmlFor={id} className={styles.button} data-disabled={readOnly}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={isMultiple}
        disabled={readOnly}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
