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

export type Shown<Row> = Row | Placeholder;
type Columns<Row> = NonNullable<TableProps<Shown<Row>>['columns']>;

const PLACEHOLDER_ROWS = 6;

/** Rows to show while the first page loads, so that the layout shifts little when it comes. */
export function placeholders(): Placeholder[] {
  return Array.from({ length: PLACEHOLDER_ROWS }, (_, row) => ({ id: `placeholder-${row}`, isPlaceholder: true }));
}

/**
 * Columns in the form of Ant Design. The heads that sort hold buttons of ours: Ant Design makes the head itself take the
 * focus and presses, which leaves it no name for what it does. The server sorts.
 */
export function antdColumns<Row, Sort extends string>(
  columns: DataColumn<Row, Sort>[],
  current: Sort,
  onSort: (sort: Sort) => void,
): Columns<Row> {
  return columns.map(({ key, title, render, sort, width, wideOnly, align }) => ({
    key,
    title: sort ? (
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, current) as Sort)}>
        {title}
      </button>
    ) : (
      title
    ),
    render: (_: unknown, row: Shown<Row>) =>
      isPlaceholder(row) ? <span className={styles.placeholder} /> : asElement(render(row)),
    ...(sort ? { onHeaderCell: () => ({ 'aria-sort': orderOf(sort, current) }) } : {}),
    ...(width ? { width } : {}),
    ...(wideOnly ? { responsive: ['md'] } : {}),
    ...(align ? { align } : {}),
  }));
}

export function isPlaceholder<Row>(row: Shown<Row>): row is Placeholder {
  return typeof row === 'object' && row !== null && 'isPlaceholder' in row;
}

/** The order of a column for `aria-sort`. `current` is the order of the list: `-email` is descending. */
export function orderOf(sort: string, current: string): 'ascending' | 'descending' | undefined {
  if (current === sort) return 'ascending';
  return current === `-${sort}` ? 'descending' : undefined;
}

/** The order that a press on the head of a column asks for: there always is one. */
export const nextSort = (sort: string, current: string): string => (current === sort ? `-${sort}` : sort);

/** antd shows a cell beside others, where a text could not change on a translated page. */
const asElement = (shown: ReactNode) => (typeof shown === 'string' ? <span>{shown}</span> : shown);
