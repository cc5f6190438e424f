import type { Logger } from '@tdt/config';
import type { AdminStats } from '@tdt/contracts';

type Counted = Exclude<keyof AdminStats, 'orders' | 'completed'>;

interface Dependencies extends Record<Counted, () => Promise<number>> {
  log: Logger;
}

export type Stats = ReturnType<typeof createStats>;

/** The counts of the dashboard. */
export function createStats({ log, ...counts }: Dependencies) {
  const tryCount = async (what: Counted): Promise<number | null> => {
    try {
      return await counts[what]();
    } catch (error) {
      log.warn({ err: error, what }, 'A count of the dashboard failed');
      return null;
    }
  };

  return {
    /** A count that fails is `null`, the others are still given. Never throws. */
    async count(): Promise<AdminStats> {
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
