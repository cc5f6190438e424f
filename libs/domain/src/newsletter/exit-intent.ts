import {
  CONFIRM_PAGE,
  EXIT_INTENT_PAUSE_DAYS,
  PREVIEW_PAGE,
  SUBSCRIBED_COOKIE,
  UNSUBSCRIBE_PAGE,
} from '@tdt/contracts/plain';

/** What the browser has stored on earlier visits. */
export interface ExitIntentMemory {
  /** `document.cookie`. */
  cookies: string;
  /** ISO date of the last invitation; `null` if there was none, `undefined` if the browser blocks storage. */
  lastShown: string | null | undefined;
  isForced: boolean;
}

/** On the root element while the visitor is busy with the page, for example cooks: the invitation waits. */
export const UNDISTURBED_ATTRIBUTE = 'data-undisturbed';

const PAUSE_MS = EXIT_INTENT_PAUSE_DAYS * 24 * 60 * 60 * 1000;
/** The back office, and the newsletter's own pages: a visitor who unsubscribes wants no invitation. */
const QUIET_PATHS = ['/admin', PREVIEW_PAGE, UNSUBSCRIBE_PAGE, CONFIRM_PAGE];

/**
 * Whether earlier visits allow an invitation: not after a sign-up, not within the pause, and not if the browser blocks
 * storage, since the invitation would then appear on every visit. `isForced` (for debugging) overrides all three.
 */
export function mayInvite({ cookies, lastShown, isForced }: ExitIntentMemory, now: Date): boolean {
  if (isForced) return true;
  return !isSubscribed(cookies) && lastShown !== undefined && !isRecent(lastShown, now);
}

/** Whether a page shows no invitations. */
export function isQuietPath(path: string): boolean {
  return QUIET_PATHS.some((quiet) => path === quiet || path.startsWith(`${quiet}/`));
}

/** Whether the invitation is forced, by `?newsletter=1` or by the flag in the browser's storage. */
export function isInvitationForced(query: string, flag: string | null | undefined): boolean {
  return flag === '1' || flag === 'true' || new URLSearchParams(query).get('newsletter') === '1';
}

/** Whether a `mouseout` event means that the pointer left the window at its top, towards tabs and address bar. */
export function isLeavingAtTop({ relatedTarget, clientY }: { relatedTarget: unknown; clientY: number }): boolean {
  return relatedTarget === null && clientY <= 0;
}

function isSubscribed(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie === `${SUBSCRIBED_COOKIE}=1`);
}

/** Counts the pause in both directions: after the clock was set back, the date may lie in the future. */
function isRecent(date: string | null, now: Date): boolean {
  return date !== null && Math.abs(now.getTime() - Date.parse(date)) < PAUSE_MS;
}
