import { type Elements, Link } from '@tdt/platform';
import { cluster } from '@tdt/ui';
import { Button } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { timeText } from '../dates.ts';
import { useTexts } from '../language/screen-language.tsx';
import styles from './save-bar.module.css';
import type { EditFormState } from './use-edit-form.ts';

interface SaveBarProps<Values extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: the bar does not care what the schema turns values into
  form: EditFormState<Values, any>;
  submitLabel: string;
  /** Further buttons, beside the one that submits. */
  actions: Elements | undefined;
  cancelLabel: string;
  /** Where Cancel leads. */
  cancelTo: string;
}

/** The buttons of a form and whether it has something unsaved, in view wherever the form is scrolled. */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { form, submitLabel, actions, cancelLabel, cancelTo } = props;
  const { isDirty, isSubmitting } = form.formState;
  const texts = useTexts();
  const saved = form.savedAt === null ? null : texts.savedAt(timeText(form.savedAt));
  return (
    <div className={styles.bar}>
      <div className={cluster(4, styles.save)}>
        <Button type="primary" htmlType="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
        <span className={styles.state}>{isDirty ? texts.unsaved : saved}</span>
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
