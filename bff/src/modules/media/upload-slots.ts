import { AppError } from '@tdt/contracts';

/** Uploads at a time: each holds up to one file in memory. */
const EACH_USER_MAX = 2;
const ALL_MAX = 4;
const RETRY_SECONDS = 3;
const BUSY = 'Trop de fichiers arrivent en même temps : réessayez dans quelques secondes.';

/**
 * Bounds the concurrent uploads. The returned function takes a slot for a user and returns what frees it. Throws
 * `TOO_MANY_REQUESTS` when there is none.
 */
export function createUploadSlots(onRefused: () => void): (userId: string) => () => void {
  const running: string[] = [];
  return (userId) => {
    const own = running.filter((other) => other === userId).length;
    if (own >= EACH_USER_MAX || running.length >= ALL_MAX) {
      onRefused();
      throw new AppError('TOO_MANY_REQUESTS', { detail: BUSY, retryAfter: RETRY_SECONDS });
    }
    running.push(userId);
    return () => void running.splice(running.indexOf(userId), 1);
  };
}
