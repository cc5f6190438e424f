import type { Facets } from '@tdt/contracts';
import { DIFFICULTIES, type Difficulty, RECIPE_TYPE_CODES, type RecipeTypeCode } from '@tdt/contracts/plain';
import { difficultyLabel, typeLabel, typeOfCode } from '@tdt/domain';
import { Button, Icon, icons } from '@tdt/ui';
import { useState } from 'react';
import { filterCount, type ListQuery } from './catalogue-query.ts';
import { ChipGroup } from './chip-group.tsx';
import { CountrySelect } from './country-select.tsx';
import styles from './filter-panel.module.css';
import { ResetButton } from './reset-button.tsx';
import { FORM_ID } from './search-form.tsx';
import { useListNavigation } from './use-list-navigation.ts';

interface FilterPanelProps {
  query: ListQuery;
  /** `null` before the first answer. */
  facets: Facets | null;
}

/** The filters by country, dish type and difficulty, with how many recipes each would leave. */
export function FilterPanel({ query, facets }: FilterPanelProps) {
  const go = useListNavigation();
  const active = filterCount(query);
  const [isOpen, setOpen] = useState(active > 0);
  const filter = (change: Partial<ListQuery>) => go({ ...query, ...change, page: 1 });
  const typeOptions = RECIPE_TYPE_CODES.map((value) => ({ value, label: typeLabel(typeOfCode(value)) }));
  const difficultyOptions = DIFFICULTIES.map((value) => ({ value, label: difficultyLabel(value, 'filter') }));
  return (
    <details className={styles.panel} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon path={icons.sliders} />
        {active > 0 ? `Filtres (${active})` : 'Filtres'}
        <Icon path={icons.chevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.filters}>
        <CountrySelect value={query.pays} facets={facets?.pays ?? null} onChange={(pays) => filter({ pays })} />
        <ChipGroup
          name="type"
          legend="Type de plat"
          value={query.type}
          all="Tous"
          options={typeOptions}
          facets={facets?.type ?? null}
          onChange={(type) => filter({ type: type as RecipeTypeCode | '' })}
        />
        <ChipGroup
          name="difficulte"
          legend="Difficulté"
          value={query.difficulte}
          all="Toutes"
          options={difficultyOptions}
          facets={facets?.difficulte ?? null}
          onChange={(difficulte) => filter({ difficulte: difficulte as Difficulty | '' })}
        />
        <div className={styles.actions}>
          <Button type="submit" form={FORM_ID} className={styles.unscripted}>
            Appliquer les filtres
          </Button>
          <ResetButton variant="outline" />
        </div>
      </div>
    </details>
  );
}
