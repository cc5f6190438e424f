import type { Facet } from '@tdt/contracts';
import { Chip, ChipCount, cluster } from '@tdt/ui';
import styles from './filter-panel.module.css';
import { FORM_ID } from './search-form.tsx';

interface ChipGroupProps<T extends string> {
  name: string;
  legend: string;
  value: T | '';
  /** Label of the button that removes the filter. */
  all: string;
  options: readonly { value: T; label: string }[];
  facets: readonly Facet[] | null;
  onChange: (value: T | '') => void;
}

/** A filter with few values, as radio buttons. Values that would leave no recipe cannot be chosen. */
export function ChipGroup<T extends string>(props: ChipGroupProps<T>) {
  const { name, legend, value, all, options, facets, onChange } = props;
  const countOf = (option: string) => facets?.find((facet) => facet.value === option)?.count ?? 0;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={cluster(2)}>
        {[{ value: '' as const, label: all }, ...options].map((option) => (
          <Chip
            key={option.value}
            name={name}
            form={FORM_ID}
            value={option.value}
            checked={option.value === value}
            disabled={facets !== null && option.value !== '' && option.value !== value && countOf(option.value) === 0}
            onChange={() => onChange(option.value)}
          >
            <span>{option.label}</span>
            {option.value !== '' && <ChipCount>{facets && countOf(option.value)}</ChipCount>}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
