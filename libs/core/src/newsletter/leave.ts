import { AppError } from '@tdt/contracts';
import { normaliseEmail } from '../email-address.ts';
import { laterConsent } from './consent.ts';
import type { NewsletterLinks } from './links.ts';
import type { MailingEvent } from './newsletter.ts';
import type { SubscriberStatus } from './subscriber.model.ts';
import type { SubscribersRepository } from './subscribers.repository.ts';

interface Dependencies {
  subscribers: SubscribersRepository;
  links: NewsletterLinks;
  /** Whether there is a key. */
  isConfigured: boolean;
  now: () => Date;
}

/** Brevo's times are whole seconds: an event counts for the whole of its second. */
const SECOND_MS = 1000;

/** What an event of each kind makes of whom. */
const EVENTS = {
  unsubscribed: { from: ['active', 'confirmation', 'bounced'], to: 'unsubscribed' },
  hard_bounce: { from: ['active', 'confirmation'], to: 'bounced' },
} as const satisfies Record<MailingEvent['kind'], { from: readonly SubscriberStatus[]; to: SubscriberStatus }>;

/** How somebody confirms, leaves, or is found to be out of reach, after the sign-up. */
export function createLeave({ subscribers, links, isConfigured, now }: Dependencies) {
  async function takeEvent({ kind, email, at }: MailingEvent): Promise<void> {
    const { from, to } = EVENTS[kind];
    const time = now();
    // A clock that is ahead of ours must not hold against sign-ups that are still to come.
    const since = new Date(Math.min(at.getTime(), time.getTime()));
    await subscribers.change({ email }, [{ status: from, before: new Date(since.getTime() + SECOND_MS) }], {
      set: { status: to, status_at: since },
      consent: laterConsent(to, 'brevo', since),
      isConfigured,
      now: time,
    });
  }

  return {
    async unsubscribe(token: string): Promise<void> {
      const _id = links.subscriberOf(token, 'unsubscribe');
      const at = now();
      // Whoever is not among these has left: before, or so long ago that they were erased.
      await subscribers.change({ _id }, [{ status: EVENTS.unsubscribed.from }], {
        set: { status: 'unsubscribed', status_at: at },
        consent: laterConsent('unsubscribed', 'link', at),
        isConfigured,
        now: at,
      });
    },

    async confirm(token: string): Promise<void> {
      const _id = links.subscriberOf(token, 'confirm');
      const at = now();
      const changed = await subscribers.change({ _id }, [{ status: ['confirmation'] }], {
        set: { status: 'active', status_at: at },
        consent: laterConsent('confirmed', 'link', at),
        isConfigured,
        now: at,
      });
      // Whoever has left since is not brought back by an old link.
      const isDone = changed ?? (await subscribers.findById(_id))?.status === 'active';
      if (!isDone) throw new AppError('LINK_REFUSED');
    },

    async receive(events: readonly MailingEvent[]): Promise<void> {
      for (const event of events) {
        const email = addressIn(event);
        if (email !== null) await takeEvent({ ...event, email });
      }
    },
  };
}

/** `null` for what cannot be stored here, since it is no address. */
function addressIn({ email }: MailingEvent): string | null {
  try {
    return normaliseEmail(email);
  } catch {
    return null;
  }
}
