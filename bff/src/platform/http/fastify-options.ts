import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Application } from '@tdt/site';
import { countRequests, createRequestLines, type Metrics } from '@tdt/telemetry';
import type { FastifyReply, FastifyRequest, FastifyServerOptions, RawServerDefault } from 'fastify';
import type { Logger } from 'pino';
import { sendProblem } from '../problems/error-handler.ts';
import { isMachinePath } from '../problems/not-found.ts';
import { toAppError } from '../problems/problem.ts';
import { respondFromCache } from '../responses/known-responses.ts';
import type { ResponseCache } from '../responses/response-cache.ts';
import { addSecurityHeaders, type HeadersFor } from '../security/headers.plugin.ts';
import { limitBodyTime } from './body-time.ts';
import { respondToParserErrors } from './client-errors.ts';
import { limitConnections } from './connection-limits.ts';
import { connectionsWithin, openFilesMax } from './open-files.ts';
import { type IsOwnHost, statedHost } from './public-address.ts';
import { RequestLog } from './request-log.ts';
import { useOriginForm } from './request-target.ts';

/** Largest body of a request, uploads excepted. */
const BODY_BYTES = 512 * 1024;

/** Limits of the HTTP parser. Without the short interval, slow headers were cut off only after 29 s. */
const HTTP = {
  connectionsCheckingInterval: 1000,
  headersTimeout: 5000,
  // For uploads; `limitBodyTime` ends other requests earlier.
  requestTimeout: 300_000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 16_384,
} satisfies http.ServerOptions;
const HEADERS_MAX = 100;
/** No limit of its own: routes decide what too long a name means. */
const PARAM_LENGTH_MAX = HTTP.maxHeaderSize;

/**
 * Makes a page URL with broken percent-encoding routable by escaping its percent signs, so that its visitor gets the
 * 404 page. Machine paths get a problem instead.
 */
function escapeBroken(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!path.includes('%') || isMachinePath(path) || isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** RFC 9112, 3.2: such a request is to be refused; Node takes the first and ignores the other. */
const hasTwoHosts = ({ rawHeaders }: http.IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1;

export interface ServerParts {
  log: Logger;
  responses: ResponseCache;
  headersFor: HeadersFor;
  metrics: Metrics;
  trustProxy: readonly string[];
  isOwnHost: IsOwnHost;
  /** Told of what visitors have read, also from the cache. */
  onRead: Application['numbers']['count'];
}

/** Tells it when the response is sent: a page that the browser has already was read, too. */
function tellOfRead(request: http.IncomingMessage, response: http.ServerResponse, onRead: ServerParts['onRead']): void {
  const { method, url = '', headers } = request;
  if (method !== 'GET') return;
  response.once('finish', () => {
    if (response.statusCode === 200 || response.statusCode === 304) onRead(url, headers);
  });
}

/** Fastify's options: limits, ids, logging, and the shortcut past the router for known responses. */
export function fastifyOptions({
  log,
  responses,
  headersFor,
  metrics,
  trustProxy,
  isOwnHost,
  onRead,
}: ServerParts): FastifyServerOptions<RawServerDefault> {
  const writeLine = countRequests(metrics, createRequestLines(log));
  const refuse = respondToParserErrors(headersFor);
  return {
    loggerInstance: log,
    logController: new RequestLog(writeLine),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX, caseSensitive: true },
    frameworkErrors: (error, request, reply) => {
      addSecurityHeaders(reply as unknown as FastifyReply, headersFor);
      sendProblem(toAppError(error), request as unknown as FastifyRequest, reply as unknown as FastifyReply);
    },
    rewriteUrl: ({ url = '/' }) => escapeBroken(url),
    clientErrorHandler: refuse,
    serverFactory: (handle) => {
      const server = http.createServer(HTTP, (request, response) => {
        if (!isAdmitted(request, response)) return;
        if (hasTwoHosts(request)) return refuse(new Error('two Host headers'), request.socket);
        limitBodyTime(request, refuse);
        useOriginForm(request);
        tellOfRead(request, response, onRead);
        const mayBeKnown = server.listening && isOwnHost(statedHost(request.headers));
        const isSent = mayBeKnown && respondFromCache(responses, request, response, writeLine);
        if (!isSent) handle(request, response);
      });
      const isAdmitted = limitConnections(server, {
        connectionsMax: connectionsWithin(openFilesMax()),
        isProxied: trustProxy.length > 0,
        onRefused: (limit) => metrics.refused.inc({ limit }),
      });
      server.maxHeadersCount = HEADERS_MAX;
      return server;
    },
  };
}
