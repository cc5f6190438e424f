import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { ask, type Call } from './ask.ts';
import { type CallFailure, codeOf } from './failure.ts';
import { recheckSession, refused } from './session-slice.ts';

/** Kinds of cached answers: a write invalidates its tag, and every list on the screen with that tag is loaded again. */
const TAGS = ['Stats', 'User', 'Recipe', 'Country', 'Page', 'Subscriber', 'Sitemap'] as const;

/** Sends the calls of all endpoints. A refusal because of the session changes the session, whichever screen asked. */
const baseQuery: BaseQueryFn<Call | string, unknown, CallFailure> = async (call, { dispatch, signal }) => {
  const answer = await ask<unknown>(typeof call === 'string' ? { url: call } : call, { signal });
  const code = codeOf(answer.error);
  if (code === 'UNAUTHENTICATED') dispatch(refused('required'));
  if (code === 'NOT_ADMIN') dispatch(refused('not-admin'));
  if (code === 'FORBIDDEN') dispatch(recheckSession());
  return answer;
};

/**
 * The one API client of the back office, shared with its remotes. Each remote adds its endpoints with
 * `api.injectEndpoints`; their names begin with the resource. Signing out empties the cache.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // Others edit at the same time: a screen that is opened again shows what is stored now.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
