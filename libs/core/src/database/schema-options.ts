/** Options of every schema: unknown fields are refused, dates and versions are ours, indexes are made explicitly. */
export const SCHEMA_OPTIONS = {
  strict: 'throw',
  minimize: false,
  versionKey: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;

/** Options of a schema embedded in another one. */
export const PART_OPTIONS = { _id: false, id: false, strict: 'throw', minimize: false } as const;

/** Longest a list query may run, in milliseconds. */
export const LIST_TIME_MS = 2000;
