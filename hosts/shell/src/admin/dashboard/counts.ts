import type { AdminStats } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';

export interface Count {
  name: keyof AdminStats;
  label: string;
  /** What it counts, in a few words. */
  note: string;
  /** Toast if the count is not available. */
  failure?: string;
  /** Screen with the list of what is counted: a link for users to whom the menu shows it. */
  path?: string;
}

/** The cards of the dashboard, in their order. */
export const COUNTS: readonly Count[] = [
  {
    name: 'recipes',
    label: 'Total Recipes',
    note: 'Published on the site',
    failure: 'Failed to fetch recipe count',
    path: ADMIN_PAGES.recipes,
  },
  {
    name: 'countries',
    label: 'Countries',
    note: 'In the atlas, with or without recipes',
    path: ADMIN_PAGES.countries,
  },
  { name: 'subscribers', label: 'Subscribers', note: 'To the newsletter, today', path: ADMIN_PAGES.newsletter },
  {
    name: 'users',
    label: 'Total Users',
    note: 'With access to this back office',
    failure: 'Failed to fetch user count',
    path: ADMIN_PAGES.users,
  },
  { name: 'orders', label: 'Orders', note: 'Nothing is sold here yet' },
  { name: 'completed', label: 'Completed', note: 'Orders that were delivered' },
];

/** Shown for a count that is not available. */
export const UNAVAILABLE = 'N/A';

/** The counts after a failed request. There are never orders. */
const UNKNOWN: AdminStats = { recipes: null, countries: null, subscribers: null, users: null, orders: 0, completed: 0 };

/** Text of a card; `undefined` while it loads. */
export function shownCount({ name }: Count, stats: AdminStats | undefined, hasFailed: boolean): string | undefined {
  const known = hasFailed ? UNKNOWN : stats;
  if (!known) return undefined;
  return known[name]?.toLocaleString('en') ?? UNAVAILABLE;
}

/** Toasts for the counts that are not available. */
export function failuresIn(stats: AdminStats | undefined, hasFailed: boolean): string[] {
  return COUNTS.filter((count) => shownCount(count, stats, hasFailed) === UNAVAILABLE).flatMap(
    ({ failure }) => failure ?? [],
  );
}
