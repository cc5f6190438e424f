import { RichTextArea } from '@tdt/admin/editor';
import { Field, stack } from '@tdt/admin/kit';
import { COUNTRY_LIMITS } from '@tdt/contracts/plain';
import { COUNTRY_LABELS } from '../country-labels.ts';
import type { FormPart } from '../use-country-form.ts';
import styles from './texts.module.css';

/** The country's two texts. */
export function Descriptions({ control }: Pick<FormPart, 'control'>) {
  return (
    <div className={stack(5, styles.texts)}>
      <Field
        control={control}
        name="recipe_description"
        label={COUNTRY_LABELS.recipe_description}
        hint="Présente le pays sur chacune de ses recettes."
      >
        {(field) => <RichTextArea field={field} rows={5} maxLength={COUNTRY_LIMITS.description} />}
      </Field>
      <Field
        control={control}
        name="category_description"
        label={COUNTRY_LABELS.category_description}
        hint="Ouvre la page du pays."
      >
        {(field) => <RichTextArea field={field} rows={5} maxLength={COUNTRY_LIMITS.description} />}
      </Field>
    </div>
  );
}
