import { randomBytes } from 'node:crypto';
import type { Answer } from '../platform/answers/stored-answer.ts';
import { adminPolicy } from '../platform/security/content-security-policy.ts';
import { NONCE_PLACEHOLDER } from './messages.ts';

/** What an attacker would have to guess while the page is open: 128 bits are the least, by CSP 3. */
const NONCE_BYTES = 18;

/**
 * The back office's document for one asker: the nonce in it and in its policy is used once and never stored.
 * @param document as the shell has rendered it
 * @param servers development servers that remotes come from
 */
export function adminAnswer(document: Uint8Array, servers: readonly string[]): Answer {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': adminPolicy({ nonce, servers }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: Buffer.from(document).toString('utf8').replaceAll(NONCE_PLACEHOLDER, nonce),
    store: false,
  };
}
