import { type Elements, useWhenOnline } from '@tdt/platform';
import { Alert, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useReference } from '../failure/failure.tsx';
import { useTexts } from '../language/screen-language.tsx';
import styles from './data-table.module.css';
import { Pager } from './pager.tsx';
import type { RowsProps, Rows as RowsType } from './rows.tsx';
import { SearchBox } from './search-box.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface DataTableProps<Row extends { id: string }, Sort extends string> extends RowsProps<Row, Sort> {
  searchLabel: string;
  /** Message instead of the list, or above an outdated one, if the list cannot be loaded. */
  failure: string | null;
  /** What failed: its reference is shown if the server has failed. */
  error?: unknown;
  onRetry: () => void;
  /** Text for the total: "3 users". */
  countText: (total: number) => string;
  /** `FilterSelect`s, below the search box. */
  filters?: ReactNode;
  /** Beside the search box: the button that adds an item. */
  action?: Elements;
}

/** 80 kB (brotli) that login and dashboard do not need. */
const Rows = lazy(async () => ({
  default: (await import(/* webpackChunkName: "table" */ './rows.tsx')).Rows,
})) as typeof RowsType;

/**
 * A list as a table: search, order and page in the address, one page from the server at a time. After a failure it
 * tries again when the network is back.
 */
export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { searchLabel, state, list, isLoading, failure, error, onRetry, countText, filters, action } = props;
  const texts = useTexts();
  const { note } = useReference()(error);
  useWhenOnline(failure === null ? null : onRetry);
  const pages = list ? Math.max(1, Math.ceil(list.total / list.page_size)) : 1;
  // The items of the last page were deleted, or the address is outdated.
  const isBeyond = list !== undefined && !isLoading && list.items.length === 0 && state.page > pages;
  useEffect(() => {
    if (isBeyond) state.correctTo(pages);
  });
  const { home, listeners } = useKeptFocus<HTMLParagraphElement>(list);
  const isFirstLoad = !list && failure === null;
  return (
    <div {...listeners} className={styles.list} aria-busy={isLoading}>
      <div className={styles.bar}>
        <SearchBox label={searchLabel} q={state.q} onSearch={state.search} />
        {action}
      </div>
      {filters && <div className={styles.filters}>{filters}</div>}
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
      {(list || isFirstLoad) && (
        <>
          <p ref={home} tabIndex={-1} className={styles.count} role="status">
            {list ? countText(list.total) : texts.loading}
          </p>
          <Suspense fallback={<div className={styles.loading} />}>
            <Rows {...props} />
            {list && <Pager page={state.page} pages={pages} onPage={state.goTo} />}
          </Suspense>
        </>
      )}
    </div>
  );
}

/** The buttons of a row, side by side on phones too. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
