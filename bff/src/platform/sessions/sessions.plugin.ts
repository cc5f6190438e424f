import cookie from '@fastify/cookie';
import type { FoundSession, OpenedSession } from '@tdt/accounts';
import { AppError, type SessionUser } from '@tdt/contracts';
import type { Application } from '@tdt/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieValues, sessionCookie } from './session-cookie.ts';
import { createSessionTokens, type TokenSubject } from './session-tokens.ts';

/** The session of a request. */
export interface RequestSession {
  id: string;
  user: SessionUser;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * `null` when the caller is not signed in, or was not looked up. Routes that are not public always have a session.
     */
    session: RequestSession | null;
  }
  interface FastifyInstance {
    sessions: {
      /** Looks up the session of a request, and sets `request.session` when it is open. */
      find(request: FastifyRequest): Promise<FoundSession['kind']>;
      /** Session id of the request's token; `null` without one. It is not looked up: the session may have ended. */
      claimedId(request: FastifyRequest): string | null;
      /** Sets the cookie of a session that was just opened. */
      setCookie(reply: FastifyReply, opened: OpenedSession): void;
      clearCookie(reply: FastifyReply): void;
    };
  }
}

export interface SessionsOptions {
  application: Pick<Application, 'sessions' | 'site'>;
  publicUrl: string | null;
}

/**
 * Sessions of browsers: a cookie with a signed session id, which is looked up for each request to a route that needs
 * it. Other routes parse no cookie.
 */
export async function registerSessions(
  app: FastifyInstance,
  { application, publicUrl }: SessionsOptions,
): Promise<void> {
  const { sessions, site } = application;
  const { name, attributes } = sessionCookie(publicUrl);
  await app.register(cookie, { hook: false });
  const tokens = await createSessionTokens(app, sessions.key, site.url);

  /** The limits and the route read the token of one request; its signature is checked once. */
  const read = new WeakMap<FastifyRequest, TokenSubject | null>();

  /** Two cookies of one name: another site has set one of them, so neither counts. */
  function tokenOf(request: FastifyRequest): TokenSubject | null {
    const known = read.get(request);
    if (known !== undefined) return known;
    const [token, ...others] = cookieValues(request.headers.cookie, name);
    const subject = token === undefined || others.length > 0 ? null : tokens.verify(token);
    read.set(request, subject);
    return subject;
  }

  app.decorateRequest('session', null);
  app.decorate('sessions', {
    async find(request) {
      request.session = null;
      const token = tokenOf(request);
      if (token === null) return 'ended';
      const found = await sessions.find(token.sessionId, request.routeOptions.config);
      if (found.kind !== 'open') return found.kind;
      if (found.user.id !== token.userId) return 'ended';
      request.session = { id: token.sessionId, user: found.user };
      return 'open';
    },

    claimedId: (request) => tokenOf(request)?.sessionId ?? null,

    setCookie(reply, { id, user, expiresAt }) {
      const token = tokens.sign({ sessionId: id, userId: user.id }, expiresAt);
      reply.setCookie(name, token, { ...attributes, expires: expiresAt });
    },

    clearCookie(reply) {
      reply.clearCookie(name, attributes);
    },
  });
}

/** The session of a request to a route that is not public. Throws `UNAUTHENTICATED` anywhere else. */
export function sessionOf({ session }: Pick<FastifyRequest, 'session'>): RequestSession {
  if (session === null) throw new AppError('UNAUTHENTICATED');
  return session;
}
