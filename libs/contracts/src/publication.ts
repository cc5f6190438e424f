import { z } from 'zod';
import {
  CALENDAR_DAYS_MAX,
  CALENDAR_ITEMS_MAX,
  CALENDAR_KINDS,
  PUBLICATION_MESSAGES,
  PUBLICATION_STATES,
} from './plain/publication.ts';

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

const DAY_MS = 86_400_000;

/** From an instant on, and before another one. */
export const RecipeCalendarQuerySchema = z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() }).refine(
  ({ from, until }) => {
    const length = Date.parse(until) - Date.parse(from);
    return length > 0 && length <= CALENDAR_DAYS_MAX * DAY_MS;
  },
  { path: ['until'], error: PUBLICATION_MESSAGES.interval },
);
export type RecipeCalendarQuery = z.infer<typeof RecipeCalendarQuerySchema>;

/** What appears and what ends by itself, the earliest first. */
export const RecipeCalendarSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.uuid(),
        slug: z.string(),
        title: z.string(),
        /** `null`: none, or one that was removed. */
        country: z.strictObject({ name: z.string(), slug: z.string() }).nullable(),
        at: z.iso.datetime(),
        kind: z.enum(CALENDAR_KINDS),
      }),
    )
    .max(CALENDAR_ITEMS_MAX),
  /** Also those that are left out, which come after these. */
  total: z.int(),
});
export type RecipeCalendar = z.infer<typeof RecipeCalendarSchema>;
