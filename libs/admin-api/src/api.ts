import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** What is kept of answers, by name: a write invalidates its tag, and every list that shows it asks again. */
const TAGS = ['Stats', 'User', 'Recipe', 'Country', 'Page', 'Subscriber', 'Sitemap'] as const;

/**
 * The one client of the back office, shared with its remotes. Each adds what it needs by `api.injectEndpoints`, under names
 * that begin with its resource; the store forgets everything when somebody signs out.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // Others edit at the same time: a screen that is opened again shows what is stored now.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
