import type { SubscriberState, SyncState } from '@tdt/contracts/plain';
import { BYTE_ORDER_MARK, csvRow } from '@tdt/domain/text';
import type { StoredSubscriber } from './subscribers.repository.ts';

/** A subscriber as an export shows it. */
export interface SubscriberRecord {
  id: string;
  first_name: string;
  last_name: string;
  /** Normalised. */
  email: string;
  /** yyyy-MM-dd. */
  birthdate: string | null;
  opted_in: boolean;
  status: SubscriberState;
  sync: SyncState;
  created_at: Date;
}

export const recordOf = (subscriber: StoredSubscriber): SubscriberRecord => ({
  id: subscriber._id,
  first_name: subscriber.first_name,
  last_name: subscriber.last_name,
  email: subscriber.email,
  birthdate: subscriber.birthdate,
  opted_in: subscriber.opted_in,
  status: subscriber.status,
  sync: subscriber.sync.state,
  created_at: subscriber.created_at,
});

const yesOrNo = (isSo: boolean): string => (isSo ? 'oui' : 'non');

const STATUS: Record<SubscriberRecord['status'], string> = {
  active: 'inscrit',
  confirmation: 'à confirmer',
  unsubscribed: 'désinscrit',
  bounced: 'adresse refusée',
};

const SYNC: Record<SubscriberRecord['sync'], string> = {
  disabled: 'désactivée',
  pending: 'en attente',
  synced: 'faite',
  failed: 'échouée',
};

/** Without consent nothing is sent to Brevo, so there is no state to show. */
const syncText = ({ opted_in, status, sync }: SubscriberRecord): string =>
  sync === 'synced' && status === 'active' && !opted_in ? 'sans objet' : SYNC[sync];

/** The columns of the editors' spreadsheet; dates in ISO 8601, so that every program reads the same day. */
const COLUMNS: [title: string, cell: (subscriber: SubscriberRecord) => string][] = [
  ['Prénom', ({ first_name }) => first_name],
  ['Nom', ({ last_name }) => last_name],
  ['Email', ({ email }) => email],
  ['Date de naissance', ({ birthdate }) => birthdate ?? ''],
  ['Consentement', ({ opted_in }) => yesOrNo(opted_in)],
  ['État', ({ status }) => STATUS[status]],
  ['Synchronisation Brevo', syncText],
  ["Date d'inscription", ({ created_at }) => created_at.toISOString()],
  ['Identifiant', ({ id }) => id],
];

/**
 * The CSV file of subscribers in pieces, as they are read: UTF-8 with a byte order mark, safe to open in a spreadsheet.
 * @param separator one character; French spreadsheets expect a semicolon
 */
export async function* subscribersCsv(
  subscribers: AsyncIterable<SubscriberRecord>,
  separator = ';',
): AsyncGenerator<string, void> {
  const row = (cells: string[]): string => csvRow(cells, separator);
  yield BYTE_ORDER_MARK + row(COLUMNS.map(([title]) => title));
  for await (const subscriber of subscribers) yield row(COLUMNS.map(([, cell]) => cell(subscriber)));
}
