import type { Facet } from '@tdt/contracts';
import { Icon, icons } from '@tdt/ui';
import styles from './filter-panel.module.css';
import { FORM_ID } from './search-form.tsx';

interface CountrySelectProps {
  value: string;
  facets: readonly Facet[] | null;
  onChange: (value: string) => void;
}

/** The filter by country: a select, since there are too many for chips. */
export function CountrySelect({ value, facets, onChange }: CountrySelectProps) {
  const isKnown = value === '' || facets?.some((facet) => facet.value === value);
  return (
    <div className={styles.group}>
      <label htmlFor="pays" className={styles.legend}>
        Pays
      </label>
      <span className={styles.select}>
        <select id="pays" name="pays" form={FORM_ID} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Tous les pays</option>
          {!isKnown && <option value={value}>{value}</option>}
          {facets?.map((facet) => (
            <option key={facet.value} value={facet.value}>
              {`${facet.label} (${facet.count})`}
            </option>
          ))}
        </select>
        <Icon path={icons.chevronDown} />
      </span>
    </div>
  );
}
