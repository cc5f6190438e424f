import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field, type FieldSource, type FieldTexts } from '../form/field.tsx';

interface SelectFieldProps<Values extends FieldValues>
  extends FieldSource<Values, FieldPathByValue<Values, string>>,
    FieldTexts {
  options: { value: string; label: string }[];
  /** The choice of none. */
  placeholder?: string;
}

/** One of several values; '' stands for none. The browser's own control, as in filters and rows. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { options, placeholder, ...field } = props;
  return (
    <Field {...field}>
      {({ readOnly, status: _, value, ...control }) => (
        <select {...control} value={value as string} aria-disabled={readOnly}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {/* What is chosen before the options are loaded, or is no option any more. */}
          {value !== '' && !options.some((option) => option.value === value) && <option value={value}>…</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
