import { describe, expect, it } from 'vitest';
import { type SubscriptionForm, subscriptionErrors } from './subscription-errors.ts';

const errors = (over: Partial<SubscriptionForm> = {}) =>
  subscriptionErrors(
    { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@exemple.fr', birthdate: null, ...over },
    '2026-11-22',
  );

describe('subscriptionErrors', () => {
  it('accepts a complete form, with or without a birth date', () => {
    expect(errors()).toEqual({});
    expect(errors({ birthdate: '1990-12-10' })).toEqual({});
  });

  it('asks for missing and blank fields', () => {
    expect(errors({ first_name: '', last_name: ' \t', email: '  ' })).toEqual({
      first_name: 'Prénom requis',
      last_name: 'Nom requis',
      email: 'Email requis',
    });
  });

  it.each(['\u200b', ' \u0000 ', '\u2060\ufeff'])('treats the invisible characters %j as blank', (name) => {
    expect(errors({ first_name: name })).toEqual({ first_name: 'Prénom requis' });
  });

  it('accepts names in any script, and emoji', () => {
    for (const first_name of ['李', 'محمد', 'क्षि', '👩\u200d🍳']) expect(errors({ first_name })).toEqual({});
  });

  it('accepts names of 80 characters, not counting spaces around them', () => {
    expect(errors({ first_name: ` ${'é'.repeat(80)} ` })).toEqual({});
    expect(errors({ first_name: 'é'.repeat(81), last_name: 'é'.repeat(81) })).toEqual({
      first_name: 'Prénom trop long',
      last_name: 'Nom trop long',
    });
  });

  it.each(['ada@exemple.fr', ' ada@exemple.fr ', 'a.b+c@a.b.exemple.fr', "o'neil@crêperie.bzh"])(
    'accepts the address %j',
    (email) => {
      expect(errors({ email })).toEqual({});
    },
  );

  it.each([
    'ada',
    'ada@',
    'ada@exemple',
    '@exemple.fr',
    'ada@exemple..fr',
    'ada@.fr',
    'a b@exemple.fr',
    'a@b@exemple.fr',
    `ada@${'a'.repeat(250)}.fr`,
    'o\ufb03ce@exemple.fr',
    'ada@exemple\u3002co.fr',
    'ada\u{e0020}@exemple.fr',
  ])('refuses the address %j', (email) => {
    expect(errors({ email })).toEqual({ email: 'Email invalide' });
  });

  it.each(['2026-11-22', '1900-01-01', '2024-02-29'])('accepts the birth date %s', (birthdate) => {
    expect(errors({ birthdate })).toEqual({});
  });

  it.each([
    ['2026-11-23', 'La date de naissance est dans le futur'],
    ['1899-12-31', 'La date de naissance est antérieure à 1900'],
    ['2023-02-29', 'Date de naissance invalide'],
    ['2001-13-01', 'Date de naissance invalide'],
    ['22/11/2001', 'Date de naissance invalide'],
    ['', 'Date de naissance invalide'],
  ])('refuses the birth date %j: %s', (birthdate, message) => {
    expect(errors({ birthdate })).toEqual({ birthdate: message });
  });
});
