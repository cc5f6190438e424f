import type { AppError } from '@tdt/contracts';
import type { Logger } from 'pino';

/** Logs that some work fails because something that the site needs is unavailable. */
export type LogOutage = (error: AppError, doing: string) => void;

/** How long the same reason is not logged again: an outage fails every request, and the log should stay readable. */
const QUIET_MS = 60_000;
/** Keeps memory bounded. Reasons are few. */
const REASONS_MAX = 100;

/**
 * Logs the first failure of a reason at once, then at most one line a minute, with the number of failures in between.
 */
export function createOutageLog(log: Pick<Logger, 'warn'>, now: () => number = () => performance.now()): LogOutage {
  const logged = new Map<string, { at: number; since: number }>();
  return (error, doing) => {
    const reason = `${doing} ${error.message}`;
    const last = logged.get(reason);
    if (last && now() - last.at < QUIET_MS) {
      last.since += 1;
      return;
    }
    if (logged.size >= REASONS_MAX) logged.clear();
    logged.set(reason, { at: now(), since: 0 });
    log.warn({ err: error.cause ?? error, ...(last && { suppressed: last.since }) }, `${doing}: ${error.message}`);
  };
}
