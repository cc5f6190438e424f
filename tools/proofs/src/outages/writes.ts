import { randomUUID } from 'node:crypto';
import { ADMIN_API, NEWSLETTER_API, REQUESTED_WITH } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';

/** A write that a site must refuse during an outage of its database, and accept after it. */
export interface Write {
  path: string;
  /** A new request each time: no two store the same. */
  request(): RequestInit;
  /** Status while the database is there. */
  accepted: number;
}

const PASSWORD = 'the password of the outage';
const SUPER_ADMIN = { email: 'super-admin@example.org', password: PASSWORD };
/** Of its own: the many sign-ins of one account end its oldest session. */
const ADMIN = { email: 'admin@example.org', password: PASSWORD };

/** Settings of a site whose accounts `writesOf` creates. */
export const WRITER_ENV = { TDT_ADMIN_PASSWORD: PASSWORD };

/** A sign-up, a sign-in, and the creation of an account by a super admin, who is created and signed in for it. */
export async function writesOf(site: RunningSite): Promise<Write[]> {
  const { status, stderr } = await site.cli('admin', 'create', '--email', SUPER_ADMIN.email, '--super');
  if (status !== 0) throw new Error(`admin create ended with ${status}: ${stderr}`);
  const signedIn = await fetch(`${site.url}${ADMIN_API.login}`, post(SUPER_ADMIN));
  const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';', 1) ?? [];
  const ownPage = { cookie, origin: site.url };
  const created = await fetch(`${site.url}${ADMIN_API.users}`, post(ADMIN, ownPage));
  if (created.status !== 201) throw new Error(`Creating the account of the sign-ins failed with ${created.status}.`);
  return [
    { path: ADMIN_API.login, request: () => post(ADMIN), accepted: 200 },
    { path: NEWSLETTER_API.subscriptions, request: () => post(newSubscription()), accepted: 201 },
    { path: ADMIN_API.users, request: () => post({ ...ADMIN, email: newEmail() }, ownPage), accepted: 201 },
  ];
}

const post = (body: object, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', [REQUESTED_WITH.name]: REQUESTED_WITH.value, ...headers },
  body: JSON.stringify(body),
});

const newEmail = (): string => `${randomUUID()}@example.org`;

const newSubscription = (): object => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: newEmail(),
  birthdate: null,
  opted_in: true,
  source: 'website_default',
});
