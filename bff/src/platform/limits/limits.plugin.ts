import { AppError } from '@tdt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInternal } from '../internal-requests.ts';
import { clientKey } from './client-key.ts';
import { createRateLimiter, MINUTE_MS } from './rate-limiter.ts';

interface Limit {
  windowMs: number;
  /**
   * `everybody`: one count for all callers of this process. Accounts and sessions: for requests that passed the access
   * check. Tokens: by the id of their session, which may have ended.
   */
  counts: 'each address' | 'everybody' | 'each account' | 'each session' | 'each token';
}

const A_MINUTE: Limit = { windowMs: MINUTE_MS, counts: 'each address' };
const TEN_MINUTES: Limit = { windowMs: 10 * MINUTE_MS, counts: 'each address' };
const QUARTER_MS = 15 * MINUTE_MS;

/** Every limit; the settings state how much each allows. */
export const RATE_LIMITS = {
  public: A_MINUTE,
  search: A_MINUTE,
  media: A_MINUTE,
  clientErrors: A_MINUTE,
  diagnostics: A_MINUTE,
  newsletter: TEN_MINUTES,
  newsletterAll: { windowMs: MINUTE_MS, counts: 'everybody' },
  /** The response reveals whether an address is a subscriber's. */
  newsletterSync: TEN_MINUTES,
  wrongSecrets: TEN_MINUTES,
  /** Failures only: an office behind one address signs in as often as it likes. */
  signIns: { windowMs: QUARTER_MS, counts: 'each address' },
  /** Wrong current passwords. */
  passwords: { windowMs: QUARTER_MS, counts: 'each session' },
  adminWrites: { windowMs: MINUTE_MS, counts: 'each account' },
  /** Callers with a token, without a read from the database: an office behind one address is many callers. */
  signedIn: { windowMs: MINUTE_MS, counts: 'each token' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof RATE_LIMITS;
const NAMES = Object.keys(RATE_LIMITS) as LimitName[];

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The limit that a request counts against; `none` for files, probes and callers with a secret. Default: `signedIn`
     * for routes that are not public, else `public`. Callers without a token count against `public` instead of
     * `signedIn`.
     */
    limit?: LimitName | 'none';
  }
  interface FastifyInstance {
    /** Counts a request against another limit as well. Throws `TOO_MANY_REQUESTS`. */
    countFor(limit: LimitName, request: FastifyRequest): void;
    /** Takes back a request that turned out not to count. */
    giveBack(limit: LimitName, request: FastifyRequest): void;
  }
}

/**
 * Counts requests, in this process only. Responses from memory are sent before this hook and do not count; neither do
 * the server's own requests.
 */
export function limitRequests(app: FastifyInstance, settings: Readonly<Record<LimitName, number>>): void {
  const limiters = new Map(NAMES.map((name) => [name, createRateLimiter(settings[name], RATE_LIMITS[name].windowMs)]));

  app.decorate('countFor', (name, request) => {
    if (isInternal(request)) return;
    const retryAfter = limiters.get(name)?.take(keyOf(RATE_LIMITS[name], request)) ?? 0;
    if (retryAfter === 0) return;
    app.metrics.refused.inc({ limit: name });
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  });

  app.decorate('giveBack', (name, request) => limiters.get(name)?.giveBack(keyOf(RATE_LIMITS[name], request)));

  app.addHook('onRequest', async (request) => {
    const limit = limitOf(request);
    if (limit !== 'none') app.countFor(limit, request);
  });
}

function limitOf(request: FastifyRequest): LimitName | 'none' {
  const { access, limit = access === 'admin' || access === 'super-admin' ? 'signedIn' : 'public' } =
    request.routeOptions.config;
  return limit === 'signedIn' && sessionIdOf(request) === null ? 'public' : limit;
}

const sessionIdOf = (request: FastifyRequest): string | null => request.server.sessions.claimedId(request);

function keyOf({ counts }: Limit, request: FastifyRequest): string {
  const { ip, session } = request;
  if (counts === 'everybody') return '';
  if (counts === 'each token') return sessionIdOf(request) ?? clientKey(ip);
  if (counts === 'each account' && session) return session.user.id;
  if (counts === 'each session' && session) return session.id;
  return clientKey(ip);
}
