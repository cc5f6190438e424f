import type { NewSubscription } from '@tdt/contracts';
import type { Newsletter, SubscriberRecord } from '@tdt/newsletter';

let count = 0;

/** A valid sign-up, with another address each time. */
export function signUp(parts: Partial<NewSubscription> = {}): NewSubscription {
  count += 1;
  return {
    first_name: 'Ana',
    last_name: 'Lima',
    email: `ana-${count}@example.org`,
    birthdate: null,
    opted_in: true,
    source: 'website_default',
    ...parts,
  };
}

/** What is stored under an address. */
export async function storedUnder(newsletter: Newsletter, email: string): Promise<SubscriberRecord[]> {
  const found: SubscriberRecord[] = [];
  for await (const record of newsletter.export()) if (record.email === email) found.push(record);
  return found;
}

/** The token of a link, whether it leads to the API or to a page. */
export function tokenOf(link: string): string {
  const { searchParams } = new URL(link);
  return searchParams.get('token') ?? searchParams.get('jeton') ?? '';
}
