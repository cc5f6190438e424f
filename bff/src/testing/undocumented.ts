import { ERRORS, ProblemSchema } from '@tdt/contracts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { PROBLEM_TYPE } from '../platform/problems/problem.ts';
import { problemsOf } from '../platform/routes/route-problems.ts';

const API = /^\/api(?:\/|$)/;

/** Collects how responses differ from the API document: a status, a code or the body of a problem. */
export function collectUndocumented(route: RouteOptions, found: Set<string>): void {
  const check = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const fault = faultOf(request, reply, payload);
    if (fault) found.add(`${request.method} ${request.routeOptions.url}: ${fault}`);
    return payload;
  };
  route.onSend = [route.onSend ?? [], check].flat();
}

function faultOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  const { config, method, url = '' } = request.routeOptions;
  const schema = request.routeOptions.schema as { hide?: boolean; response?: object } | undefined;
  if (!API.test(url) || url.startsWith('/api/docs') || !schema || schema.hide || request.is404) return null;
  if (reply.statusCode === 304 || String(reply.statusCode) in (schema.response ?? {})) return null;
  if (reply.statusCode < 400) return `undocumented status ${reply.statusCode}`;
  // Browsers that open a link, or send a form, get a page.
  if (url.startsWith('/api/newsletter/') && String(reply.getHeader('content-type')).startsWith('text/html'))
    return null;
  if (reply.getHeader('content-type') !== PROBLEM_TYPE) return `${reply.statusCode} without a problem`;
  if (typeof payload !== 'string' || request.method === 'HEAD') return null;
  const problem = ProblemSchema.safeParse(JSON.parse(payload));
  if (!problem.success) return `${reply.statusCode} with an invalid problem`;
  const { code } = problem.data;
  const isKnown = ERRORS[code].status >= 500 || problemsOf({ method, config, schema }).includes(code);
  return isKnown ? null : `undocumented code ${code}`;
}
