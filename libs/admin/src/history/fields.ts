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

/** The fields of a form, as versions are compared and restored. */
export interface FormFields<Values> {
  /** The names of the fields by their paths, such as `seo.title`, in their order. */
  labels: Readonly<Record<string, string>>;
  /** What a comparison shows of a field; `undefined`: its value. */
  partOf?: (values: Values, path: string) => Part | undefined;
  /** A field that is restored by itself only. */
  apart?: string;
}

/** A document whose states a form shows. */
export interface HistorySource<Values> {
  kind: VersionKind;
  id: string;
  /** Where the form has its fields, such as `seo.`. */
  prefix?: string;
  /** What of the form it is, where a form has several. */
  part?: string;
  /** The values of the form with a state of this document. */
  valuesOf: (state: never, present: Values) => Values;
}

/** A value of a form by its path. */
export const readField = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], values);

/** The values with a field of other values. */
export function takeField<Values extends object>(values: Values, path: string, from: Values): Values {
  const [name = '', ...rest] = path.split('.');
  const [own, other] = [readField(values, name), readField(from, name)];
  return { ...values, [name]: rest.length > 0 ? takeField(own as object, rest.join('.'), other as object) : other };
}

/** Names of rows and pictures in a form, and what uploads add: no editor sees them. */
const UNSEEN = new Set(['id', 'key', 'width', 'height', 'placeholder', 'file']);

const seenText = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) =>
    UNSEEN.has(name) ? undefined : typeof part === 'string' ? part.trim() : part,
  );

/** Whether a field is the same for editors. */
export const isSameField = (path: string, one: object, other: object): boolean =>
  seenText(readField(one, path)) === seenText(readField(other, path));

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
