import type { SendNext, SendOptions, Sent } from './send-next.ts';

/** Calls that may be under way at a time: a slow Brevo then still takes five a second. */
const LANES = 4;

/** Sends until nobody is due or nothing more goes out; `onSent` is told of each. A trial is the first call only. Throws when all lanes have ended. */
export async function drain(sendNext: SendNext, options: SendOptions, onSent: (sent: Sent) => void): Promise<void> {
  const goesOn = async (isTrial = false): Promise<boolean> => {
    const sent = await sendNext({ ...options, isTrial });
    if (sent === 'idle' || sent === 'stopped') return false;
    onSent(sent);
    return true;
  };
  const lane = async (): Promise<void> => {
    while (await goesOn());
  };
  // Mostly nobody is due, and one look says so.
  if (!(await goesOn(options.isTrial))) return;
  const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
