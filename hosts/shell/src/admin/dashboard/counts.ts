import type { AdminStats } from '@tdt/contracts';

export interface Count {
  name: keyof AdminStats;
  label: string;
  /** What it counts, in a few words. */
  note: string;
  /** Toast when it cannot be told. */
  failure?: string;
}

/** The cards of the dashboard, in their order. */
export const COUNTS: readonly Count[] = [
  {
    name: 'recipes',
    label: 'Total Recipes',
    note: 'Published on the site',
    failure: 'Failed to fetch recipe count',
  },
  { name: 'countries', label: 'Countries', note: 'In the atlas, with or without recipes' },
  { name: 'subscribers', label: 'Subscribers', note: 'To the newsletter, today' },
  {
    name: 'users',
    label: 'Total Users',
    note: 'With access to this back office',
    failure: 'Failed to fetch user count',
  },
  { name: 'orders', label: 'Orders', note: 'Nothing is sold here yet' },
  { name: 'completed', label: 'Completed', note: 'Orders that were delivered' },
];

/** Shown for a count that cannot be told. */
export const UNAVAILABLE = 'N/A';

/** No answer at all: what never depends on one is known all the same. */
const UNKNOWN: AdminStats = { recipes: null, countries: null, subscribers: null, users: null, orders: 0, completed: 0 };

/** What a card shows; `undefined` while it is asked for. */
export function shownCount({ name }: Count, stats: AdminStats | undefined, hasFailed: boolean): string | undefined {
  const known = hasFailed ? UNKNOWN : stats;
  if (!known) return undefined;
  return known[name]?.toLocaleString('en') ?? UNAVAILABLE;
}

/** Toasts for the counts that cannot be told. */
export function failuresIn(stats: AdminStats | undefined, hasFailed: boolean): string[] {
  return COUNTS.filter((count) => shownCount(count, stats, hasFailed) === UNAVAILABLE).flatMap(
    ({ failure }) => failure ?? [],
  );
}
