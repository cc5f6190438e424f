import { readEmail } from '@tdt/accounts';
import { AppError } from '@tdt/contracts';
import type { SyncState } from '@tdt/contracts/plain';
import { laterConsent } from './consent.ts';
import type { NewsletterLinks } from './links.ts';
import type { Consent, SubscriberStatus } from './subscriber.model.ts';
import type { SubscribersRepository } from './subscribers.repository.ts';

/** An event of Brevo's webhook, reduced to what is used here. */
export interface MailingEvent {
  kind: 'unsubscribed' | 'complained' | 'hard_bounce';
  email: string;
  /** When it happened at Brevo. */
  at: Date;
}

interface Dependencies {
  repository: SubscribersRepository;
  links: NewsletterLinks;
  /** Whether there is a key. */
  isConfigured: boolean;
  now: () => Date;
}

/** Brevo's times are whole seconds: an event applies to the whole of its second. */
const SECOND_MS = 1000;

const BEFORE_LEAVING = ['active', 'confirmation'] as const;
const LEFT = ['unsubscribed', 'bounced'] as const;

interface Rule {
  /** The statuses that the event replaces, the one that it sets, and its entry in the ledger. */
  from: readonly SubscriberStatus[];
  to: SubscriberStatus;
  consent: Consent['kind'];
  /** Whether the subscriber comes back only by confirming from a mail. */
  bars: boolean;
}

const EVENTS = {
  unsubscribed: { from: [...BEFORE_LEAVING, 'bounced'], to: 'unsubscribed', consent: 'unsubscribed', bars: false },
  complained: { from: [...BEFORE_LEAVING, 'bounced'], to: 'unsubscribed', consent: 'complained', bars: true },
  hard_bounce: { from: BEFORE_LEAVING, to: 'bounced', consent: 'bounced', bars: true },
} as const satisfies Record<MailingEvent['kind'], Rule>;

/** What happens to a subscription after the sign-up: confirmation, unsubscription, events of the mailing service. */
export function createSubscriptionChanges({ repository, links, isConfigured, now }: Dependencies) {
  const waiting: SyncState = isConfigured ? 'pending' : 'disabled';

  async function apply({ kind, email, at }: MailingEvent): Promise<void> {
    const { from, to, consent: entry, bars } = EVENTS[kind];
    const time = now();
    // If Brevo's clock is ahead of ours, the event must not override sign-ups that are still to come.
    const since = new Date(Math.min(at.getTime(), time.getTime()));
    const change = { consent: laterConsent(entry, 'brevo', since), state: waiting, now: time };
    const hasLeft = await repository.change(
      { email },
      [{ status: from, before: new Date(since.getTime() + SECOND_MS) }],
      { ...change, set: { status: to, status_at: since, ...(bars && { must_confirm: true }) } },
    );
    if (hasLeft || !bars) return;
    // Had left before: the status stays, and its time, which decides about later events.
    await repository.change({ email }, [{ status: LEFT, mustConfirm: false }], {
      ...change,
      set: { must_confirm: true },
    });
  }

  return {
    /**
     * By the token of a link. If it was done already, even if the subscriber was erased since, changes nothing. Throws
     * `LINK_REFUSED`.
     */
    async unsubscribe(token: string): Promise<void> {
      const _id = links.subscriberOf(token, 'unsubscribe');
      const at = now();
      // A subscriber in no such status has unsubscribed already, and may have been erased since.
      await repository.change({ _id }, [{ status: EVENTS.unsubscribed.from }], {
        set: { status: 'unsubscribed', status_at: at },
        consent: laterConsent('unsubscribed', 'link', at),
        state: waiting,
        now: at,
      });
    },

    /** Completes a sign-up with double opt-in. If it was done already, changes nothing. Throws `LINK_REFUSED`. */
    async confirm(token: string): Promise<void> {
      const _id = links.subscriberOf(token, 'confirm');
      const at = now();
      const changed = await repository.change({ _id }, [{ status: ['confirmation'] }], {
        set: { status: 'active', status_at: at, must_confirm: false },
        consent: laterConsent('confirmed', 'link', at),
        state: waiting,
        now: at,
      });
      // An old link does not sign up a subscriber again who has left since.
      const isDone = changed ?? (await repository.findById(_id))?.status === 'active';
      if (!isDone) throw new AppError('LINK_REFUSED');
    },

    /** Accepts events in any order, also twice. The later of an unsubscription and a sign-up decides. */
    async receive(events: readonly MailingEvent[]): Promise<void> {
      for (const event of events) {
        const email = readEmail(event.email);
        if (email !== null) await apply({ ...event, email });
      }
    },
  };
}
