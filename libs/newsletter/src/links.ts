import { createTokenSeal } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import { CONFIRM_PAGE, NEWSLETTER_TOKEN_PARAMETER } from '@tdt/contracts/plain';
import { DAY_MS } from '@tdt/database';

const CONFIRM_DAYS = 7;

export type LinkPurpose = 'unsubscribe' | 'confirm';

interface Dependencies {
  secret: Buffer;
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  now: () => Date;
}

export type NewsletterLinks = ReturnType<typeof createLinks>;

/** The links in mails. Each carries a signed token with a subscriber's id; one to unsubscribe never expires. */
export function createLinks({ secret, siteUrl, now }: Dependencies) {
  const seals = {
    unsubscribe: createTokenSeal(secret, 'newsletter unsubscribe'),
    confirm: createTokenSeal(secret, 'newsletter confirm'),
  };

  return {
    /** `unsubscribe` is also the target of one-click unsubscription (RFC 8058); `confirm` is a page. */
    of(id: string): { unsubscribe: string; confirm: string } {
      const expires = new Date(now().getTime() + CONFIRM_DAYS * DAY_MS);
      const confirm = seals.confirm.seal({ id, expires });
      return {
        unsubscribe: `${siteUrl}/api/newsletter/unsubscribe?token=${seals.unsubscribe.seal({ id, expires: null })}`,
        confirm: `${siteUrl}${CONFIRM_PAGE}?${NEWSLETTER_TOKEN_PARAMETER}=${confirm}`,
      };
    },

    /** Id of a token's subscriber. Throws `LINK_REFUSED` unless the token is valid for one of these purposes. */
    subscriberOf(token: string, ...purposes: LinkPurpose[]): string {
      for (const purpose of purposes) {
        const claim = seals[purpose].open(token, now());
        if (claim) return claim.id;
      }
      throw new AppError('LINK_REFUSED');
    },
  };
}
