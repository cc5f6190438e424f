import type { Facet } from '@tdt/contracts';
import { DIETS, type Diet } from '@tdt/contracts/plain';
import { dietLabel } from '@tdt/domain/recipes';
import { Chip, ChipCount, cluster } from '@tdt/ui';
import styles from './filter-panel.module.css';
import { FORM_ID } from './search-form.tsx';

interface DietChipsProps {
  value: readonly Diet[];
  facets: readonly Facet[] | null;
  onChange: (value: readonly Diet[]) => void;
}

/** The filter by diets, as check boxes: a recipe must suit all that are chosen. */
export function DietChips({ value, facets, onChange }: DietChipsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Régime, d'après les ingrédients</legend>
      <div className={cluster(2)}>
        {DIETS.map((diet) => {
          const isChosen = value.includes(diet);
          const count = facets?.find((facet) => facet.value === diet)?.count ?? 0;
          return (
            <Chip
              key={diet}
              type="checkbox"
              name="regime"
              form={FORM_ID}
              value={diet}
              checked={isChosen}
              disabled={facets !== null && !isChosen && count === 0}
              onChange={() => onChange(DIETS.filter((each) => value.includes(each) !== (each === diet)))}
            >
              <span>{dietLabel(diet)}</span>
              <ChipCount>{facets && count}</ChipCount>
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
