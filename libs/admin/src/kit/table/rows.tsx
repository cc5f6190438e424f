import { Button, Empty, Table, type TableProps } from 'antd';
import { useTexts } from '../language/screen-language.tsx';
import { antdColumns, type DataColumn, isPlaceholder, placeholders, type Shown } from './columns.tsx';
import styles from './data-table.module.css';
import type { ListView } from './use-list.ts';

/** Rows that are chosen by check boxes; those of other pages stay chosen. */
export interface RowSelection<Row> {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Names of the box of a row, and of that for the whole page. */
  labelOf: (row: Row) => string;
  allLabel: string;
}

export interface RowsProps<Row extends { id: string }, Sort extends string> {
  /** Name of the list for screen readers. */
  label: string;
  columns: DataColumn<Row, Sort>[];
  /** Of `useList`. */
  list: ListView<Row, Sort>;
  /** Shown if the list is empty. */
  emptyText: string;
  selection?: RowSelection<Row>;
}

/** The table itself, in a chunk that is loaded with the first list. */
export function Rows<Row extends { id: string }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { label, columns, list, selection } = props;
  const { state, data, isLoading } = list;
  return (
    <Table
      rowKey="id"
      size="middle"
      caption={label}
      className={styles.table ?? ''}
      tableLayout="fixed"
      showHeader={columns.length > 0}
      columns={antdColumns(columns, state.sort, state.sortBy)}
      dataSource={data?.items ?? placeholders()}
      {...(selection && { rowSelection: checkBoxes(selection) })}
      pagination={false}
      loading={{ spinning: isLoading, delay: 250 }}
      locale={{ emptyText: <EmptyList {...props} /> }}
    />
  );
}

const checkBoxes = <Row extends { id: string }>({ ids, onChange, labelOf, allLabel }: RowSelection<Row>) =>
  ({
    selectedRowKeys: [...ids],
    preserveSelectedRowKeys: true,
    columnWidth: '2.75rem',
    onChange: (keys) => onChange(keys.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': allLabel }),
    getCheckboxProps: (row) => (isPlaceholder(row) ? { disabled: true } : { 'aria-label': labelOf(row) }),
  }) satisfies TableProps<Shown<Row>>['rowSelection'];

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
