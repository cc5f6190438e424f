import type { List } from '@tdt/contracts';
import { Button, Empty, Table } from 'antd';
import { useTexts } from '../language/screen-language.tsx';
import { antdColumns, type DataColumn, placeholders } from './columns.tsx';
import styles from './data-table.module.css';
import { sortOf } from './sort-order.ts';
import type { UrlState } from './use-url-state.ts';

export interface RowsProps<Row extends { id: string }, Sort extends string> {
  /** What it lists, for screen readers. */
  label: string;
  columns: DataColumn<Row, Sort>[];
  state: UrlState<Sort>;
  /** One page of the list; undefined until there is one. The last one is to stay while another one comes. */
  list: List<Row> | undefined;
  isLoading: boolean;
  /** Said when there is nothing. */
  emptyText: string;
}

/** The table itself. A file of its own, loaded with the first list that is opened. */
export function Rows<Row extends { id: string }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { label, columns, state, list, isLoading } = props;
  return (
    <Table
      rowKey="id"
      size="middle"
      caption={label}
      className={styles.table ?? ''}
      tableLayout="fixed"
      columns={antdColumns(columns, state.sort)}
      dataSource={list?.items ?? placeholders()}
      pagination={false}
      showSorterTooltip={false}
      loading={{ spinning: isLoading, delay: 250 }}
      locale={{ emptyText: <Nothing {...props} /> }}
      onChange={(_pagination, _filters, sorter) => state.sortBy(sortOf(sorter, state.sort))}
    />
  );
}

function Nothing<Row extends { id: string }, Sort extends string>({ emptyText, state }: RowsProps<Row, Sort>) {
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
