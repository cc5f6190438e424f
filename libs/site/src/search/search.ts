import type { AdminSearch } from '@tdt/contracts';

/** The search of the back office over everything that has a screen. */
export interface BackOfficeSearch {
  /** The best few of each kind, without regard to case and accents; accounts only where they are asked for. */
  find(q: string, options: { withUsers: boolean }): Promise<AdminSearch>;
}
