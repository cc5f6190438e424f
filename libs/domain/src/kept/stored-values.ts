/** Version of the shapes that are stored in browsers and files. Others are not read. */
export const KEPT_VERSION = 1;

/** What a browser keeps under one key, as JSON with its version. */
export interface Kept<T> {
  key: string;
  /** Reads a value of any origin: what is not valid is left out. */
  read: (value: unknown) => T;
}

/** The value of a stored text; an empty one if it is damaged or of another version. */
export function parseKept<T>({ read }: Kept<T>, text: string): T {
  try {
    const value = fieldsOf(JSON.parse(text));
    return read(value.version === KEPT_VERSION ? value : {});
  } catch {
    return read({});
  }
}

export const formatKept = (value: object): string => JSON.stringify({ version: KEPT_VERSION, ...value });

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The first `max` items of a list that `read` accepts; it returns `null` for others. */
export function itemsOf<T>(value: unknown, max: number, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => read(item) ?? []).slice(0, max) as T[];
}

/** A text without blanks around it; `null` if it is empty, too long, or no text. */
export function textOf(value: unknown, max: number): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > max ? null : text;
}
