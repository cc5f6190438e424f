import { type Elements, Link } from '@tdt/platform';
import { cluster } from '@tdt/ui';
import { Button } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { timeText } from '../dates.ts';
import { useOnline } from '../failure/use-online.ts';
import { useTexts } from '../language/screen-language.tsx';
import styles from './save-bar.module.css';
import type { EditFormState } from './use-edit-form.ts';

/** What a save is doing. */
export interface SaveProgress {
  text: string;
  /** How much of its files is sent, from 0 to 1; `null`: it sends none. */
  share: number | null;
}

interface SaveBarProps<Values extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: the bar does not care what the schema turns values into
  form: EditFormState<Values, any>;
  progress: SaveProgress | null;
  submitLabel: string;
  /** Further buttons, beside the one that submits. */
  actions: Elements | undefined;
  cancelLabel: string;
  /** Where Cancel leads. */
  cancelTo: string;
}

/** The buttons of a form, what its save does and whether it has something unsaved, in view wherever it is scrolled. */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { form, progress, submitLabel, actions, cancelLabel, cancelTo } = props;
  const { isDirty, isSubmitting } = form.formState;
  const texts = useTexts();
  const isOnline = useOnline();
  const saved = form.savedAt === null ? null : texts.savedAt(timeText(form.savedAt));
  const state = progress ? progress.text : isDirty ? texts.unsaved : saved;
  return (
    <div className={styles.bar}>
      <div className={cluster(4, styles.save)}>
        <Button type="primary" htmlType="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
        <span aria-live="polite" className={styles.state}>
          {[!isOnline && texts.offline, state].filter(Boolean).join(' · ')}
        </span>
        {progress?.share != null && (
          <progress className={styles.progress} value={progress.share} max={1} aria-label={progress.text} />
        )}
      </div>
      <div className={cluster(4, styles.others)}>
        {actions}
        <Link to={cancelTo} className={styles.cancel}>
          {cancelLabel}
        </Link>
      </div>
    </div>
  );
}
