import { expect, it } from 'vitest';
import { publicPagePolicy } from './content-security-policy.ts';

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
