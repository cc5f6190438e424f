import { parseEnv } from '@tdt/config';
import { expect, it } from 'vitest';
import { bffEnv, bffSettings } from './config.ts';
import { startWarnings } from './start-warnings.ts';

const LEGAL = { LEGAL_PUBLISHER: 'Éditions du Levant', CONTACT_EMAIL: 'bonjour@example.org' };
const PUBLIC_URL = 'https://www.example.org';
const BREVO = { BREVO_API_KEY: 'xkeysib-hunter2', BREVO_LIST_IDS: '3' };

const warnings = (env: Record<string, string>, openFiles: number | null = null) =>
  startWarnings(bffSettings(parseEnv(bffEnv, env)), openFiles).map(
    ({ fields, message }) => `${message} ${JSON.stringify(fields)}`,
  );

it.each<[string, Record<string, string>, RegExp[]]>([
  ['nothing of settings that are complete', { ...LEGAL, ...BREVO, BREVO_CONFIRM_TEMPLATE_ID: '7' }, []],
  ['nothing of a site that only this machine can use', {}, []],
  [
    'sign-ups without publisher and contact',
    { PUBLIC_URL },
    [/set LEGAL_PUBLISHER and CONTACT_EMAIL, or NEWSLETTER=off/],
  ],
  ['sign-ups without contact', { ...LEGAL, CONTACT_EMAIL: '', PUBLIC_URL }, [/: set CONTACT_EMAIL, or/]],
  ['no legal setting without a newsletter', { NEWSLETTER: 'off', PUBLIC_URL }, []],
  ['Brevo without a template for confirmations', { ...LEGAL, ...BREVO }, [/BREVO_CONFIRM_TEMPLATE_ID is not set/]],
  ['a site for others without an address', { ...LEGAL, HOST: '0.0.0.0' }, [/PUBLIC_URL is not set/]],
  ['no address that was set', { ...LEGAL, HOST: '0.0.0.0', PUBLIC_URL }, []],
])('warns of %s', (_what, env, expected) => {
  expect(warnings(env)).toEqual(expected.map((each) => expect.stringMatching(each)));
  expect(warnings(env).join()).not.toContain('hunter2');
});

it('warns of a limit of open files that turns visitors away', () => {
  expect(warnings({}, 256)).toEqual([expect.stringContaining('open 256 files, so it serves 64 connections')]);
  expect(warnings({}, 65_536)).toEqual([]);
});
