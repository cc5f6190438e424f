import { Button, Empty, Table } from 'antd';
import { useTexts } from '../language/screen-language.tsx';
import { antdColumns, type DataColumn, placeholders } from './columns.tsx';
import styles from './data-table.module.css';
import type { ListView } from './use-list.ts';

export interface RowsProps<Row extends { id: string }, Sort extends string> {
  /** Name of the list for screen readers. */
  label: string;
  columns: DataColumn<Row, Sort>[];
  /** Of `useList`. */
  list: ListView<Row, Sort>;
  /** Shown if the list is empty. */
  emptyText: string;
}

/** The table itself, in a chunk that is loaded with the first list. */
export function Rows<Row extends { id: string }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { label, columns, list } = props;
  const { state, data, isLoading } = list;
  return (
    <Table
      rowKey="id"
      size="middle"
      caption={label}
      className={styles.table ?? ''}
      tableLayout="fixed"
      columns={antdColumns(columns, state.sort, state.sortBy)}
      dataSource={data?.items ?? placeholders()}
      pagination={false}
      loading={{ spinning: isLoading, delay: 250 }}
      locale={{ emptyText: <EmptyList {...props} /> }}
    />
  );
}

function EmptyList<Row extends { id: string }, Sort extends string>({ emptyText, list }: RowsProps<Row, Sort>) {
  const texts = useTexts();
  const { state, filters } = list;
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText}>
      {state.isNarrowed && (
        <Button type="link" onClick={state.showAll}>
          {filters.length > 0 ? texts.showAll : texts.clearSearch}
        </Button>
      )}
    </Empty>
  );
}
