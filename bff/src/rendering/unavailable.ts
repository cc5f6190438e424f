import { type AppError, ERRORS, type ErrorCode } from '@tdt/contracts';
import type { Answer } from '../platform/answers/stored-answer.ts';

/** Refusals that pass by themselves. */
export const TURNED_AWAY: readonly ErrorCode[] = ['NOT_READY', 'TOO_MANY_REQUESTS'];

const DETAILS: Partial<Record<ErrorCode, string>> = {
  NOT_READY: 'Trop de visiteurs à la fois.',
  TOO_MANY_REQUESTS: 'Trop de pages ont été demandées depuis votre adresse.',
};

/** What a visitor gets who is asked to come again (nothing to render with yet, too much to do): a page, not JSON. */
export function unavailablePage(error: AppError, siteName: string): Answer {
  const { detail = DETAILS[error.code] ?? ERRORS[error.code].title, retryAfter = 5 } = error.details;
  const name = siteName.replace(/[<>&]/g, '');
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
