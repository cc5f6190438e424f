import { AppError, REQUESTED_WITH } from '@tdt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSafeMethod } from '../http/safe-methods.ts';
import { hasSessionCookie } from '../sessions/session-cookie.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who calls is told by a token in the address, and no session is looked at: a plain form of ours may, which sends no header. */
    takesForms?: boolean;
  }
}

export interface OriginSettings {
  /** `null`: the site is reached over loopback, under either of its names. */
  publicUrl: string | null;
  port: number;
}

/**
 * Refuses writes that another site makes a browser send. Browsers say where a write comes from (`Origin`, else
 * `Sec-Fetch-Site`); a caller that says neither and carries no session has nothing that could be abused, such as a
 * webhook with its own secret. With a session, a custom header is asked for too: no foreign form can send one.
 * Whatever the path: one route has many spellings (`/%61pi/…` is `/api/…` to the router).
 */
export function refuseForeignWrites(app: FastifyInstance, settings: OriginSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSafeMethod(request.method) || isOwn(request, settings)) return;
    reply.header('vary', 'Origin, Sec-Fetch-Site');
    throw new AppError('ORIGIN_REFUSED');
  });
}

function isOwn(request: FastifyRequest, settings: OriginSettings): boolean {
  const { origin, cookie, 'sec-fetch-site': site, [REQUESTED_WITH.name]: requestedWith } = request.headers;
  const hasSession = hasSessionCookie(cookie);
  const { takesForms = false } = request.routeOptions.config;
  if (hasSession && requestedWith !== REQUESTED_WITH.value && !takesForms) return false;
  if (origin !== undefined) return isOwnOrigin(origin, request, settings);
  if (site !== undefined) return site === 'same-origin';
  return !hasSession;
}

function isOwnOrigin(origin: string, request: FastifyRequest, { publicUrl, port }: OriginSettings): boolean {
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  const listening = request.raw.socket.localPort ?? port;
  return LOOPBACK.some((host) => origin === new URL(`http://${host}:${listening}`).origin);
}
