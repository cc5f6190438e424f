/** What the shell shares with the remotes of the back office. */
export { api } from './api.ts';
export { codeOf, type Failure, isOfSession, problemOf } from './failure.ts';
export { saveResultOf } from './save-result.ts';
/** To be dispatched after a write that may have changed the account of who is signed in. */
export { doubted as recheckSession } from './session/session-slice.ts';
export { useCurrentUser } from './session/use-session.ts';
