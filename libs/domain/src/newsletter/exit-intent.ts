import { CONFIRM_PAGE, EXIT_INTENT_PAUSE_DAYS, SUBSCRIBED_COOKIE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';

/** What the browser remembers of earlier visits. */
export interface ExitIntentMemory {
  /** As in `document.cookie`. */
  cookies: string;
  /** ISO date of the last showing; `null`: none is kept; `undefined`: the browser lets nothing be kept. */
  lastShown: string | null | undefined;
  isForced: boolean;
}

const PAUSE_MS = EXIT_INTENT_PAUSE_DAYS * 24 * 60 * 60 * 1000;
/** The back office; and the newsletter's own pages: whoever unsubscribes has said what he wants. */
const QUIET_PATHS = ['/admin', UNSUBSCRIBE_PAGE, CONFIRM_PAGE];

/**
 * Whether a visitor may be invited, as far as earlier visits tell: not who has signed up, not so soon after the last time, and
 * not where nothing can be kept, since that would mean on every visit. Forcing, for debugging, overrides all three.
 */
export function mayInvite({ cookies, lastShown, isForced }: ExitIntentMemory, now: Date): boolean {
  if (isForced) return true;
  return !isSubscribed(cookies) && lastShown !== undefined && !isRecent(lastShown, now);
}

/** Whether a page is none that visitors are invited on. */
export function isQuietPath(path: string): boolean {
  return QUIET_PATHS.some((quiet) => path === quiet || path.startsWith(`${quiet}/`));
}

/** Whether a visitor asks for the invitation in spite of earlier visits: `?newsletter=1`, or the flag kept in the browser. */
export function isInvitationForced(query: string, flag: string | null | undefined): boolean {
  return flag === '1' || flag === 'true' || new URLSearchParams(query).get('newsletter') === '1';
}

/** Whether a pointer has left the window by its upper edge, towards tabs and address; as a `mouseout` tells it. */
export function leavesByTheTop({ relatedTarget, clientY }: { relatedTarget: unknown; clientY: number }): boolean {
  return relatedTarget === null && clientY <= 0;
}

function isSubscribed(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie === `${SUBSCRIBED_COOKIE}=1`);
}

/** On both sides of now: a clock that was set back makes yesterday tomorrow, and a date far ahead is no reason to wait for it. */
function isRecent(date: string | null, now: Date): boolean {
  return date !== null && Math.abs(now.getTime() - Date.parse(date)) < PAUSE_MS;
}
