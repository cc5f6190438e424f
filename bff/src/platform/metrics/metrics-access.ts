import { isSameText } from '@tdt/config';
import type { FastifyRequest } from 'fastify';

/** What proxies add. Behind one on the same machine, every visitor has a loopback socket. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const BEARER = /^Bearer +(\S+)$/i;

/** Whether a request comes from this machine, and not through a proxy. No header can make it so. */
export function isDirectLoopback({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}

/** `null`: the request has no bearer token. */
export function hasToken({ headers }: Pick<FastifyRequest, 'headers'>, token: string | null): boolean | null {
  const [, given] = BEARER.exec(headers.authorization ?? '') ?? [];
  return given === undefined ? null : token !== null && isSameText(given, token);
}
