import { z } from 'zod';

const count = z.int().min(1);
const ReadRecipeSchema = z.strictObject({ id: z.uuid(), title: z.string(), slug: z.string(), count });

/** What visitors read, and what they search in vain. */
export const NumbersSchema = z.strictObject({
  /** Whether anything is counted at present (setting READING_COUNTS). */
  is_counting: z.boolean(),
  /** The most read recipes of the last days, today included. */
  read: z.strictObject({ week: z.array(ReadRecipeSchema), month: z.array(ReadRecipeSchema) }),
  /** Searches of the last 30 days that find no recipe, folded, with how often. */
  searches: z.array(z.strictObject({ q: z.string(), count })),
});
export type Numbers = z.infer<typeof NumbersSchema>;
