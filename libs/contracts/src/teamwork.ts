import { z } from 'zod';
import { TEAM_KINDS } from './plain/teamwork.ts';

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
