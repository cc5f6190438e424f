import { randomBytes } from 'node:crypto';
import type { Site } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { NONCE_PLACEHOLDER, type Renderer } from '@tdt/rendering';
import type { FastifyInstance } from 'fastify';
import { errorPages } from '../platform/problems/unavailable-page.ts';
import { sendUncached } from '../platform/responses/cached-responses.plugin.ts';
import type { CachedResponse } from '../platform/responses/sendable-response.ts';
import { adminPolicy } from '../platform/security/content-security-policy.ts';

/** CSP 3 asks for 128 bits at least: an attacker would have to guess them while the page is open. */
const NONCE_BYTES = 18;

interface Options {
  renderer: Pick<Renderer, 'admin'>;
  /** Development servers that remotes come from. */
  servers: readonly string[];
  site: Site;
}

/**
 * All addresses of the back office: one document for everybody. It holds no secrets; the API sends them after a
 * sign-in.
 */
export function serveAdminPages(app: FastifyInstance, { renderer, servers, site }: Options): void {
  const options = {
    config: { access: 'public', isPage: true },
    schema: { hide: true },
    errorHandler: errorPages(site.name),
  } as const;
  for (const url of [ADMIN_PAGES.root, `${ADMIN_PAGES.root}/*`]) {
    app.get(url, options, async (request, reply) =>
      sendUncached(request, reply, adminResponse(await renderer.admin(), servers)),
    );
  }
}

/** The document with a nonce of its own, which its policy allows: used once and never stored. */
function adminResponse(document: Uint8Array, servers: readonly string[]): CachedResponse {
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
