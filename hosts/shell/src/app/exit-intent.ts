import { EXIT_INTENT_DELAY_SECONDS, type NewsletterTrigger } from '@tdt/contracts/plain';
import { isInvitationForced, isLeavingAtTop, isQuietPath, mayInvite } from '@tdt/domain';

/** Ways of leaving, or of staying long enough. */
type ExitTrigger = Exclude<NewsletterTrigger, 'button'>;

interface ExitIntent {
  /** Invites the visitor; whether that has come on the page. */
  invite(trigger: ExitTrigger): Promise<boolean>;
  /** Ends the watch: the newsletter has been opened, by whatever. */
  signal: AbortSignal;
}

const SHOWN_KEY = 'tdt.newsletter.shown';
const FORCE_KEY = 'tdt.newsletter.force';
const SECOND = 1000;
/** Whoever is still there so long after a `beforeunload` has stayed: it was a download, or a page that was not waited for. */
const STAYED_SECONDS = 3;
/** While somebody types or reads a dialog, the delay is over a little later. */
const LATER_SECONDS = 2;

/**
 * Watches for visitors who leave, and for those who stay, and invites them to the newsletter, at most once. A script of
 * its own: no first view waits for it. Nothing is listened to when earlier visits speak against it.
 */
export function watchForExit({ invite, signal }: ExitIntent): void {
  const isForced = isInvitationForced(location.search, recall(FORCE_KEY));
  const isWanted = () =>
    mayInvite({ cookies: document.cookie, lastShown: recall(SHOWN_KEY), isForced }, new Date()) && !signal.aborted;
  if (!isWanted()) return;

  let delay: Timer;
  let departure: Timer;
  let isLeaving = false;

  const tryTo = async (trigger: ExitTrigger): Promise<void> => {
    // Asked again: another tab may have shown it, or the visitor signed up there.
    if (isDisturbing() || !isWanted()) return;
    if (await invite(trigger)) remember(SHOWN_KEY, new Date().toISOString());
  };
  const afterDelay = (): void => {
    if (isDisturbing() || isTyping()) delay = setTimeout(afterDelay, LATER_SECONDS * SECOND);
    else tryTo('delay');
  };
  /** Seconds that a tab spends in the background do not count. */
  const startDelay = (): void => {
    clearTimeout(delay);
    if (!document.hidden) delay = setTimeout(afterDelay, EXIT_INTENT_DELAY_SECONDS * SECOND);
  };
  const soon = (trigger: ExitTrigger, seconds: number): void => {
    clearTimeout(departure);
    departure = setTimeout(tryTo, seconds * SECOND, trigger);
  };

  const listen = listenUntil(signal);
  listen(document, 'mouseout', (event) => isLeavingAtTop(event as MouseEvent) && tryTo('mouse_leave'));
  listen(window, 'beforeunload', () => soon('before_unload', STAYED_SECONDS));
  listen(document, 'visibilitychange', () => {
    startDelay();
    // A page that is left is hidden too, around its `pagehide`.
    if (document.hidden && !isLeaving) soon('tab_hidden', 0);
  });
  listen(window, 'pagehide', () => {
    isLeaving = true;
    clearTimeout(departure);
  });
  // Back from the history.
  listen(window, 'pageshow', () => {
    isLeaving = false;
  });
  listen(signal, 'abort', () => {
    clearTimeout(delay);
    clearTimeout(departure);
  });
  startDelay();
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function listenUntil(signal: AbortSignal) {
  return (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, target === signal ? { once: true } : { signal });
}

/** What a visitor has before him and is not to be covered. */
const isDisturbing = (): boolean =>
  isQuietPath(location.pathname) ||
  Boolean(document.fullscreenElement) ||
  document.querySelector('dialog[open],[role=dialog],[role=alertdialog]') !== null;

const isTyping = (): boolean =>
  document.activeElement?.matches('input:not([type=checkbox],[type=radio],[type=range]),textarea,select') ?? false;

/** `undefined` where the browser lets nothing be kept. */
function recall(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept nowhere: what `mayInvite` makes of it comes with the next visit.
  }
}
