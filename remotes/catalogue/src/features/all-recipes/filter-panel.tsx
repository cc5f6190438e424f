import type { Facets } from '@tdt/contracts';
import { DIFFICULTIES, RECIPE_TYPE_CODES, TIME_LIMITS } from '@tdt/contracts/plain';
import { filterCount, type ListQuery } from '@tdt/domain/lists';
import { difficultyLabel, timeLimitLabel, typeLabel, typeOfCode } from '@tdt/domain/recipes';
import { Button, cluster, Icon, icons } from '@tdt/ui';
import { useState } from 'react';
import { ChipGroup } from './chip-group.tsx';
import { CountrySelect } from './country-select.tsx';
import { DietChips } from './diet-chips.tsx';
import styles from './filter-panel.module.css';
import { ResetButton } from './reset-button.tsx';
import { FORM_ID } from './search-form.tsx';

interface FilterPanelProps {
  query: ListQuery;
  /** `null` before the first response. */
  facets: Facets | null;
  onChoose: (query: ListQuery) => void;
}

/**
 * The filters by country, dish type, difficulty, total time and diets, with the number of recipes for each value; wide screens
 * show them open.
 */
export function FilterPanel({ query, facets, onChoose }: FilterPanelProps) {
  const activeCount = filterCount(query);
  const [isOpen, setOpen] = useState(activeCount > 0);
  const filter = (change: Partial<ListQuery>) => onChoose({ ...query, ...change, page: 1 });
  const typeOptions = RECIPE_TYPE_CODES.map((value) => ({ value, label: typeLabel(typeOfCode(value)) }));
  const difficultyOptions = DIFFICULTIES.map((value) => ({ value, label: difficultyLabel(value, 'filter') }));
  const timeOptions = TIME_LIMITS.map((value) => ({ value, label: timeLimitLabel(value) }));
  return (
    <details className={styles.panel} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon path={icons.sliders} />
        <span>{activeCount > 0 ? `Filtres (${activeCount})` : 'Filtres'}</span>
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
          onChange={(type) => filter({ type })}
        />
        <ChipGroup
          name="difficulte"
          legend="Difficulté"
          value={query.difficulte}
          all="Toutes"
          options={difficultyOptions}
          facets={facets?.difficulte ?? null}
          onChange={(difficulte) => filter({ difficulte })}
        />
        <ChipGroup
          name="duree"
          legend="Temps total, repos compris"
          value={query.duree}
          all="Sans limite"
          options={timeOptions}
          facets={facets?.duree ?? null}
          onChange={(duree) => filter({ duree })}
        />
        <DietChips value={query.regime} facets={facets?.regime ?? null} onChange={(regime) => filter({ regime })} />
        <div className={cluster(3, styles.actions)}>
          <Button type="submit" form={FORM_ID} className={styles.unscripted}>
            Appliquer les filtres
          </Button>
          <ResetButton variant="outline" />
        </div>
      </div>
    </details>
  );
}
