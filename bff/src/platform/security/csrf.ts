import { isLoopback } from '@tdt/config';
import { AppError, REQUESTED_WITH } from '@tdt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../sessions/session-cookie.ts';

/** Whether a method changes nothing (RFC 9110, 9.2.1), of those that are routed. */
export const isSafeMethod = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts plain forms, which send no header: a token in the URL identifies the caller, not a session. */
    takesForms?: boolean;
  }
}

export interface OriginSettings {
  /** `null`: the site is reached over loopback, under any of its names. */
  publicUrl: string | null;
  port: number;
}

/**
 * Refuses writes that another site makes a browser send. Browsers state the origin of a write (`Origin`, else
 * `Sec-Fetch-Site`). A caller that states neither and has no session, such as a webhook with its own secret, has
 * nothing that could be abused. With a session a custom header is required as well, which no foreign form can send.
 * This holds for every path, because one route has many spellings (`/%61pi/…` is `/api/…` to the router).
 */
export function refuseForeignWrites(app: FastifyInstance, settings: OriginSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSafeMethod(request.method) || isOwn(request, settings)) return;
    reply.header('vary', 'Origin, Sec-Fetch-Site');
    throw new AppError('ORIGIN_REFUSED', { detail: refusalOf(settings) });
  });
}

/** Most such visitors are at the right site, under another name. */
const refusalOf = ({ publicUrl }: OriginSettings): string =>
  publicUrl === null
    ? 'Sans adresse publique (PUBLIC_URL), ce site ne reçoit de formulaires que sur sa propre machine.'
    : `Ce site ne reçoit de formulaires qu'à son adresse, ${new URL(publicUrl).origin}.`;

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
  const host = URL.parse(origin)?.hostname ?? '';
  return isLoopback(host) && origin === new URL(`http://${host}:${listening}`).origin;
}
