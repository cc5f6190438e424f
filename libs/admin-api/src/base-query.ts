import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { ask, type Call } from './ask.ts';
import { codeOf, type Failure } from './failure.ts';
import { doubted, refused } from './session/session-slice.ts';

/**
 * How endpoints reach the API. What a refusal says about the session is told to the store, whichever screen asked:
 * nobody is signed in any more, the account is gone, or its role has changed.
 */
export const baseQuery: BaseQueryFn<Call | string, unknown, Failure> = async (call, { dispatch, signal }) => {
  const answer = await ask<unknown>(typeof call === 'string' ? { url: call } : call, { signal });
  const code = codeOf(answer.error);
  if (code === 'UNAUTHENTICATED') dispatch(refused('required'));
  if (code === 'NOT_ADMIN') dispatch(refused('not-admin'));
  if (code === 'FORBIDDEN') dispatch(doubted());
  return answer;
};
