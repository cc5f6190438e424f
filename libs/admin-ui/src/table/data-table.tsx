import type { List } from '@tdt/contracts';
import { Alert, Button, Empty, Table } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import { antdColumns, type DataColumn, placeholders, sortOf } from './columns.tsx';
import styles from './data-table.module.css';
import { Pager } from './pager.tsx';
import { SearchBox } from './search-box.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import type { UrlState } from './use-url-state.ts';

interface DataTableProps<Row extends { id: string }, Sort extends string> {
  /** What it lists, for screen readers. */
  label: string;
  searchLabel: string;
  columns: DataColumn<Row, Sort>[];
  state: UrlState<Sort>;
  /** One page of the list; undefined until there is one. The last one is to stay while another one comes. */
  list: List<Row> | undefined;
  isLoading: boolean;
  /** Said instead of the list, or above an old one, while it cannot be had. */
  failure: string | null;
  onRetry: () => void;
  /** Said when there is nothing. */
  emptyText: string;
  /** How many there are: "3 users". */
  countText: (total: number) => string;
  /** Beside the search box: the button to add something. */
  action?: ReactNode;
}

/** A list as a table: search, order and page in the address, one page from the server at a time. */
export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, searchLabel, columns, state, list, isLoading, failure, onRetry, countText, action } = props;
  const texts = useTexts();
  const pages = list ? Math.max(1, Math.ceil(list.total / list.page_size)) : 1;
  // What stood on the last page may be gone, or the address may be old.
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
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={failure}
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
          <Table
            rowKey="id"
            size="middle"
            caption={label}
            className={styles.table ?? ''}
            columns={antdColumns(columns, state.sort)}
            dataSource={list?.items ?? placeholders()}
            pagination={false}
            showSorterTooltip={false}
            loading={{ spinning: isLoading, delay: 250 }}
            locale={{ emptyText: <Nothing {...props} /> }}
            onChange={(_pagination, _filters, sorter) => state.sortBy(sortOf(sorter, state.sort))}
          />
        </>
      )}
      {list && <Pager page={state.page} pages={pages} onPage={state.goTo} />}
    </div>
  );
}

function Nothing<Row extends { id: string }, Sort extends string>({ emptyText, state }: DataTableProps<Row, Sort>) {
  const texts = useTexts();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText}>
      {state.q !== '' && (
        <Button type="link" onClick={() => state.search('')}>
          {texts.clearSearch}
        </Button>
      )}
    </Empty>
  );
}
