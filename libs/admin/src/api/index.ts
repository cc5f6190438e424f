/** What the shell shares with the remotes of the back office. */
export { api } from './api.ts';
export { type CallFailure, codeOf, isSessionFailure, problemOf, saveResultOf } from './failure.ts';
/** Dispatch it after a write that may have changed the signed-in account. */
export { recheckSession } from './session-slice.ts';
export { useCurrentUser } from './store.ts';
