import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { orderOf } from './sort-order.ts';

export interface DataColumn<Row, Sort extends string> {
  /** Unique; of a column that can be sorted, the name of its order without the `-` of the descending one. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Whether the list can be ordered by it. */
  sort?: Exclude<Sort, `-${string}`>;
  /** CSS length, of all columns but those that share what is left: nothing moves from page to page. */
  width?: string;
  /** Left out on phones. */
  wideOnly?: boolean;
  /** Actions stand at the end. */
  align?: 'end';
}

/** Stands for a row that is not there yet. */
interface Placeholder {
  id: string;
  isPlaceholder: true;
}

type Shown<Row> = Row | Placeholder;
type Columns<Row> = NonNullable<TableProps<Shown<Row>>['columns']>;

const PLACEHOLDER_ROWS = 6;

/** As many rows as most lists have, so that little moves when they come. */
export function placeholders(): Placeholder[] {
  return Array.from({ length: PLACEHOLDER_ROWS }, (_, row) => ({ id: `placeholder-${row}`, isPlaceholder: true }));
}

/** Columns as Ant Design wants them: in the order of the server, which always has one. */
export function antdColumns<Row, Sort extends string>(columns: DataColumn<Row, Sort>[], current: Sort): Columns<Row> {
  return columns.map(({ key, title, render, sort, width, wideOnly, align }) => ({
    key: sort ?? key,
    title,
    render: (_: unknown, row: Shown<Row>) =>
      isPlaceholder(row) ? <span className={styles.placeholder} /> : render(row),
    ...(sort
      ? { sorter: true, sortDirections: ['ascend', 'descend', 'ascend'], sortOrder: orderOf(sort, current) }
      : {}),
    ...(width ? { width } : {}),
    ...(wideOnly ? { responsive: ['md'] } : {}),
    ...(align ? { align } : {}),
  }));
}

function isPlaceholder<Row>(row: Shown<Row>): row is Placeholder {
  return typeof row === 'object' && row !== null && 'isPlaceholder' in row;
}
