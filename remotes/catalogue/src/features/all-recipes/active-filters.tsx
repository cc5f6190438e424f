import type { Facets } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { type ListQuery, searchOf } from '@tdt/domain/lists';
import { dietLabel, difficultyLabel, timeLimitLabel, typeLabel, typeOfCode } from '@tdt/domain/recipes';
import { Link } from '@tdt/platform';
import { cluster, Icon, icons, VisuallyHidden } from '@tdt/ui';
import styles from './active-filters.module.css';
import { focusCount } from './result-count.tsx';

interface ActiveFiltersProps {
  query: ListQuery;
  /** What is chosen, whose list may still be loading: removing a filter keeps the rest of it. */
  chosen: ListQuery;
  facets: Facets | null;
}

/** The active filters as links that remove one filter each; links also work without JavaScript. */
export function ActiveFilters({ query, chosen, facets }: ActiveFiltersProps) {
  const filters = activeFilters(query, chosen, facets);
  if (filters.length === 0) return null;
  return (
    <ul className={cluster(2)} aria-label="Filtres actifs">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            className={styles.filter}
            to={PAGES.recipes + searchOf({ ...chosen, ...without, page: 1 })}
            preventScrollReset
            onClick={focusCount}
          >
            <VisuallyHidden>Retirer le filtre </VisuallyHidden>
            <span>{label}</span>
            <Icon path={icons.close} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function activeFilters(query: ListQuery, chosen: ListQuery, facets: Facets | null) {
  const { pays, type, difficulte, duree, regime } = query;
  const filters: { label: string; without: Partial<ListQuery> }[] = [];
  const country = facets?.pays.find((facet) => facet.value === pays)?.label ?? pays;
  if (pays) filters.push({ label: country, without: { pays: '' } });
  if (type) filters.push({ label: typeLabel(typeOfCode(type)), without: { type: '' } });
  if (difficulte) filters.push({ label: difficultyLabel(difficulte, 'filter'), without: { difficulte: '' } });
  if (duree) filters.push({ label: timeLimitLabel(duree), without: { duree: '' } });
  for (const diet of regime)
    filters.push({ label: dietLabel(diet), without: { regime: chosen.regime.filter((other) => other !== diet) } });
  return filters;
}
