/** What the shell shares with the remotes of the back office. */
export { api } from './api.ts';
export { codeOf, type Failure, isOfSession, problemOf } from './failure.ts';
export { saveResultOf } from './save-result.ts';
export { useCurrentUser } from './session/use-session.ts';
