import { derivedId } from '../../database/derived-id.ts';
import type { BrevoSettings } from '../newsletter-settings.ts';
import type { SubscriberDocument } from '../subscriber.model.ts';

/** A call that makes Brevo hold what it is to hold. Made again, it changes nothing more. */
export interface Outgoing {
  /** `contact`: puts somebody on the lists. `removal`: takes somebody off them. `mail`: asks for a confirmation. */
  kind: 'contact' | 'removal' | 'mail';
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

interface Around {
  brevo: BrevoSettings;
  links: (id: string) => { unsubscribe: string; confirm: string };
}

type Subscriber = Pick<
  SubscriberDocument,
  '_id' | 'first_name' | 'last_name' | 'email' | 'birthdate' | 'opted_in' | 'status' | 'sync'
>;

/**
 * What Brevo is to be told of a subscriber, derived from the document as it is at this moment; `null`: nothing. Whoever did
 * not agree to mails never reaches Brevo.
 */
export function outgoingFor(subscriber: Subscriber, around: Around): Outgoing | null {
  const { status, opted_in, sync } = subscriber;
  if (status === 'active' && opted_in) return contact(subscriber, around);
  // Also before a mail that asks for a confirmation: whoever came back before Brevo knew that they had left.
  if (sync.is_held) return removal(subscriber, around.brevo);
  return status === 'confirmation' && opted_in ? confirmationMail(subscriber, around) : null;
}

/** The same fields for a contact that Brevo finds to be there under another key (`duplicate_parameter`). */
export function updateOf({ body }: Outgoing): Outgoing {
  const { email, updateEnabled: _, ...fields } = body as { email: string; updateEnabled: boolean };
  return { kind: 'contact', method: 'PUT', path: contactPath(email), body: fields };
}

const contactPath = (email: string): string => `/v3/contacts/${encodeURIComponent(email)}`;

function contact(subscriber: Subscriber, { brevo: { attributes: names, listIds }, links }: Around): Outgoing {
  const { _id, email, first_name, last_name, birthdate } = subscriber;
  const attributes = {
    [names.firstName]: first_name,
    [names.lastName]: last_name,
    ...(birthdate !== null && { [names.birthdate]: birthdate }),
    ...(names.unsubscribe !== null && { [names.unsubscribe]: links(_id).unsubscribe }),
  };
  const body = { email, attributes, listIds, emailBlacklisted: false, updateEnabled: true };
  return { kind: 'contact', method: 'POST', path: '/v3/contacts', body };
}

/** Only an update takes somebody off lists (https://developers.brevo.com/reference/update-contact). */
const removal = ({ email }: Subscriber, { listIds }: BrevoSettings): Outgoing => ({
  kind: 'removal',
  method: 'PUT',
  path: contactPath(email),
  body: { emailBlacklisted: true, unlinkListIds: listIds },
});

/**
 * The key is the same for each attempt, and another one when the mail is asked for again: for half an hour Brevo sends
 * one mail a key (https://developers.brevo.com/docs/heterogenous-versions-batch-emails).
 */
function confirmationMail({ _id, email, first_name, sync }: Subscriber, { brevo, links }: Around): Outgoing | null {
  // Double opt-in was switched off since: whoever signs up again is subscribed at once.
  if (brevo.confirmTemplateId === null) return null;
  const body = {
    templateId: brevo.confirmTemplateId,
    to: [{ email }],
    params: { PRENOM: isName(first_name) ? first_name : '', LIEN: links(_id).confirm },
    headers: { idempotencyKey: derivedId(`newsletter-confirmation:${_id}:${sync.revision}`) },
  };
  return { kind: 'mail', method: 'POST', path: '/v3/smtp/email', body };
}

/** Anybody can let a mail be sent to anybody: what looks like an address of the web or like markup does not go into it. */
const isName = (text: string): boolean => !/[<>:/@]|\.\S|www/i.test(text);
