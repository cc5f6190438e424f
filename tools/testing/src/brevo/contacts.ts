import { BrevoError, type BrevoReply, isObject, type JsonObject } from './reply.ts';

/** A contact as the account stores it. */
export interface BrevoContact {
  id: number;
  email: string;
  attributes: JsonObject;
  listIds: number[];
  emailBlacklisted: boolean;
  createdAt: string;
  modifiedAt: string;
}

/** By address in lower case. */
export type BrevoContacts = Map<string, BrevoContact>;

/** Configuration of an account. */
export interface BrevoAccount {
  listIds: readonly number[];
  /** Attributes by name. A date attribute ignores other values. */
  attributes: Readonly<Record<string, 'text' | 'date'>>;
  templateIds: readonly number[];
}

const ADDRESS = /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;

export const isAddress = (value: unknown): value is string => typeof value === 'string' && ADDRESS.test(value);

/** https://developers.brevo.com/reference/create-contact */
export function createContact(contacts: BrevoContacts, account: BrevoAccount, body: JsonObject): BrevoReply {
  const { email, updateEnabled = false } = body;
  if (email === undefined) throw new BrevoError('missing_parameter', 'email is missing');
  if (!isAddress(email)) throw new BrevoError('invalid_parameter', 'email is not valid');
  const change = readChange(account, body);
  const existing = contacts.get(email.toLowerCase());
  if (existing && updateEnabled !== true) throw duplicate();
  if (existing) {
    apply(existing, change);
    return { status: 204 };
  }
  const now = new Date().toISOString();
  const id = contacts.size + 1;
  const contact = { id, email, attributes: {}, listIds: [], emailBlacklisted: false, createdAt: now, modifiedAt: now };
  contacts.set(email.toLowerCase(), contact);
  apply(contact, change);
  return { status: 201, body: { id } };
}

/** https://developers.brevo.com/reference/update-contact */
export function updateContact(
  contacts: BrevoContacts,
  account: BrevoAccount,
  email: string,
  body: JsonObject,
): BrevoReply {
  const contact = contactOf(contacts, email);
  const unlinked = readLists(account, body.unlinkListIds);
  apply(contact, readChange(account, body));
  contact.listIds = contact.listIds.filter((id) => !unlinked.includes(id));
  return { status: 204 };
}

/** https://developers.brevo.com/reference/delete-contact */
export function deleteContact(contacts: BrevoContacts, email: string): BrevoReply {
  contactOf(contacts, email);
  contacts.delete(email.toLowerCase());
  return { status: 204 };
}

/** https://developers.brevo.com/reference/get-contact-info */
export const readContact = (contacts: BrevoContacts, email: string): BrevoReply => ({
  status: 200,
  body: { ...contactOf(contacts, email), smsBlacklisted: false, statistics: {} },
});

export const duplicate = (): BrevoError =>
  new BrevoError('duplicate_parameter', 'Unable to create contact, email is already associated with another Contact', {
    more: { metadata: { duplicate_identifiers: ['email'] } },
  });

function contactOf(contacts: BrevoContacts, email: string): BrevoContact {
  const contact = contacts.get(email.toLowerCase());
  if (!contact) throw new BrevoError('document_not_found', 'Contact does not exist', { status: 404 });
  return contact;
}

interface Change {
  attributes: JsonObject;
  listIds: number[];
  emailBlacklisted: boolean | undefined;
}

/** Throws before any change. */
function readChange(account: BrevoAccount, { attributes = {}, listIds, emailBlacklisted }: JsonObject): Change {
  if (!isObject(attributes)) throw new BrevoError('invalid_parameter', 'attributes should be an object');
  if (emailBlacklisted !== undefined && typeof emailBlacklisted !== 'boolean')
    throw new BrevoError('invalid_parameter', 'emailBlacklisted should be boolean');
  const unknown = Object.keys(attributes).find((name) => !Object.hasOwn(account.attributes, name));
  if (unknown !== undefined) throw new BrevoError('invalid_parameter', `Attribute ${unknown} does not exist`);
  const valid = Object.entries(attributes).filter(
    ([name, value]) => account.attributes[name] !== 'date' || value === '' || DATE.test(String(value)),
  );
  return { attributes: Object.fromEntries(valid), listIds: readLists(account, listIds), emailBlacklisted };
}

function readLists(account: BrevoAccount, lists: unknown = []): number[] {
  if (!Array.isArray(lists)) throw new BrevoError('invalid_parameter', 'listIds should be an array');
  if (!lists.every((id) => account.listIds.includes(id)))
    throw new BrevoError('invalid_parameter', 'List ID does not exist');
  return lists;
}

function apply(contact: BrevoContact, { attributes, listIds, emailBlacklisted }: Change): void {
  Object.assign(contact.attributes, attributes);
  contact.listIds = [...new Set([...contact.listIds, ...listIds])];
  contact.emailBlacklisted = emailBlacklisted ?? contact.emailBlacklisted;
  contact.modifiedAt = new Date().toISOString();
}
