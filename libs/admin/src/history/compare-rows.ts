import { diffArrays } from 'diff';
import type { ComparedText, CompareWords } from './compare-words.ts';
import type { Row } from './compared.ts';

type RowChange = 'added' | 'removed' | 'moved' | 'changed';

/** A row that one of two versions has, or both. */
export interface ComparedRow {
  id: string;
  /** Empty: the row is the same. */
  changes: RowChange[];
  text: ComparedText;
  /** Pictures of the former row and of the later one. */
  pictures: { before: string | undefined; after: string | undefined };
}

/** The rows of two versions, matched by their ids, in the order of the later one; removed ones stand where they were. */
export function compareRows(before: readonly Row[], after: readonly Row[], compareWords: CompareWords): ComparedRow[] {
  const former = new Map(before.map((row) => [row.id, row]));
  const later = new Map(after.map((row) => [row.id, row]));
  const compared = (id: string, changes: RowChange[]): ComparedRow => {
    const [one, other] = [former.get(id), later.get(id)];
    const isChanged = one && other && (one.text !== other.text || one.picture !== other.picture);
    return {
      id,
      changes: isChanged ? [...changes, 'changed'] : changes,
      text: compareWords((one ?? other)?.text ?? '', (other ?? one)?.text ?? ''),
      pictures: { before: one?.picture, after: other?.picture },
    };
  };
  return diffArrays([...former.keys()], [...later.keys()]).flatMap(({ value, added, removed }) => {
    if (removed) return value.filter((id) => !later.has(id)).map((id) => compared(id, ['removed']));
    if (added) return value.map((id) => compared(id, [former.has(id) ? 'moved' : 'added']));
    return value.map((id) => compared(id, []));
  });
}
