import type { AppError } from '@tdt/contracts';
import type { Answer } from '../platform/answers/stored-answer.ts';

/** What a visitor gets when there is nothing to render with yet, or too much to do: a page, not JSON. */
export function unavailablePage(error: AppError, siteName: string): Answer {
  const { detail = 'Trop de visiteurs à la fois.', retryAfter = 5 } = error.details;
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
<p>${detail} Cette page se recharge d'elle-même dans quelques secondes.</p>
`,
    store: false,
  };
}
