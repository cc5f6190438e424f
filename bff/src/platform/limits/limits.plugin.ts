import { AppError } from '@tdt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInternal } from '../internal-requests.ts';
import { clientKey } from './client-key.ts';
import { createLimiter, MINUTE_MS } from './limiter.ts';

interface Limit {
  windowMs: number;
  /**
   * `everybody`: one count for all who ask this process. Accounts and sessions: of requests that were let in. Holders: of
   * a token, whatever its session is worth.
   */
  counts: 'each address' | 'everybody' | 'each account' | 'each session' | 'each holder';
}

const A_MINUTE: Limit = { windowMs: MINUTE_MS, counts: 'each address' };
const TEN_MINUTES: Limit = { windowMs: 10 * MINUTE_MS, counts: 'each address' };
const QUARTER_MS = 15 * MINUTE_MS;

/** Every limit; the settings say how much each allows. */
export const LIMITS = {
  public: A_MINUTE,
  search: A_MINUTE,
  media: A_MINUTE,
  clientErrors: A_MINUTE,
  diagnostics: A_MINUTE,
  newsletter: TEN_MINUTES,
  newsletterAll: { windowMs: MINUTE_MS, counts: 'everybody' },
  /** The answer tells whether somebody is a subscriber. */
  newsletterSync: TEN_MINUTES,
  wrongSecrets: TEN_MINUTES,
  /** Failed ones only: an office behind one address signs in as often as it likes. */
  signIns: { windowMs: QUARTER_MS, counts: 'each address' },
  /** Wrong current passwords. */
  passwords: { windowMs: QUARTER_MS, counts: 'each session' },
  adminWrites: { windowMs: MINUTE_MS, counts: 'each account' },
  /** Whoever shows a token of ours, which costs no look at the database: an office behind one address is many. */
  signedIn: { windowMs: MINUTE_MS, counts: 'each holder' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;
const NAMES = Object.keys(LIMITS) as LimitName[];

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Which limit a request counts for; `none` for files, probes and who shows a secret. Unless said otherwise `signedIn`
     * for routes that are not public, else `public`; `signedIn` means `public` for who shows no token.
     */
    limit?: LimitName | 'none';
  }
  interface FastifyInstance {
    /** Counts a request for a further limit. Throws `TOO_MANY_REQUESTS`. */
    countFor(limit: LimitName, request: FastifyRequest): void;
    /** Takes a request back that turned out not to count. */
    giveBack(limit: LimitName, request: FastifyRequest): void;
  }
}

/**
 * Counts requests in this process only. Answers from memory are sent before this hook and are not counted; neither are
 * the server's own requests.
 */
export function limitRequests(app: FastifyInstance, settings: Readonly<Record<LimitName, number>>): void {
  const limiters = new Map(NAMES.map((name) => [name, createLimiter(settings[name], LIMITS[name].windowMs)]));

  app.decorate('countFor', (name, request) => {
    if (isInternal(request)) return;
    const retryAfter = limiters.get(name)?.take(keyOf(LIMITS[name], request)) ?? 0;
    if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  });

  app.decorate('giveBack', (name, request) => limiters.get(name)?.giveBack(keyOf(LIMITS[name], request)));

  app.addHook('onRequest', async (request) => {
    const limit = limitOf(request);
    if (limit !== 'none') app.countFor(limit, request);
  });
}

function limitOf(request: FastifyRequest): LimitName | 'none' {
  const { access, limit = access === 'admin' || access === 'super-admin' ? 'signedIn' : 'public' } =
    request.routeOptions.config;
  return limit === 'signedIn' && holderOf(request) === null ? 'public' : limit;
}

const holderOf = (request: FastifyRequest): string | null => request.server.sessions.holder(request);

function keyOf({ counts }: Limit, request: FastifyRequest): string {
  const { ip, session } = request;
  if (counts === 'everybody') return '';
  if (counts === 'each holder') return holderOf(request) ?? clientKey(ip);
  if (counts === 'each account' && session) return session.user.id;
  if (counts === 'each session' && session) return session.id;
  return clientKey(ip);
}
