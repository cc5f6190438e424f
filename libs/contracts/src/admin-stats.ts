import { z } from 'zod';

/** `null`: it cannot be told just now. */
const count = z.int().min(0).nullable();

/** Counts of the dashboard. */
export const AdminStatsSchema = z.strictObject({
  recipes: count,
  users: count,
  countries: count,
  /** Who is subscribed to the newsletter. */
  subscribers: count,
  /** There are no orders on this site; the cards are fixed at 0. */
  orders: z.literal(0),
  completed: z.literal(0),
});
export type AdminStats = z.infer<typeof AdminStatsSchema>;
