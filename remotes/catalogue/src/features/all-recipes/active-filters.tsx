import type { Facets } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import {
  dietLabel,
  difficultyLabel,
  type ListQuery,
  searchOf,
  timeLimitLabel,
  typeLabel,
  typeOfCode,
} from '@tdt/domain';
import { Link } from '@tdt/platform';
import { Icon, icons, VisuallyHidden } from '@tdt/ui';
import styles from './active-filters.module.css';
import { focusCount } from './result-count.tsx';

/** The active filters as links that remove one filter each; links also work without JavaScript. */
export function ActiveFilters({ query, facets }: { query: ListQuery; facets: Facets | null }) {
  const filters = activeFilters(query, facets);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label="Filtres actifs">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            className={styles.filter}
            to={PAGES.recipes + searchOf({ ...query, ...without, page: 1 })}
            preventScrollReset
            onClick={focusCount}
          >
            <VisuallyHidden>Retirer le filtre </VisuallyHidden>
            {label}
            <Icon path={icons.close} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function activeFilters({ pays, type, difficulte, duree, regime }: ListQuery, facets: Facets | null) {
  const filters: { label: string; without: Partial<ListQuery> }[] = [];
  const country = facets?.pays.find((facet) => facet.value === pays)?.label ?? pays;
  if (pays) filters.push({ label: country, without: { pays: '' } });
  if (type) filters.push({ label: typeLabel(typeOfCode(type)), without: { type: '' } });
  if (difficulte) filters.push({ label: difficultyLabel(difficulte, 'filter'), without: { difficulte: '' } });
  if (duree) filters.push({ label: timeLimitLabel(duree), without: { duree: '' } });
  for (const diet of regime)
    filters.push({ label: dietLabel(diet), without: { regime: regime.filter((other) => other !== diet) } });
  return filters;
}
