import { z } from 'zod';

/** `null` if it cannot be counted at the moment. */
const count = z.int().min(0).nullable();

/** Counts of the dashboard. */
export const AdminStatsSchema = z.strictObject({
  recipes: count,
  users: count,
  countries: count,
  /** Active subscribers of the newsletter. */
  subscribers: count,
  /** The site takes no orders: both stay 0. */
  orders: z.literal(0),
  completed: z.literal(0),
});
export type AdminStats = z.infer<typeof AdminStatsSchema>;
