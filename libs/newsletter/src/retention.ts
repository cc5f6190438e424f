import type { Logger } from '@tdt/config';
import { DAY_MS, daily } from '@tdt/database';
import type { Condition, SubscribersRepository } from './subscribers.repository.ts';

/** The periods that the privacy policy states: proof of consent after leaving, and time to consent or to confirm. */
const LEFT_DAYS = 3 * 365;
const UNCONFIRMED_DAYS = 30;

interface Dependencies {
  repository: Pick<SubscribersRepository, 'removeStale'>;
  log: Logger;
  now: () => Date;
}

/** Erases subscribers whose retention period is over. @returns their number */
export async function eraseStale({ repository, now }: Omit<Dependencies, 'log'>): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const conditions: Condition[] = [
    { status: ['unsubscribed', 'bounced'], before: ago(LEFT_DAYS) },
    // Otherwise a sign-up by somebody else would erase a complaint.
    { status: ['confirmation'], mustConfirm: true, before: ago(LEFT_DAYS) },
    { status: ['confirmation'], mustConfirm: false, before: ago(UNCONFIRMED_DAYS) },
    // Once consented, left, and came back without consent to mails.
    { status: ['active'], opted_in: false, before: ago(LEFT_DAYS) },
    { status: ['active'], opted_in: false, everOptedIn: false, before: ago(UNCONFIRMED_DAYS) },
  ];
  let erased = 0;
  for (const condition of conditions) erased += await repository.removeStale(condition);
  return erased;
}

/** Erases now and once a day. Returns a function that stops this and waits for a run in progress. */
export function startRetention({ log, ...dependencies }: Dependencies): () => Promise<void> {
  return daily(async () => {
    try {
      const erased = await eraseStale(dependencies);
      if (erased > 0) log.info({ erased }, 'Erased subscribers whose retention period is over');
    } catch (error) {
      log.warn({ err: error }, 'Subscribers whose retention period is over could not be erased; retrying tomorrow');
    }
  });
}
