import { AppError } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { normaliseEmail } from './email-address.ts';

describe('normaliseEmail', () => {
  it.each([
    ['  Vous@Exemple.FR\n', 'vous@exemple.fr'],
    ['chef@CRÊPERIE.bzh', 'chef@xn--crperie-kya.bzh'],
    ['chef@xn--crperie-kya.bzh', 'chef@xn--crperie-kya.bzh'],
    ["o'neil+tdt@exemple.fr", "o'neil+tdt@exemple.fr"],
    ['50%/a=b!#$&*?^`{|}~@exemple.fr', '50%/a=b!#$&*?^`{|}~@exemple.fr'],
    [`vous@${'a'.repeat(63)}.fr`, `vous@${'a'.repeat(63)}.fr`],
    [`${'a'.repeat(64)}@exemple.fr`, `${'a'.repeat(64)}@exemple.fr`],
  ])('turns %j into %j', (text, email) => {
    expect(normaliseEmail(text)).toBe(email);
  });

  it.each([
    '\u212aelvin@exemple.fr',
    'che\u200bf@exemple.fr',
    'chef@exem\u00adple.fr',
    'chef@\uff45xemple.fr',
    'chef@exemple\u3002fr',
    '',
    'vous',
    '@exemple.fr',
    'vous@',
    'vous@exemple',
    'vous@exemple.fr/page',
    'vous@exemple.fr#é',
    'vous@é%2efr',
    'a b@exemple.fr',
    'a@b@exemple.fr',
    'vous@exemple.fr\r\nBcc: x@exemple.fr',
    'vous@127.0.0.1',
    'vous@xn--.org',
    'vous@-exemple.fr',
    'vous@exemple-.fr',
    'vous@exem_ple.fr',
    'vous@exemple..fr',
    'é@exemple.fr',
    '"a b"@exemple.fr',
    `vous@${'a'.repeat(64)}.fr`,
    `vous@${'é'.repeat(60)}.fr`,
    `${'a'.repeat(65)}@exemple.fr`,
    `vous@${'a.'.repeat(130)}fr`,
  ])('refuses %j', (text) => {
    const refusal = new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'email', message: 'Invalid email address' }],
    });
    expect(() => normaliseEmail(text)).toThrow(
      expect.objectContaining({ code: refusal.code, details: refusal.details }),
    );
  });
});
