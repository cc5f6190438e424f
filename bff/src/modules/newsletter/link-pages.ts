import { NEWSLETTER_OUTCOME_PARAMETER, NEWSLETTER_TOKEN_PARAMETER, type NewsletterOutcome } from '@tdt/contracts/plain';
import type { FastifyRequest } from 'fastify';

/** The page of a link, which asks before it does anything. */
export const pageFor = (page: string, token: string): string =>
  token === '' ? pageSaying(page, 'refuse') : `${page}?${NEWSLETTER_TOKEN_PARAMETER}=${encodeURIComponent(token)}`;

/** The same page once it was done, or refused. */
export const pageSaying = (page: string, outcome: NewsletterOutcome): string =>
  `${page}?${NEWSLETTER_OUTCOME_PARAMETER}=${outcome}`;

/** Whether somebody at a browser has sent a form and is to see a page; mail programs and our own scripts want no HTML. */
export const isFromForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '');
