/** How Ant Design calls the order that a column has: `current` is the list's, `-email` for the descending one. */
export function orderOf(sort: string, current: string): 'ascend' | 'descend' | null {
  if (current === sort) return 'ascend';
  return current === `-${sort}` ? 'descend' : null;
}

/** What Ant Design says about a press on a column's title. */
interface Sorter {
  columnKey?: unknown;
  order?: 'ascend' | 'descend' | null;
}

/** The order that a press on a column's title asks for; the present one when it asks for none. */
export function sortOf<Sort extends string>(sorter: Sorter | Sorter[], current: Sort): Sort {
  const [chosen] = Array.isArray(sorter) ? sorter : [sorter];
  if (!chosen?.columnKey || !chosen.order) return current;
  return `${chosen.order === 'descend' ? '-' : ''}${chosen.columnKey}` as Sort;
}
