/** What only the shell uses: the store and the session. */
export { Provider as StoreProvider } from 'react-redux';
export { ask, type CallResult } from './ask.ts';
export {
  type CheckOutcome,
  checked,
  checkStarted,
  passwordChanged,
  recheckSession,
  type SessionState,
  type SignedOutReason,
  signedIn,
  signedOut,
} from './session-slice.ts';
export { type AdminStore, createAdminStore, useSession } from './store.ts';
