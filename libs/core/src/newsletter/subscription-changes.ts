import { AppError } from '@tdt/contracts';
import { readEmail } from '../email-address.ts';
import { laterConsent } from './consent.ts';
import type { NewsletterLinks } from './links.ts';
import type { MailingEvent, Newsletter } from './newsletter.ts';
import type { SubscriberStatus } from './subscriber.model.ts';
import type { SubscribersRepository } from './subscribers.repository.ts';

interface Dependencies {
  repository: SubscribersRepository;
  links: NewsletterLinks;
  /** Whether there is a key. */
  isConfigured: boolean;
  now: () => Date;
}

/** Brevo's times are whole seconds: an event applies to the whole of its second. */
const SECOND_MS = 1000;

/** The status that an event of each kind sets, and the statuses that it replaces. */
const EVENTS = {
  unsubscribed: { from: ['active', 'confirmation', 'bounced'], to: 'unsubscribed' },
  hard_bounce: { from: ['active', 'confirmation'], to: 'bounced' },
} as const satisfies Record<MailingEvent['kind'], { from: readonly SubscriberStatus[]; to: SubscriberStatus }>;

type SubscriptionChanges = Pick<Newsletter, 'unsubscribe' | 'confirm' | 'receive'>;

/** What happens to a subscription after the sign-up: confirmation, unsubscription, events of the mailing service. */
export function createSubscriptionChanges({ repository, links, isConfigured, now }: Dependencies): SubscriptionChanges {
  async function apply({ kind, email, at }: MailingEvent): Promise<void> {
    const { from, to } = EVENTS[kind];
    const time = now();
    // If Brevo's clock is ahead of ours, the event must not override sign-ups that are still to come.
    const since = new Date(Math.min(at.getTime(), time.getTime()));
    await repository.change({ email }, [{ status: from, before: new Date(since.getTime() + SECOND_MS) }], {
      set: { status: to, status_at: since },
      consent: laterConsent(to, 'brevo', since),
      isConfigured,
      now: time,
    });
  }

  return {
    async unsubscribe(token) {
      const _id = links.subscriberOf(token, 'unsubscribe');
      const at = now();
      // A subscriber in no such status has unsubscribed already, and may have been erased since.
      await repository.change({ _id }, [{ status: EVENTS.unsubscribed.from }], {
        set: { status: 'unsubscribed', status_at: at },
        consent: laterConsent('unsubscribed', 'link', at),
        isConfigured,
        now: at,
      });
    },

    async confirm(token) {
      const _id = links.subscriberOf(token, 'confirm');
      const at = now();
      const changed = await repository.change({ _id }, [{ status: ['confirmation'] }], {
        set: { status: 'active', status_at: at },
        consent: laterConsent('confirmed', 'link', at),
        isConfigured,
        now: at,
      });
      // An old link does not sign up a subscriber again who has left since.
      const isDone = changed ?? (await repository.findById(_id))?.status === 'active';
      if (!isDone) throw new AppError('LINK_REFUSED');
    },

    async receive(events) {
      for (const event of events) {
        const email = readEmail(event.email);
        if (email !== null) await apply({ ...event, email });
      }
    },
  };
}
