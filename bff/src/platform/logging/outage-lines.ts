import type { AppError } from '@tdt/contracts';
import type { FastifyBaseLogger } from 'fastify';

/** Tells of work that fails because something that the site needs is away. */
export type TellOutage = (error: AppError, doing: string) => void;

/** So long the same reason is not told again: an outage fails every request, and the log should stay readable. */
const QUIET_MS = 60_000;
/** Reasons are few; should they ever come from outside, memory stays bounded. */
const REASONS_MAX = 100;

/** The first failure of a reason at once, then at most one line a minute, with how many there were in between. */
export function createOutageLines(
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number = () => performance.now(),
): TellOutage {
  const told = new Map<string, { at: number; since: number }>();
  return (error, doing) => {
    const reason = `${doing} ${error.message}`;
    const last = told.get(reason);
    if (last && now() - last.at < QUIET_MS) {
      last.since += 1;
      return;
    }
    if (told.size >= REASONS_MAX) told.clear();
    told.set(reason, { at: now(), since: 0 });
    log.warn({ err: error.cause ?? error, ...(last && { untold: last.since }) }, `${doing}: ${error.message}`);
  };
}
