import { derivedId } from '@tdt/database/documents';
import type { BrevoSettings } from '../newsletter-settings.ts';
import type { Consent, SubscriberDocument } from '../subscriber.model.ts';

/** A call that brings Brevo up to date with a subscriber. It is idempotent. */
export interface Outgoing {
  /**
   * `contact`: adds the subscriber to the lists. `removal`: removes it from them. `erasure`: removes the contact.
   * `mail`: asks for a confirmation.
   */
  kind: 'contact' | 'removal' | 'erasure' | 'mail';
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

interface Context {
  brevo: BrevoSettings;
  links: (id: string) => { unsubscribe: string; confirm: string };
}

type Subscriber = Pick<
  SubscriberDocument,
  '_id' | 'first_name' | 'last_name' | 'email' | 'birthdate' | 'opted_in' | 'status' | 'consents' | 'sync'
>;

/**
 * The next call that a subscriber needs, derived from the document as it is now; `null`: none. A subscriber who did not
 * consent to mails is never sent to Brevo.
 */
export function outgoingFor(subscriber: Subscriber, context: Context): Outgoing | null {
  const { status, opted_in, sync } = subscriber;
  if (status === 'erased') return erasure(subscriber);
  if (status === 'active' && opted_in) return contact(subscriber, context);
  // Also before a mail that asks for a confirmation: the subscriber may return before Brevo knows of the
  // unsubscription.
  if (sync.is_held) return removal(subscriber, context.brevo);
  return status === 'confirmation' && opted_in ? confirmationMail(subscriber, context) : null;
}

/** The same fields as an update, for a contact that exists under another key (`duplicate_parameter`). */
export function updateOf({ body }: Outgoing): Outgoing {
  const { email, updateEnabled: _, ...fields } = body as { email: string; updateEnabled: boolean };
  return { kind: 'contact', method: 'PUT', path: contactPath(email), body: fields };
}

const contactPath = (email: string): string => `/v3/contacts/${encodeURIComponent(email)}`;

function contact(subscriber: Subscriber, { brevo: { attributes: names, listIds }, links }: Context): Outgoing {
  const { _id, email, first_name, last_name, birthdate, consents } = subscriber;
  const attributes = {
    [names.firstName]: first_name,
    [names.lastName]: last_name,
    ...(birthdate !== null && { [names.birthdate]: birthdate }),
    ...(names.unsubscribe !== null && { [names.unsubscribe]: links(_id).unsubscribe }),
  };
  const isLifted = consents.some(({ kind }) => LIFTING.has(kind));
  const body = { email, attributes, listIds, ...(isLifted && { emailBlacklisted: false }), updateEnabled: true };
  return { kind: 'contact', method: 'POST', path: '/v3/contacts', body };
}

/**
 * What lets the site lift a block at Brevo: a link in a mail to the address was followed, or the site itself recorded
 * the leaving and so the return. A sign-up alone does not: anybody can make one with the address of somebody who had
 * left at Brevo before the site knew them.
 */
const LIFTING: ReadonlySet<Consent['kind']> = new Set(['confirmed', 'unsubscribed', 'complained', 'bounced']);

/** Only an update removes a contact from lists (https://developers.brevo.com/reference/update-contact). */
const removal = ({ email }: Subscriber, { listIds }: BrevoSettings): Outgoing => ({
  kind: 'removal',
  method: 'PUT',
  path: contactPath(email),
  body: { emailBlacklisted: true, unlinkListIds: listIds },
});

/** https://developers.brevo.com/reference/delete-contact */
const erasure = ({ email }: Subscriber): Outgoing => ({ kind: 'erasure', method: 'DELETE', path: contactPath(email) });

/**
 * All attempts to send a mail have the same key, a mail that is requested again has another one: for half an hour Brevo
 * sends one mail per key (https://developers.brevo.com/docs/heterogenous-versions-batch-emails).
 */
function confirmationMail({ _id, email, first_name, sync }: Subscriber, { brevo, links }: Context): Outgoing | null {
  // Double opt-in was switched off since: signing up again makes the subscription active at once.
  if (brevo.confirmTemplateId === null) return null;
  const body = {
    templateId: brevo.confirmTemplateId,
    to: [{ email }],
    params: { PRENOM: isName(first_name) ? first_name : '', LIEN: links(_id).confirm },
    headers: { idempotencyKey: derivedId(`newsletter-confirmation:${_id}:${sync.revision}`) },
  };
  return { kind: 'mail', method: 'POST', path: '/v3/smtp/email', body };
}

/** Visitors can have a mail sent to any address, so it must not contain names that look like a URL or like markup. */
const isName = (text: string): boolean => !/[<>:/@]|\.\S|www/i.test(text);
