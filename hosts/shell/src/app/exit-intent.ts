import { EXIT_INTENT_DELAY_SECONDS, type NewsletterTrigger } from '@tdt/contracts/plain';
import { isInvitationForced, isLeavingAtTop, isQuietPath, mayInvite, UNDISTURBED_ATTRIBUTE } from '@tdt/domain';

/** Signs that a visitor leaves, or has stayed for a while. */
type ExitTrigger = Exclude<NewsletterTrigger, 'button'>;

interface ExitIntent {
  /** Opens the invitation; resolves to whether it is shown. */
  invite(trigger: ExitTrigger): Promise<boolean>;
  /** Ends the watch, once the newsletter was opened. */
  signal: AbortSignal;
}

const SHOWN_KEY = 'tdt.newsletter.shown';
const FORCE_KEY = 'tdt.newsletter.force';
const SECOND = 1000;
/**
 * A visitor who is still there after this time has stayed: the `beforeunload` was a download or a cancelled navigation.
 */
const STAYED_SECONDS = 3;
/** While the visitor types or reads a dialog, the delay is extended by this time. */
const EXTENSION_SECONDS = 2;

/**
 * Invites visitors to the newsletter when they are about to leave or have stayed for a while, at most once. It is a
 * script of its own, so that no first view waits for it. It adds no listener if earlier visits rule the invitation out.
 */
export function watchForExit({ invite, signal }: ExitIntent): void {
  const isForced = isInvitationForced(location.search, readStored(FORCE_KEY));
  const isAllowed = () =>
    mayInvite({ cookies: document.cookie, lastShown: readStored(SHOWN_KEY), isForced }, new Date()) && !signal.aborted;
  if (!isAllowed()) return;

  let delay: Timer;
  let departure: Timer;
  let isLeaving = false;

  const tryToInvite = async (trigger: ExitTrigger): Promise<void> => {
    // Meanwhile another tab may have shown it, or the visitor may have signed up there.
    if (isDisturbing() || !isAllowed()) return;
    if (await invite(trigger)) store(SHOWN_KEY, new Date().toISOString());
  };
  const afterDelay = (): void => {
    if (isDisturbing() || isTyping()) delay = setTimeout(afterDelay, EXTENSION_SECONDS * SECOND);
    else tryToInvite('delay');
  };
  /** Time that the tab spends in the background does not count. */
  const startDelay = (): void => {
    clearTimeout(delay);
    if (!document.hidden) delay = setTimeout(afterDelay, EXIT_INTENT_DELAY_SECONDS * SECOND);
  };
  const inviteAfter = (trigger: ExitTrigger, seconds: number): void => {
    clearTimeout(departure);
    departure = setTimeout(tryToInvite, seconds * SECOND, trigger);
  };

  const listen = listenUntil(signal);
  listen(document, 'mouseout', (event) => isLeavingAtTop(event as MouseEvent) && tryToInvite('mouse_leave'));
  listen(window, 'beforeunload', () => inviteAfter('before_unload', STAYED_SECONDS));
  listen(document, 'visibilitychange', () => {
    startDelay();
    // A page that the visitor leaves becomes hidden as well, around its `pagehide`.
    if (document.hidden && !isLeaving) inviteAfter('tab_hidden', 0);
  });
  listen(window, 'pagehide', () => {
    isLeaving = true;
    clearTimeout(departure);
  });
  // The visitor came back by the history.
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

/** Whether the invitation would cover something that it must not: a quiet page, full screen, another dialog. */
const isDisturbing = (): boolean =>
  isQuietPath(location.pathname) ||
  document.documentElement.hasAttribute(UNDISTURBED_ATTRIBUTE) ||
  Boolean(document.fullscreenElement) ||
  document.querySelector('dialog[open],[role=dialog],[role=alertdialog]') !== null;

const isTyping = (): boolean =>
  document.activeElement?.matches('input:not([type=checkbox],[type=radio],[type=range]),textarea,select') ?? false;

/** `undefined` when the browser denies storage. */
function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The browser denies storage; `mayInvite` then forbids invitations.
  }
}
