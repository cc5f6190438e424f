import type { AdminStats } from '@tdt/contracts';
import type { Logger } from '../logger.ts';

type Counted = Exclude<keyof AdminStats, 'orders' | 'completed'>;

interface Dependencies extends Record<Counted, () => Promise<number>> {
  log: Logger;
}

/** Counts for the dashboard, each on its own: what cannot be counted is `null`, the others are there. */
export function createStatsService({ log, ...counts }: Dependencies): { count(): Promise<AdminStats> } {
  const tried = async (what: Counted): Promise<number | null> => {
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
        tried('recipes'),
        tried('users'),
        tried('countries'),
        tried('subscribers'),
      ]);
      return { recipes, users, countries, subscribers, orders: 0, completed: 0 };
    },
  };
}
