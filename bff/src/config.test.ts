import { ConfigError, parseEnv, settingsFile, settingsTables } from '@tdt/config';
import { expect, it } from 'vitest';
import { bffEnv, bffSettings } from './config.ts';

it('needs no variable at all', () => {
  expect(bffSettings(parseEnv(bffEnv, {}))).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: null,
    limits: { public: 300, search: 120, newsletter: 5, newsletterAll: 1000 },
  });
});

it('is documented by files that are made from it: npx vitest run bff/src/config.test.ts -u', async () => {
  await expect(settingsFile(bffEnv)).toMatchFileSnapshot('../../.env.example');
  const page = `# Settings\n\nFrom the environment, else from the file \`.env\` at the root of the installation.\n\n`;
  await expect(page + settingsTables(bffEnv)).toMatchFileSnapshot('../../docs/settings.md');
});

it('lifts the limits that follow from a limit of 0', () => {
  const { limits } = bffSettings(parseEnv(bffEnv, { LIMIT_PUBLIC: '0', LIMIT_NEWSLETTER: '0' }));
  expect(limits).toMatchObject({ media: 0, signedIn: 0, newsletterSync: 0, newsletterAll: 0, passwords: 5 });
});

it('takes addresses, networks and names of proxies', () => {
  const env = parseEnv(bffEnv, { TRUST_PROXY: '10.0.0.0/8, loopback,2001:db8::/32, 192.0.2.1' });
  expect(bffSettings(env).site.trustProxy).toEqual(['10.0.0.0/8', 'loopback', '2001:db8::/32', '192.0.2.1']);
});

it.each(['true', '*', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'])(
  'does not trust %s, which could be any client',
  (TRUST_PROXY) => {
    expect(() => parseEnv(bffEnv, { TRUST_PROXY })).toThrow(ConfigError);
  },
);
