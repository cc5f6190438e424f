import { AppError, type FieldError, type NewSubscription } from '@tdt/contracts';
import { subscriptionErrors } from '@tdt/domain';
import { normaliseEmail } from '../email-address.ts';

/** The easternmost clocks are so far ahead. */
const AHEAD_MS = 14 * 3_600_000;

export type ReadSubscription = Pick<
  NewSubscription,
  'first_name' | 'last_name' | 'email' | 'birthdate' | 'opted_in' | 'source'
>;

/** What a form sent, checked and as it is stored. Throws `VALIDATION_FAILED` in the words of the form. */
export function readSubscription(sent: NewSubscription, now: Date): ReadSubscription {
  const latestDay = new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);
  const found = Object.entries(subscriptionErrors(sent, latestDay));
  if (found.length > 0) refuse(found.map(([path, message]) => ({ path, message })));
  return {
    first_name: oneLine(sent.first_name),
    last_name: oneLine(sent.last_name),
    email: readEmail(sent.email),
    birthdate: sent.birthdate,
    opted_in: sent.opted_in,
    source: sent.source,
  };
}

const oneLine = (name: string): string => name.trim().replace(/[\s\p{Cc}]+/gu, ' ');

/** The form's rule lets more through than can be an address. */
function readEmail(text: string): string {
  try {
    return normaliseEmail(text);
  } catch {
    return refuse([{ path: 'email', message: 'Email invalide' }]);
  }
}

function refuse(errors: FieldError[]): never {
  throw new AppError('VALIDATION_FAILED', { errors });
}
