import { expect, it } from 'vitest';
import { adminPolicy, publicPagePolicy } from './content-security-policy.ts';

const HASH = `sha256-${'a+/9'.repeat(10)}abc=`;

const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1];

it('allows inline scripts by their hash, beside the servers that remotes are developed on', () => {
  const policy = publicPagePolicy({ servers: ['http://127.0.0.1:4001'], scripts: [HASH] });
  expect(scriptSources(policy)).toBe(`'self' '${HASH}' http://127.0.0.1:4001`);
});

it.each(['unsafe-inline', "unsafe-inline' 'x", `${HASH}; default-src *`, `${HASH}\n`, '', 'sha256-short=', 'https:'])(
  'takes nothing else for a hash: %j',
  (script) => {
    expect(publicPagePolicy({ scripts: [script] })).toBe(publicPagePolicy());
  },
);

it('allows the back office scripts of the site only, styles with the nonce, and the media of steps', () => {
  expect(adminPolicy({ nonce: 'bm9uY2U=' }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'nonce-bm9uY2U='",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

it('allows the back office to load a remote under development from its server, and to reload it', () => {
  const policy = adminPolicy({ nonce: 'bm9uY2U=', servers: ['http://localhost:3104'] });
  expect(scriptSources(policy)).toBe("'self' http://localhost:3104");
  expect(policy).toContain("style-src 'self' 'nonce-bm9uY2U=' http://localhost:3104;");
  expect(policy).toContain("connect-src 'self' http://localhost:3104 ws://localhost:3104;");
});
