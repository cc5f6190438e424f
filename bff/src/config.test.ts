import { ConfigError, parseEnv } from '@tdt/config';
import { expect, it } from 'vitest';
import { bffEnv, bffSettings } from './config.ts';

it('needs no variable at all', () => {
  expect(bffSettings(parseEnv(bffEnv, {}))).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: null,
    trustProxy: [],
    limits: { public: 300, search: 60, newsletter: 5, newsletterAll: 60 },
  });
});

it('takes addresses, networks and names of proxies', () => {
  const env = parseEnv(bffEnv, { TRUST_PROXY: '10.0.0.0/8, loopback,2001:db8::/32, 192.0.2.1' });
  expect(bffSettings(env).trustProxy).toEqual(['10.0.0.0/8', 'loopback', '2001:db8::/32', '192.0.2.1']);
});

it.each(['true', '*', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'])(
  'does not trust %s, which could be anybody',
  (TRUST_PROXY) => {
    expect(() => parseEnv(bffEnv, { TRUST_PROXY })).toThrow(ConfigError);
  },
);
