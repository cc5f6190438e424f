/** What only the shell may use: the store and who is signed in. */
export { Provider as StoreProvider } from 'react-redux';
export { type Answer, ask, type Call } from './ask.ts';
export {
  type CheckOutcome,
  checked,
  checkStarted,
  doubted,
  passwordChanged,
  type SessionState,
  type SignedOutReason,
  signedIn,
  signedOut,
} from './session/session-slice.ts';
export { useSession } from './session/use-session.ts';
export { type AdminStore, createAdminStore } from './store.ts';
