import type { SendNext, SendOptions, SendResult } from './send-next.ts';

/** Concurrent calls: with a slow Brevo this still makes five calls a second. */
const CONCURRENCY = 4;

/**
 * Sends until no subscriber is due or nothing more may be sent; calls `onSent` after each. Only the first call is a
 * trial. Throws after all concurrent senders have ended.
 */
export async function drain(
  sendNext: SendNext,
  options: SendOptions,
  onSent: (result: SendResult) => void,
): Promise<void> {
  const hasSent = async (isTrial = false): Promise<boolean> => {
    const result = await sendNext({ ...options, isTrial });
    if (result === 'idle' || result === 'stopped') return false;
    onSent(result);
    return true;
  };
  const sender = async (): Promise<void> => {
    while (await hasSent());
  };
  // Usually no subscriber is due, and one query shows it.
  if (!(await hasSent(options.isTrial))) return;
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, sender));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
