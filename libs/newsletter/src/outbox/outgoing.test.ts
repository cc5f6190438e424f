import { describe, expect, it } from 'vitest';
import type { Consent } from '../subscriber.model.ts';
import { someBrevo } from '../testing/brevo-settings.ts';
import { type Outgoing, outgoingFor, updateOf } from './outgoing.ts';

type Subscriber = Parameters<typeof outgoingFor>[0];

const brevo = someBrevo({ confirmTemplateId: 4 });
const links = (id: string) => ({
  unsubscribe: `https://table.example/leave/${id}`,
  confirm: 'https://table.example/c',
});

const aConsent = (kind: Consent['kind']): Consent => ({
  at: new Date(0),
  kind,
  via: 'link',
  opted_in: true,
  text_version: null,
  text: null,
});

const aSubscriber = (over: Partial<Subscriber> = {}, isHeld = false): Subscriber => ({
  _id: '0b9a4d36-3b0c-4f0a-9d2e-6f6f3a1c7e55',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada+x@exemple.fr',
  birthdate: '1990-12-10',
  opted_in: true,
  status: 'active',
  consents: [aConsent('subscribed')],
  sync: { revision: 1, is_held: isHeld } as Subscriber['sync'],
  ...over,
});
const outgoing = (over: Partial<Subscriber> = {}, isHeld = false) =>
  outgoingFor(aSubscriber(over, isHeld), { brevo, links });
const keyOf = (revision: number) => {
  const found = outgoing({ status: 'confirmation', sync: { revision } as Subscriber['sync'] }) as Outgoing;
  return (found.body as { headers: { idempotencyKey: string } }).headers.idempotencyKey;
};

describe('outgoingFor', () => {
  it('adds a subscriber to the lists, with the attribute names of the account', () => {
    expect(outgoing()).toEqual({
      kind: 'contact',
      method: 'POST',
      path: '/v3/contacts',
      body: {
        email: 'ada+x@exemple.fr',
        attributes: { PRENOM: 'Ada', NOM: 'Lovelace', DATE_NAISSANCE: '1990-12-10' },
        listIds: [3, 7],
        updateEnabled: true,
      },
    });
  });

  it('sends the link to unsubscribe where there is an attribute for it, and a birth date only if given', () => {
    const attributes = { ...brevo.attributes, unsubscribe: 'LIEN' };
    const found = outgoingFor(aSubscriber({ birthdate: null }), { brevo: { ...brevo, attributes }, links });
    expect(found?.body).toMatchObject({
      attributes: {
        PRENOM: 'Ada',
        NOM: 'Lovelace',
        LIEN: 'https://table.example/leave/0b9a4d36-3b0c-4f0a-9d2e-6f6f3a1c7e55',
      },
    });
    expect(found?.body).not.toHaveProperty('attributes.DATE_NAISSANCE');
  });

  it.each(['confirmed', 'unsubscribed', 'complained', 'bounced'] as const)(
    'lifts a block at Brevo for a subscriber who %s, which the site recorded, and not for a sign-up alone',
    (kind) => {
      const consents = [aConsent('subscribed'), aConsent(kind), aConsent('resubscribed')];
      expect(outgoing({ consents })?.body).toMatchObject({ emailBlacklisted: false });
      const again = outgoing({ consents: [aConsent('subscribed'), aConsent('resubscribed')] });
      expect(again?.body).not.toHaveProperty('emailBlacklisted');
      expect(updateOf(again as Outgoing).body).not.toHaveProperty('emailBlacklisted');
    },
  );

  it('sends nothing for a subscriber who did not consent to mails', () => {
    for (const status of ['active', 'confirmation', 'unsubscribed', 'bounced'] as const) {
      expect(outgoing({ status, opted_in: false })).toBeNull();
    }
  });

  it.each(['unsubscribed', 'bounced'] as const)(
    'removes a subscriber who is %s from the lists, if it may be on them',
    (status) => {
      expect(outgoing({ status })).toBeNull();
      expect(outgoing({ status }, true)).toEqual({
        kind: 'removal',
        method: 'PUT',
        path: '/v3/contacts/ada%2Bx%40exemple.fr',
        body: { emailBlacklisted: true, unlinkListIds: [3, 7] },
      });
    },
  );

  it('removes a subscriber who returned without consent to mails', () => {
    expect(outgoing({ opted_in: false }, true)).toMatchObject({ kind: 'removal' });
  });

  it('asks for a confirmation by mail, with a new key for each request', () => {
    expect(outgoing({ status: 'confirmation' })).toEqual({
      kind: 'mail',
      method: 'POST',
      path: '/v3/smtp/email',
      body: {
        templateId: 4,
        to: [{ email: 'ada+x@exemple.fr' }],
        params: { PRENOM: 'Ada', LIEN: 'https://table.example/c' },
        headers: { idempotencyKey: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) },
      },
    });
    expect(keyOf(1)).toBe(keyOf(1));
    expect(keyOf(2)).not.toBe(keyOf(1));
  });

  it('asks for no confirmation when double opt-in is off', () => {
    const off = { brevo: { ...brevo, confirmTemplateId: null }, links };
    expect(outgoingFor(aSubscriber({ status: 'confirmation' }), off)).toBeNull();
  });

  it.each(['Win at spam.example', 'https://spam.example', '<b>Ada</b>', 'a@b', 'www spam'])(
    'leaves %j, which is no name, out of a mail',
    (first_name) => {
      expect(outgoing({ status: 'confirmation', first_name })?.body).toMatchObject({ params: { PRENOM: '' } });
    },
  );

  it.each(['Jean-Pierre', 'J. P.', "N'Golo", 'Zoë', '李'])('addresses %s by name', (first_name) => {
    expect(outgoing({ status: 'confirmation', first_name })?.body).toMatchObject({ params: { PRENOM: first_name } });
  });
});

it('updates an existing contact with the same fields', () => {
  expect(updateOf(outgoing() as never)).toEqual({
    kind: 'contact',
    method: 'PUT',
    path: '/v3/contacts/ada%2Bx%40exemple.fr',
    body: {
      attributes: { PRENOM: 'Ada', NOM: 'Lovelace', DATE_NAISSANCE: '1990-12-10' },
      listIds: [3, 7],
    },
  });
});
