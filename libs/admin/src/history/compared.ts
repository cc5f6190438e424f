import type { SavedImage } from '@tdt/contracts';
import type { VersionKind } from '@tdt/contracts/plain';

/** A row of a list, or a picture. Rows of two versions with the same id are the same row. */
export interface Row {
  id: string;
  text: string;
  /** Address of its picture. */
  picture?: string | undefined;
}

/** What a comparison shows of a field: a text, or rows. */
type Part = string | readonly Row[];

/** A field of a form, as versions are compared and restored. */
export interface ComparedField<Values> {
  key: string;
  /** As the form names it. */
  label: string;
  part: (values: Values) => Part;
  isSame: (one: Values, other: Values) => boolean;
  /** The values with this field of other values. */
  take: (values: Values, from: Values) => Values;
  /** Restored by itself only. */
  isApart?: boolean;
}

/** A document whose states a form shows. */
export interface HistorySource<Values> {
  kind: VersionKind;
  id: string;
  /** What of the form it is, where a form has several. */
  part?: string;
  /** The values of the form with a state of this document. */
  valuesOf: (state: never, present: Values) => Values;
  /** The form's name of a stored field; `undefined`: it shows no such field. */
  fieldName: (stored: string) => string | undefined;
}

/** Texts without ids as rows: a text is the same row wherever it stands. */
export function textRows(texts: readonly string[]): Row[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { id: `${count} ${text}`, text };
  });
}

/** Pictures as rows, which their addresses identify, with the texts and the centre that editors give them. */
export const pictureRows = (pictures: readonly Pick<SavedImage, 'url' | 'alt' | 'focal'>[]): Row[] =>
  pictures.map(({ url, alt, focal }) => {
    const centre = focal && `(centre : ${focal.x} %, ${focal.y} %)`;
    return { id: url, text: [alt, centre].filter(Boolean).join(' '), picture: url };
  });

/** A field whose value is a text of the form under the same name. */
export const textField = <Values extends object>(key: keyof Values & string, label: string): ComparedField<Values> => ({
  key,
  label,
  part: (values) => String(values[key] ?? ''),
  isSame: (one, other) => one[key] === other[key],
  take: (values, from) => ({ ...values, [key]: from[key] }),
});

/** A field whose value is shown as rows. */
export const rowsField = <Values extends object>(
  key: keyof Values & string,
  label: string,
  rows: (values: Values) => Row[],
): ComparedField<Values> => ({
  ...textField(key, label),
  part: rows,
  isSame: (one, other) => JSON.stringify(rows(one)) === JSON.stringify(rows(other)),
});
