import { z } from 'zod';
import { NOTE_TEXT_MAX, TEAM_KINDS } from './plain/teamwork.ts';
import { readableText } from './readable-text.ts';

/** That a tab has the editor of a document open. */
export const PresenceInputSchema = z.strictObject({
  kind: z.enum(TEAM_KINDS),
  id: z.uuid(),
  /** Made by the tab. */
  tab: z.uuid(),
});
export type PresenceInput = z.infer<typeof PresenceInputSchema>;

export const PresenceSchema = z.strictObject({
  /** The accounts of the other tabs that have the document open. */
  others: z.array(z.strictObject({ email: z.string(), is_self: z.boolean() })),
  /** The newest save, by whom and when, where that is known; `null`: there is no such document. */
  saved: z.strictObject({ revision: z.int(), by: z.string().nullable(), at: z.iso.datetime().nullable() }).nullable(),
});
export type Presence = z.infer<typeof PresenceSchema>;

/** A document that has notes. */
export const NotedDocumentSchema = z.strictObject({ kind: z.enum(TEAM_KINDS), id: z.uuid() });
export type NotedDocument = z.infer<typeof NotedDocumentSchema>;

/** A note for other editors, on a field of a document. */
export const FieldNoteInputSchema = NotedDocumentSchema.extend({
  /** The field of the form, such as `title` or `seo.title`: each release may have others. */
  field: z
    .string()
    .max(60)
    .regex(/^[a-z_]+(\.[a-z_]+)?$/),
  text: readableText()
    .min(1, { error: 'Écrivez la note.' })
    .max(NOTE_TEXT_MAX, { error: `${NOTE_TEXT_MAX} caractères au plus.` }),
});
export type FieldNoteInput = z.infer<typeof FieldNoteInputSchema>;

export const FieldNoteSchema = z.strictObject({
  id: z.uuid(),
  field: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** The caller may delete it. */
  is_own: z.boolean(),
  /** `null`: it is open. */
  done: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type FieldNote = z.infer<typeof FieldNoteSchema>;

/** The oldest first. */
export const FieldNoteListSchema = z.strictObject({ items: z.array(FieldNoteSchema) });
export type FieldNoteList = z.infer<typeof FieldNoteListSchema>;
