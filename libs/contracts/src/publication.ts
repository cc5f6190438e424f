import { z } from 'zod';
import { PUBLICATION_MESSAGES, PUBLICATION_STATES } from './plain/publication.ts';

/** An instant in UTC, of whole minutes. */
const instant = z.iso
  .datetime({ error: PUBLICATION_MESSAGES.instant, abort: true })
  .regex(/:00(\.0+)?Z$/, { error: PUBLICATION_MESSAGES.instant })
  .nullable();

/** When a recipe is public: if it is published, from `from` on and before `until`; `null`: no such limit. */
export const PublicationSchema = z
  .strictObject({
    state: z.enum(PUBLICATION_STATES),
    from: instant.default(null),
    until: instant.default(null),
  })
  .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: PUBLICATION_MESSAGES.order,
  });
export type PublicationInput = z.infer<typeof PublicationSchema>;

/** As it is stored: what another program has written against the rules is sent all the same, to be mended. */
export const StoredPublicationSchema = z.strictObject({
  state: z.enum(PUBLICATION_STATES),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
});

/** Since when something is in the trash, and the e-mail of the account that moved it there; `null`: unknown. */
export const DeletionSchema = z.strictObject({ at: z.iso.datetime(), by: z.string().nullable() });
