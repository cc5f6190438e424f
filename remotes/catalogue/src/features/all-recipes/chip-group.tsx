import type { Facet } from '@tdt/contracts';
import { Chip, ChipCount } from '@tdt/ui';
import styles from './filter-panel.module.css';
import { FORM_ID } from './search-form.tsx';

interface ChipGroupProps {
  name: string;
  legend: string;
  value: string;
  /** What the button says that lifts the filter. */
  all: string;
  options: readonly { value: string; label: string }[];
  facets: readonly Facet[] | null;
  onChange: (value: string) => void;
}

/** One filter with few values: radio buttons that look like labels. */
export function ChipGroup({ name, legend, value, all, options, facets, onChange }: ChipGroupProps) {
  const countOf = (option: string) => facets?.find((facet) => facet.value === option)?.count ?? 0;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {[{ value: '', label: all }, ...options].map((option) => (
          <Chip
            key={option.value}
            name={name}
            form={FORM_ID}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            {option.label}
            {facets && option.value !== '' && <ChipCount>{countOf(option.value)}</ChipCount>}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
