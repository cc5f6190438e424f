import type { Logger } from '@tdt/config';
import type { AdminStats } from '@tdt/contracts';
import type { Stats } from './stats.ts';

type Counted = Exclude<keyof AdminStats, 'orders' | 'completed'>;

interface Dependencies extends Record<Counted, () => Promise<number>> {
  log: Logger;
}

export function createStats({ log, ...counts }: Dependencies): Stats {
  const tryCount = async (what: Counted): Promise<number | null> => {
    try {
      return await counts[what]();
    } catch (error) {
      log.warn({ err: error, what }, 'A count of the dashboard failed');
      return null;
    }
  };

  return {
    async count() {
      const [recipes, users, countries, subscribers] = await Promise.all([
        tryCount('recipes'),
        tryCount('users'),
        tryCount('countries'),
        tryCount('subscribers'),
      ]);
      return { recipes, users, countries, subscribers, orders: 0, completed: 0 };
    },
  };
}
