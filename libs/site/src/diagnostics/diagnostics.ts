import type { Diagnostics } from '@tdt/contracts';

/** The checks of the debug panel: the parts of the site that a visitor's browser cannot see. */
export interface DiagnosticChecks {
  /** Concurrent callers share one run. Takes a few seconds at most; never throws. */
  run(): Promise<Diagnostics>;
}
