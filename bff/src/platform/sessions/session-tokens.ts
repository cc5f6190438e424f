import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** What a token identifies. Whether the session is valid is looked up. */
export interface TokenSubject {
  sessionId: string;
  userId: string;
}

export interface SessionTokens {
  sign(subject: TokenSubject, expiresAt: Date): string;
  /** `null` for anything but a valid token of ours. Never throws. */
  verify(token: string): TokenSubject | null;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'back-office';
/** No session lasts longer. */
const MAX_AGE = '24h';
/** Characters. Ours have some 400. */
const LENGTH_MAX = 1024;
/** Allowed difference between the clocks of several servers. */
const CLOCK_SKEW_SECONDS = 60;

const ClaimsSchema = z.object({ sub: z.uuid(), jti: z.uuid(), iat: z.number(), exp: z.number() });

/**
 * Tokens signed with `key` for the site at `issuer`. The library checks algorithm, signature, times, audience and
 * issuer, but accepts tokens from the future, so this checks `iat`.
 */
export async function createSessionTokens(app: FastifyInstance, key: Buffer, issuer: string): Promise<SessionTokens> {
  await app.register(jwt, {
    secret: key,
    sign: { algorithm: ALGORITHM, iss: issuer, aud: AUDIENCE },
    verify: {
      algorithms: [ALGORITHM],
      allowedIss: issuer,
      allowedAud: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'iat', 'exp', 'iss', 'aud'],
      maxAge: MAX_AGE,
    },
  });
  return {
    sign: ({ sessionId, userId }, expiresAt) =>
      app.jwt.sign({ sub: userId, jti: sessionId, exp: Math.floor(expiresAt.getTime() / 1000) }),
    verify(token) {
      const claims = ClaimsSchema.safeParse(claimsOf(app, token));
      if (!claims.success || claims.data.iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS) return null;
      return { sessionId: claims.data.jti, userId: claims.data.sub };
    },
  };
}

/** `null` for each objection of the library: the caller learns nothing about it. */
function claimsOf(app: FastifyInstance, token: string): unknown {
  if (token.length > LENGTH_MAX) return null;
  try {
    return app.jwt.verify(token);
  } catch {
    return null;
  }
}
