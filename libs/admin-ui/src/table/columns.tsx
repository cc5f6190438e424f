import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataColumn<Row, Sort extends string> {
  /** Unique among the columns. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The ascending order by this column, if the list can be sorted by it. */
  sort?: Exclude<Sort, `-${string}`>;
  /** CSS length. Columns without one share the rest; fixed widths do not change from page to page. */
  width?: string;
  /** Hidden on phones. */
  wideOnly?: boolean;
  /** `end`: for the column of actions. */
  align?: 'end';
}

/** A row that is shown while the first page loads. */
interface Placeholder {
  id: string;
  isPlaceholder: true;
}

type Shown<Row> = Row | Placeholder;
type Columns<Row> = NonNullable<TableProps<Shown<Row>>['columns']>;

const PLACEHOLDER_ROWS = 6;

/** Rows to show while the first page loads, so that the layout shifts little when it comes. */
export function placeholders(): Placeholder[] {
  return Array.from({ length: PLACEHOLDER_ROWS }, (_, row) => ({ id: `placeholder-${row}`, isPlaceholder: true }));
}

/** Columns in the form of Ant Design. The server sorts and always has an order, so a press never removes it. */
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

/** The order of a column in the words of Ant Design. `current` is the order of the list: `-email` is descending. */
export function orderOf(sort: string, current: string): 'ascend' | 'descend' | null {
  if (current === sort) return 'ascend';
  return current === `-${sort}` ? 'descend' : null;
}

/** What Ant Design reports when a user presses the title of a column. */
interface Sorter {
  columnKey?: unknown;
  order?: 'ascend' | 'descend' | null;
}

/** The order that a press on the title of a column asks for; `current` if it asks for none. */
export function sortOf<Sort extends string>(sorter: Sorter | Sorter[], current: Sort): Sort {
  const [chosen] = Array.isArray(sorter) ? sorter : [sorter];
  if (!chosen?.columnKey || !chosen.order) return current;
  return `${chosen.order === 'descend' ? '-' : ''}${chosen.columnKey}` as Sort;
}
