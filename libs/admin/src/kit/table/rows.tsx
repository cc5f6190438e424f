import type { List } from '@tdt/contracts';
import { Button, Empty, Table } from 'antd';
import { useTexts } from '../language/screen-language.tsx';
import { antdColumns, type DataColumn, placeholders } from './columns.tsx';
import styles from './data-table.module.css';
import type { UrlState } from './use-url-state.ts';

/** What the table itself needs of a list's state. */
export type RowsState<Sort extends string> = Omit<UrlState<Sort>, 'filters' | 'filterBy'> & {
  filters: Readonly<Record<string, string>>;
};

export interface RowsProps<Row extends { id: string }, Sort extends string> {
  /** Name of the list for screen readers. */
  label: string;
  columns: DataColumn<Row, Sort>[];
  /** With any filters: the rows need none of them. */
  state: RowsState<Sort>;
  /** One page of the list; undefined until it is loaded. Keep the previous page while another one loads. */
  list: List<Row> | undefined;
  isLoading: boolean;
  /** Shown if the list is empty. */
  emptyText: string;
}

/** The table itself, in a chunk that is loaded with the first list. */
export function Rows<Row extends { id: string }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { label, columns, state, list, isLoading } = props;
  return (
    <Table
      rowKey="id"
      size="middle"
      caption={label}
      className={styles.table ?? ''}
      tableLayout="fixed"
      columns={antdColumns(columns, state.sort, state.sortBy)}
      dataSource={list?.items ?? placeholders()}
      pagination={false}
      loading={{ spinning: isLoading, delay: 250 }}
      locale={{ emptyText: <EmptyList {...props} /> }}
    />
  );
}

function EmptyList<Row extends { id: string }, Sort extends string>({ emptyText, state }: RowsProps<Row, Sort>) {
  const texts = useTexts();
  const hasFilters = Object.keys(state.filters).length > 0;
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText}>
      {state.isNarrowed && (
        <Button type="link" onClick={state.showAll}>
          {hasFilters ? texts.showAll : texts.clearSearch}
        </Button>
      )}
    </Empty>
  );
}
