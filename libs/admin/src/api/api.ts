import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { ask, type Call } from './ask.ts';
import { type CallFailure, codeOf } from './failure.ts';
import { recheckSession, refused } from './session-slice.ts';

/** Kinds of cached responses: a write invalidates its tag, and every list on screen with that tag is loaded again. */
const TAGS = [
  'Stats',
  'User',
  'Recipe',
  'PreviewLink',
  'Country',
  'Page',
  'Picture',
  'Subscriber',
  'Sitemap',
  'Redirect',
  'Note',
  'View',
] as const;

/** What the store gives to the calls. */
export interface CallContext {
  /** Waits while a login is open above the screen. @returns whether the same user is signed in afterwards */
  isSignedInAgain: (signal: AbortSignal) => Promise<boolean>;
}

/**
 * Sends the calls of all endpoints. A refusal because of the session changes the session, whichever screen asked. A
 * write then waits for the user to sign in above the screen, and is sent again: the refused one has changed nothing.
 */
const baseQuery: BaseQueryFn<Call | string, unknown, CallFailure> = async (call, calls, options) => {
  const { dispatch, signal, type, extra } = calls;
  const response = await ask<unknown>(typeof call === 'string' ? { url: call } : call, { signal });
  const code = codeOf(response.error);
  if (code === 'UNAUTHENTICATED') {
    dispatch(refused('required'));
    const { isSignedInAgain } = extra as CallContext;
    if (type === 'mutation' && (await isSignedInAgain(signal))) return baseQuery(call, calls, options);
  }
  if (code === 'NOT_ADMIN') dispatch(refused('not-admin'));
  if (code === 'FORBIDDEN') dispatch(recheckSession());
  return response;
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
