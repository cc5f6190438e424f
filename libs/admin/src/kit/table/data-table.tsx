import { type Elements, useWhenOnline } from '@tdt/platform';
import { cluster, stack } from '@tdt/ui';
import { Alert, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useReference } from '../failure/failure.tsx';
import { useTexts } from '../language/screen-language.tsx';
import styles from './data-table.module.css';
import { FilterSelect } from './filter-select.tsx';
import { Pager } from './pager.tsx';
import type { RowsProps, Rows as RowsType } from './rows.tsx';
import { SearchBox } from './search-box.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface DataTableProps<Row extends { id: string }, Sort extends string> extends RowsProps<Row, Sort> {
  searchLabel: string;
  /** Text for the total: "3 users". */
  countText: (total: number) => string;
  /** Beside the search box: the button that adds an item. */
  action?: Elements;
  /** Shows the items otherwise than as rows; an empty list is that of the table. */
  children?: Elements;
}

/** 80 kB (brotli) that login and dashboard do not need. */
const Rows = lazy(async () => ({
  default: (await import(/* webpackChunkName: "table" */ './rows.tsx')).Rows,
})) as typeof RowsType;

/**
 * A list as a table, with its search, filters and pages. After a failure it tries again when the network is back.
 */
export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { searchLabel, list, countText, action, children } = props;
  const { state, filters, data, isLoading, failure, error, onRetry } = list;
  const texts = useTexts();
  const { note } = useReference()(error);
  useWhenOnline(failure === null ? null : onRetry);
  const pages = data ? Math.max(1, Math.ceil(data.total / data.page_size)) : 1;
  // The items of the last page were deleted, or the address is outdated.
  const isBeyond = data !== undefined && !isLoading && data.items.length === 0 && state.page > pages;
  useEffect(() => {
    if (isBeyond) state.correctTo(pages);
  });
  const { home, listeners } = useKeptFocus<HTMLParagraphElement>(data);
  const isFirstLoad = !data && failure === null;
  return (
    <div {...listeners} className={stack(4, styles.list)} aria-busy={isLoading}>
      <div className={cluster(3, styles.bar)}>
        <SearchBox label={searchLabel} q={state.q} onSearch={state.search} />
        {action}
      </div>
      {filters.length > 0 && (
        <div className={styles.filters}>
          {filters.map(({ name, label, all, options }) => (
            <FilterSelect
              key={name}
              label={label}
              all={all}
              options={options}
              value={state.filters[name] ?? ''}
              onChange={(value) => state.filterBy(name, value)}
            />
          ))}
        </div>
      )}
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={failure}
          description={note}
          action={
            <Button size="small" loading={isLoading} onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {(data || isFirstLoad) && (
        <>
          <p ref={home} tabIndex={-1} className={styles.count} role="status">
            {data ? countText(data.total) : texts.loading}
          </p>
          <Suspense fallback={<div className={styles.loading} />}>
            {children && data?.items.length !== 0 ? children : <Rows {...props} />}
            {data && <Pager page={state.page} pages={pages} onPage={state.goTo} />}
          </Suspense>
        </>
      )}
    </div>
  );
}

interface RowActionsProps {
  /** Whether they may stand below each other where there is no room: a text is wider than the icons that others show. */
  isWrapped?: boolean;
  children: ReactNode;
}

/** The buttons of a row, side by side on phones too. */
export function RowActions({ isWrapped = false, children }: RowActionsProps) {
  return <div className={isWrapped ? `${styles.actions} ${styles.wrapped}` : styles.actions}>{children}</div>;
}
