import type { AdminWork } from '@tdt/contracts';

/** What there is to do in the back office. */
export interface Work {
  /** A part that cannot be read is `null`, the others are still given. Never throws. */
  list(): Promise<AdminWork>;
}
