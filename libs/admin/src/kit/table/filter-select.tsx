import { useId } from 'react';
import styles from './data-table.module.css';
import type { ListFilter } from './list-state.ts';

interface FilterSelectProps extends Pick<ListFilter<string>, 'label' | 'all' | 'options'> {
  /** '' for no filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter of a list. The browser's own control: it costs no bytes, and phones show it as users know it. */
export function FilterSelect({ label, value, onChange, all, options }: FilterSelectProps) {
  const id = useId();
  return (
    <span className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
