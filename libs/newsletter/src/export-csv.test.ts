import { expect, it } from 'vitest';
import { type SubscriberRecord, subscribersCsv } from './export-csv.ts';

const ANA: SubscriberRecord = {
  id: '0d5f6d5e-7a3c-4a53-9f3e-0a9a3f6d2c11',
  first_name: 'Ana',
  last_name: '=Lima;',
  email: 'ana@example.org',
  birthdate: null,
  opted_in: true,
  status: 'active',
  sync: 'pending',
  created_at: new Date('2026-11-22T09:00:00.000Z'),
};

async function* stored(...subscribers: SubscriberRecord[]) {
  yield* subscribers;
}
async function written(...parameters: Parameters<typeof subscribersCsv>): Promise<string> {
  let text = '';
  for await (const piece of subscribersCsv(...parameters)) text += piece;
  return text;
}

it('begins with a byte order mark and titles, also without subscribers', async () => {
  expect(await written(stored())).toBe(
    "\uFEFFPrénom;Nom;Email;Date de naissance;Consentement;État;Synchronisation Brevo;Date d'inscription;Identifiant\r\n",
  );
});

it('writes one line per subscriber, harmless in a spreadsheet', async () => {
  const [, first, second] = (await written(stored(ANA, { ...ANA, birthdate: '1990-02-03', opted_in: false }))).split(
    '\r\n',
  );
  expect(first).toBe(`Ana;"'=Lima;";ana@example.org;;oui;inscrit;en attente;2026-11-22T09:00:00.000Z;${ANA.id}`);
  expect(second).toContain(';1990-02-03;non;');
});

it('accepts another separator', async () => {
  expect(await written(stored(ANA), ',')).toContain(`\r\nAna,"'=Lima;",ana@example.org,,oui,`);
});

it('reads only as far as its caller does', async () => {
  let read = 0;
  async function* counted() {
    for (read = 1; ; read += 1) yield ANA;
  }
  const pieces = subscribersCsv(counted());
  for (let piece = 0; piece < 3; piece += 1) await pieces.next();
  expect(read).toBe(2);
});
