import {
  type AdminSubscriber,
  type AdminSubscriberList,
  type AdminSubscriberQuery,
  AppError,
  type SubscriberDetail,
} from '@tdt/contracts';
import type { Outbox } from './outbox/outbox.ts';
import { AT_ONCE } from './outbox/queue.repository.ts';
import type { SubscriberDocument } from './subscriber.model.ts';
import type { ListedSubscriber, SubscriberListRepository } from './subscriber-list.repository.ts';
import type { StoredSubscriber, SubscribersRepository } from './subscribers.repository.ts';

interface Dependencies {
  repository: Pick<SubscribersRepository, 'findById'>;
  listed: SubscriberListRepository;
  retryOne: Outbox['retryOne'];
}

/** Subscribers as editors see them; an erased one is not there for them. */
export function createSubscriberList({ repository, listed, retryOne }: Dependencies) {
  async function existing(id: string): Promise<StoredSubscriber> {
    const subscriber = await repository.findById(id);
    if (!subscriber || !isListed(subscriber)) throw new AppError('SUBSCRIBER_NOT_FOUND');
    return subscriber;
  }

  return {
    /** A page of the subscribers whose names and address together contain each word of `q`. */
    async list({ q, status, sync, sort, page, page_size }: AdminSubscriberQuery): Promise<AdminSubscriberList> {
      const place = { skip: (page - 1) * page_size, limit: page_size };
      const { items, total } = await listed.page({ q, status, sync }, sort, place);
      return { items: items.map(present), total, page, page_size };
    },

    /** A subscriber with the ledger of consents, newest first. Throws `SUBSCRIBER_NOT_FOUND`. */
    async subscriber(id: string): Promise<SubscriberDetail> {
      const subscriber = await existing(id);
      const consents = subscriber.consents.map((consent) => ({ ...consent, at: consent.at.toISOString() }));
      return { ...present(subscriber), consents: consents.reverse() };
    },

    /**
     * Tries once, now, to bring Brevo up to date with a subscriber, also with one who was given up. Never throws
     * because of Brevo; throws `SUBSCRIBER_NOT_FOUND`.
     */
    async retry(id: string): Promise<AdminSubscriber> {
      const { email } = await existing(id);
      await retryOne({ id, email });
      return present(await existing(id));
    },
  };
}

const isListed = (subscriber: SubscriberDocument): subscriber is StoredSubscriber => subscriber.status !== 'erased';

function present(subscriber: ListedSubscriber): AdminSubscriber {
  const { _id: id, first_name, last_name, email, birthdate, opted_in, status, sync, created_at } = subscriber;
  const { state, attempts, next_at, last_code, last_error, synced_at } = sync;
  return {
    id,
    first_name,
    last_name,
    email,
    birthdate,
    opted_in,
    status,
    sync: {
      state,
      attempts,
      next_at: state === 'pending' && next_at > AT_ONCE ? next_at.toISOString() : null,
      last_code,
      last_error,
      synced_at: synced_at?.toISOString() ?? null,
    },
    created_at: created_at.toISOString(),
  };
}
