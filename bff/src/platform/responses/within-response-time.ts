import { AppError } from '@tdt/contracts';
import { within } from '@tdt/database';

/**
 * Longest time to produce a response. It is shorter than the time for a page: a database that hangs must not look like
 * a remote that hangs. The driver itself gives up on a silent server only after ten seconds, and then tries again.
 */
const RESPONSE_MS = 2500;

/**
 * The result of the work. Throws `NOT_READY` when it takes too long; the work then continues, its result is ignored.
 */
export async function withinResponseTime<T>(work: T | Promise<T>, milliseconds = RESPONSE_MS): Promise<T> {
  const late = () => new AppError('NOT_READY', { detail: 'La réponse se fait attendre.', retryAfter: 5 });
  return work instanceof Promise ? within(milliseconds, work, late) : work;
}
