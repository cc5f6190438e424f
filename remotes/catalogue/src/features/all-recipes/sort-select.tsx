import { LIST_SORTS, type ListSort } from '@tdt/contracts/plain';
import type { ListQuery } from '@tdt/domain/lists';
import { Icon, icons } from '@tdt/ui';
import styles from './filter-panel.module.css';
import { FORM_ID } from './search-form.tsx';

const LABELS: Readonly<Record<ListSort, string>> = {
  recent: 'Les plus récentes',
  rapide: 'Les plus rapides',
  az: 'De A à Z',
};

/** The order of the list, at first the newest or, in a search, the best matches. Without JavaScript it is sent with it. */
export function SortSelect({ query, onChoose }: { query: ListQuery; onChoose: (query: ListQuery) => void }) {
  return (
    <span className={styles.select}>
      <select
        aria-label="Trier"
        name="tri"
        form={FORM_ID}
        value={query.tri}
        onChange={(event) => onChoose({ ...query, tri: event.target.value as ListQuery['tri'], page: 1 })}
      >
        <option value="">{query.q ? 'Les plus pertinentes' : LABELS.recent}</option>
        {LIST_SORTS.map(
          (sort) =>
            (sort !== 'recent' || query.q) && (
              <option key={sort} value={sort}>
                {LABELS[sort]}
              </option>
            ),
        )}
      </select>
      <Icon path={icons.chevronDown} />
    </span>
  );
}
