import { SUBSCRIBED_COOKIE, SUBSCRIBED_COOKIE_DAYS } from '@tdt/contracts/plain';

/** The cookie of whoever has signed up, as `document.cookie` takes it. */
export function subscribedCookie(isSecure: boolean): string {
  const seconds = SUBSCRIBED_COOKIE_DAYS * 24 * 60 * 60;
  return `${SUBSCRIBED_COOKIE}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
