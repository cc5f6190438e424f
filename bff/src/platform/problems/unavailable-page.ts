import { type AppError, ERRORS, type ErrorCode } from '@tdt/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { htmlText } from '../http/html-text.ts';
import { sendUncached } from '../responses/cached-responses.plugin.ts';
import type { CachedResponse } from '../responses/sendable-response.ts';
import { reportError } from './error-handler.ts';
import { toAppError } from './problem.ts';

const DETAILS: Partial<Record<ErrorCode, string>> = {
  NOT_READY: 'Trop de visiteurs à la fois.',
  TOO_MANY_REQUESTS: 'Trop de pages ont été demandées depuis votre adresse.',
};

/**
 * The error handler of addresses that people open in a browser: every error is a page.
 * @param pageOf the page for an error of ours; without one, the visitor is asked to try again
 */
export function errorPages(siteName: string, pageOf: () => CachedResponse | null = () => null) {
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const error = toAppError(thrown);
    // Too much load, or a site that is starting: both pass.
    if (error.code in DETAILS) return sendUncached(request, reply, unavailablePage(error, siteName));
    if (error.status < 500) throw thrown;
    reportError(error, request);
    const page = pageOf();
    return sendUncached(request, reply, page ? { ...page, status: error.status } : unavailablePage(error, siteName));
  };
}

/** A page, not JSON, that asks a visitor to wait. It reloads itself. */
export function unavailablePage(error: AppError, siteName: string): CachedResponse {
  const { detail = DETAILS[error.code] ?? ERRORS[error.code].title, retryAfter = 5 } = error.details;
  const name = htmlText(siteName);
  return {
    status: error.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    },
    body: `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfter}">
<title>${name}</title>
<h1>${name}</h1>
<p>${detail} Cette page se recharge d'elle-même dans ${retryAfter} seconde${retryAfter > 1 ? 's' : ''}.</p>
`,
    store: false,
  };
}
