import cookie from '@fastify/cookie';
import type { SessionUser } from '@tdt/contracts';
import type { Application, FoundSession, OpenedSession } from '@tdt/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieValues, sessionCookie } from './session-cookie.ts';
import { createSessionTokens, type TokenSubject } from './session-tokens.ts';

/** Who sends a request. */
export interface RequestSession {
  id: string;
  user: SessionUser;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` where nobody is signed in, and where nobody has looked: routes that are not public always have one. */
    session: RequestSession | null;
  }
  interface FastifyInstance {
    sessions: {
      /** Looks up who sends the request; `request.session` is set when somebody is signed in. */
      find(request: FastifyRequest): Promise<FoundSession['kind']>;
      /** Id of the session whose token the request shows; `null` without one. Nothing is looked up: it may have ended. */
      holder(request: FastifyRequest): string | null;
      /** Lets the browser hold a session that was opened just now. */
      hold(reply: FastifyReply, opened: OpenedSession): void;
      /** Takes the cookie out of the browser. */
      forget(reply: FastifyReply): void;
    };
  }
}

export interface SessionsOptions {
  application: Pick<Application, 'sessions' | 'site'>;
  publicUrl: string | null;
}

/**
 * Sessions of browsers: a cookie that holds a signed session id, which is looked up each time. Nothing is looked up for
 * routes that do not ask, and no cookie is parsed.
 */
export async function holdSessions(app: FastifyInstance, { application, publicUrl }: SessionsOptions): Promise<void> {
  const { sessions, site } = application;
  const { name, attributes } = sessionCookie(publicUrl);
  await app.register(cookie, { hook: false });
  const tokens = await createSessionTokens(app, sessions.key, site.url);

  /** The limits and the route itself ask about one request, and a signature is worth checking once. */
  const read = new WeakMap<FastifyRequest, TokenSubject | null>();

  /** Of two cookies of one name, one is somebody else's doing: neither is believed. */
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
      const found = await sessions.find(token.sessionId);
      if (found.kind !== 'open') return found.kind;
      if (found.user.id !== token.userId) return 'ended';
      request.session = { id: token.sessionId, user: found.user };
      return 'open';
    },

    holder: (request) => tokenOf(request)?.sessionId ?? null,

    hold(reply, { id, user, expiresAt }) {
      const token = tokens.sign({ sessionId: id, userId: user.id }, expiresAt);
      reply.setCookie(name, token, { ...attributes, expires: expiresAt });
    },

    forget(reply) {
      reply.clearCookie(name, attributes);
    },
  });
}
