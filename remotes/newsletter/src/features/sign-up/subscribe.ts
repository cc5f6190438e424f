import type { NewSubscription, Problem, Subscription, SyncSubscriber } from '@tdt/contracts';
import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { fetchJson, track } from '@tdt/platform';
import { syncErrorEvent, syncedEvent } from './events.ts';

/** `failed`: the server gives a reason. `unexpected`: no response, or not a valid one. */
export type SubscribeOutcome =
  | { kind: 'stored'; status: Subscription['status'] }
  | { kind: 'duplicate' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'unexpected' };

/** After this time without a response the visitor may submit again. */
const TIMEOUT_MS = 20_000;

/** Step 1: stores the subscriber. Never throws. */
export async function subscribe(subscription: NewSubscription): Promise<SubscribeOutcome> {
  try {
    const { status, body } = await fetchJson(NEWSLETTER_API.subscriptions, { body: subscription, signal: timeout() });
    return readOutcome(status, body);
  } catch {
    return { kind: 'unexpected' };
  }
}

/** Interprets the response of step 1. `body` is any parsed JSON. */
export function readOutcome(httpStatus: number, body: unknown): SubscribeOutcome {
  if (httpStatus === 201 && hasText(body, 'id')) {
    return { kind: 'stored', status: (body as Subscription).status };
  }
  if (httpStatus < 400 || !hasText(body, 'code') || !hasText(body, 'title')) return { kind: 'unexpected' };
  const problem = body as Problem;
  return problem.code === 'DUPLICATE_EMAIL' ? { kind: 'duplicate' } : { kind: 'failed', problem };
}

/** The most specific text of a problem. */
export const messageOf = ({ detail, title, errors }: Problem): string =>
  errors?.map(({ message }) => message).join(', ') || detail || title;

/**
 * Step 2: asks the server to sync the stored subscriber with the mailing service. The request survives leaving the
 * page. Only the log and the data layer see its outcome: 200 is a success, 202 (queued) neither success nor failure.
 */
export async function syncInBackground(subscriber: SyncSubscriber): Promise<void> {
  try {
    const { status } = await fetchJson(NEWSLETTER_API.brevo, { body: subscriber, keepalive: true, signal: timeout() });
    if (status === 200) track(syncedEvent);
    else if (status !== 202) throw new Error(`HTTP ${status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The newsletter's second step failed: ${reason}`);
    track(syncErrorEvent(reason));
  }
}

const timeout = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

function hasText(body: unknown, field: string): boolean {
  return typeof body === 'object' && body !== null && typeof (body as Record<string, unknown>)[field] === 'string';
}
