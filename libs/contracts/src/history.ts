import { z } from 'zod';
import { listOf, pagingFields } from './list.ts';

/** A state that a document has, or had. */
export const HistoryEntrySchema = z.strictObject({
  revision: z.int(),
  /** When it was saved, and who saved it; `null`: seeding or an import did, or it is not known. */
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Names of the stored fields that the save changed. */
  fields: z.array(z.string()),
  /** Whether it is the present state. */
  is_present: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;

/** The newest first: the present state, then those that later saves replaced. */
export const HistoryListSchema = listOf(HistoryEntrySchema);
export type HistoryList = z.infer<typeof HistoryListSchema>;

export const HistoryQuerySchema = z.strictObject(pagingFields);
export type HistoryQuery = z.infer<typeof HistoryQuerySchema>;
