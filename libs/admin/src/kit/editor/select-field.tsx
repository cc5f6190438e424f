import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field, type FieldSource, type FieldTexts } from '../form/field.tsx';

const AntdSelect = lazy(async () => ({
  default: (await import(/* webpackChunkName: "editor-controls" */ './controls.tsx')).Select,
}));

const SEARCH = { optionFilterProp: 'label', searchIcon: <SearchOutlined aria-hidden /> };

interface SelectFieldProps<Values extends FieldValues>
  extends FieldSource<Values, FieldPathByValue<Values, string>>,
    FieldTexts {
  options: { value: string; label: string }[];
  /** Shown for ''. */
  placeholder?: string;
  /** Typing filters the options, and the choice can be removed. */
  isSearchable?: boolean;
}

/** One of several values; '' stands for none. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { options, placeholder, isSearchable = false, ...field } = props;
  return (
    <Field {...field}>
      {({ value, onChange, readOnly, status, name, ...control }) => (
        <Suspense fallback={null}>
          <AntdSelect
            {...control}
            // Not `name`, which Ant Design writes on an element that has none.
            data-name={name}
            value={value === '' ? null : (value as string)}
            onChange={(chosen) => onChange(chosen ?? '')}
            status={status}
            options={options}
            placeholder={placeholder}
            {...(readOnly && { open: false })}
            {...(isSearchable && { showSearch: SEARCH, allowClear: true })}
          />
        </Suspense>
      )}
    </Field>
  );
}
