import { type Change, diffArrays, diffWordsWithSpace } from 'diff';
import { type FormFields, isSameField, type Row, readField } from './fields.ts';

/** Two texts, with what makes one of the other; `null`: too much. */
export interface ComparedText {
  before: string;
  after: string;
  changes: Pick<Change, 'value' | 'added' | 'removed'>[] | null;
}

/** Compares two texts word by word. */
type CompareWords = (before: string, after: string) => ComparedText;

/** Words added and removed beyond which two texts count as different: more cannot be read, and takes seconds to find. */
const CHANGES_MAX = 2000;
/** Milliseconds for all texts of a comparison, whose fields may have 1.7 million characters. */
const TIME_MS = 400;

/** Comparing the texts of one comparison, within a time for all of them together. */
export function createWordComparison(now: () => number = () => performance.now()): CompareWords {
  const endsAt = now() + TIME_MS;
  return (before, after) => {
    if (before === after) return { before, after, changes: [{ value: after, added: false, removed: false }] };
    const timeout = endsAt - now();
    const changes = timeout > 0 && diffWordsWithSpace(before, after, { timeout, maxEditLength: CHANGES_MAX });
    return { before, after, changes: changes || null };
  };
}

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

/** A field that two versions differ in. */
export interface Difference {
  path: string;
  /** The text, or the rows. */
  content: ComparedText | ComparedRow[];
}

/** The fields that two versions differ in, in the order of the form. */
export function compareVersions<Values extends object>(
  { labels, partOf }: FormFields<Values>,
  before: Values,
  after: Values,
): Difference[] {
  const compareWords = createWordComparison();
  const part = (values: Values, path: string) => partOf?.(values, path) ?? String(readField(values, path));
  return Object.keys(labels)
    .filter((path) => !isSameField(path, before, after))
    .map((path) => {
      const [one, other] = [part(before, path), part(after, path)];
      const isText = typeof one === 'string' || typeof other === 'string';
      return {
        path,
        content: isText ? compareWords(String(one), String(other)) : compareRows(one, other, compareWords),
      };
    });
}
