import type { AdminStats } from '@tdt/contracts';

/** The counts of the dashboard. */
export interface Stats {
  /** A count that fails is `null`, the others are still given. Never throws. */
  count(): Promise<AdminStats>;
}
