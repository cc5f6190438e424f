import { AppError } from '@tdt/contracts';

/**
 * So long an answer may take to be made. Less than a page may take to be rendered: a database that hangs must not look
 * like a remote that does. The driver itself gives a silent server up only after ten seconds, and then tries again.
 */
const ANSWER_MS = 2500;

/** The work's result; throws `NOT_READY` when it takes too long. What is left of the work then goes on unheard. */
export async function inTime<T>(work: T | Promise<T>, milliseconds = ANSWER_MS): Promise<T> {
  if (!(work instanceof Promise)) return work;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError('NOT_READY', { detail: 'La réponse se fait attendre.', retryAfter: 5 })),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
