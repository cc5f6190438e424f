import { NEWSLETTER_OUTCOME_PARAMETER, NEWSLETTER_TOKEN_PARAMETER, type NewsletterOutcome } from '@tdt/contracts/plain';
import type { FastifyRequest } from 'fastify';

/** The page of a link, which asks for a confirmation. */
export const pageFor = (page: string, token: string): string =>
  token === '' ? pageSaying(page, 'refuse') : `${page}?${NEWSLETTER_TOKEN_PARAMETER}=${encodeURIComponent(token)}`;

/** The same page with the outcome. */
export const pageSaying = (page: string, outcome: NewsletterOutcome): string =>
  `${page}?${NEWSLETTER_OUTCOME_PARAMETER}=${outcome}`;

/** Whether a browser has sent a form and expects a page; mail programs and our own scripts do not. */
export const isFromForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '');
