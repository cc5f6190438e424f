import { type ConfigError, parseEnv } from '@tdt/config';
import { expect, it } from 'vitest';
import { newsletterEnv, newsletterSettings } from './newsletter-settings.ts';

const settings = (source: Record<string, string>) => newsletterSettings(parseEnv(newsletterEnv, source));
const needed = { BREVO_API_KEY: 'xkeysib-hunter2', BREVO_LIST_IDS: '3' };

const faults = (source: Record<string, string>): readonly string[] => {
  try {
    settings(source);
  } catch (error) {
    return (error as ConfigError).faults;
  }
  return [];
};

it('works without any variable', () => {
  expect(settings({})).toEqual({ brevo: null, webhookSecret: null });
});

it('defaults to Brevo itself with only a key and a list', () => {
  expect(settings(needed)).toEqual({
    brevo: {
      apiKey: 'xkeysib-hunter2',
      apiUrl: 'https://api.brevo.com',
      listIds: [3],
      attributes: { firstName: 'PRENOM', lastName: 'NOM', birthdate: 'DATE_NAISSANCE', unsubscribe: null },
      confirmTemplateId: null,
    },
    webhookSecret: null,
  });
});

it('accepts several lists, other attributes, a template and a secret', () => {
  const more = {
    BREVO_API_URL: 'http://127.0.0.1:4010/',
    BREVO_LIST_IDS: '3, 12,3',
    BREVO_ATTRIBUTE_FIRST_NAME: 'FIRSTNAME',
    BREVO_ATTRIBUTE_UNSUBSCRIBE: 'LIEN_DESINSCRIPTION',
    BREVO_CONFIRM_TEMPLATE_ID: '7',
    BREVO_WEBHOOK_SECRET: 'sixteen-letters.',
  };
  expect(settings({ ...needed, ...more })).toMatchObject({
    brevo: {
      apiUrl: 'http://127.0.0.1:4010',
      listIds: [3, 12],
      attributes: { firstName: 'FIRSTNAME', lastName: 'NOM', unsubscribe: 'LIEN_DESINSCRIPTION' },
      confirmTemplateId: 7,
    },
    webhookSecret: 'sixteen-letters.',
  });
});

it('refuses an incomplete configuration', () => {
  expect(faults({ BREVO_API_KEY: 'xkeysib-hunter2' })).toEqual([expect.stringMatching(/^BREVO_LIST_IDS is not set; /)]);
  expect(faults({ BREVO_CONFIRM_TEMPLATE_ID: '7' })).toEqual([expect.stringMatching(/^BREVO_API_KEY is not set; /)]);
});

it.each([
  ['BREVO_API_URL', 'http://api.brevo.com'],
  ['BREVO_API_URL', 'https://me:hunter2@api.brevo.com'],
  ['BREVO_API_KEY', 'xkeysib hunter2'],
  ['BREVO_LIST_IDS', '0'],
  ['BREVO_LIST_IDS', '3;4'],
  ['BREVO_LIST_IDS', 'newsletter'],
  ['BREVO_ATTRIBUTE_LAST_NAME', 'LAST NAME'],
  ['BREVO_CONFIRM_TEMPLATE_ID', '-1'],
  ['BREVO_WEBHOOK_SECRET', 'too-short'],
  ['BREVO_WEBHOOK_SECRET', 'long enough, with blanks'],
])('refuses %s=%s, and repeats no secret', (name, value) => {
  const found = faults({ ...needed, [name]: value });
  expect(found).toEqual([expect.stringMatching(`^${name} must be `)]);
  expect(found.join()).not.toContain('hunter2');
});
