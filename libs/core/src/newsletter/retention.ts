import { daily } from '../daily.ts';
import type { Logger } from '../logger.ts';
import type { SubscribersRepository } from './subscribers.repository.ts';

const DAY_MS = 86_400_000;
/** Both as the privacy policy promises: who left is kept for so long as proof, who never confirmed as a chance. */
const LEFT_DAYS = 3 * 365;
const UNCONFIRMED_DAYS = 30;

interface Dependencies {
  subscribers: Pick<SubscribersRepository, 'removeStale'>;
  log: Logger;
  now: () => Date;
}

/** Erases those whose time is over. @returns how many that were */
export async function eraseStale({ subscribers, now }: Omit<Dependencies, 'log'>): Promise<number> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const left = await subscribers.removeStale(['unsubscribed', 'bounced'], before(LEFT_DAYS));
  return left + (await subscribers.removeStale(['confirmation'], before(UNCONFIRMED_DAYS)));
}

/** Does so now and once a day, until the returned function is called, which waits for what is under way. */
export function startRetention({ log, ...dependencies }: Dependencies): () => Promise<void> {
  return daily(async () => {
    try {
      const erased = await eraseStale(dependencies);
      if (erased > 0) log.info({ erased }, 'Erased subscribers whose time of retention is over');
    } catch (error) {
      log.warn(
        { err: error },
        'Subscribers whose time of retention is over could not be erased; trying again tomorrow',
      );
    }
  });
}
