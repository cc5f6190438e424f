import type { ListQuery } from '@tdt/domain';

export { type ListQuery, NO_QUERY, readQuery, searchOf } from '@tdt/domain';

/** How many of the three filters are set. */
export const filterCount = ({ pays, type, difficulte }: ListQuery): number =>
  [pays, type, difficulte].filter(Boolean).length;
