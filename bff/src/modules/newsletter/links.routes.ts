import { AppError, LinkOutcomeSchema, NewsletterLinkSchema, NewsletterTokenSchema } from '@tdt/contracts';
import { CONFIRM_PAGE, type NewsletterOutcome, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { reportError } from '../../platform/problems/error-handler.ts';
import { toAppError } from '../../platform/problems/problem.ts';
import { unavailablePage } from '../../platform/problems/unavailable-page.ts';
import { sendUncached } from '../../platform/responses/cached-responses.plugin.ts';
import { PRIVATE_ADDRESS } from '../../platform/security/headers.plugin.ts';
import { acceptForms, FORMS } from './accept-forms.ts';
import { isFromForm, pageFor, pageSaying } from './link-pages.ts';

/**
 * Not strict: mailing services add parameters of their own to links. Anything that cannot be a token counts as an empty
 * one, which is refused like any wrong token.
 */
const LinkQuerySchema = z.object({ token: NewsletterTokenSchema.catch('') });
/** No body, `{}`, or a form whose fields are ignored. */
const NoBodySchema = z.strictObject({}).nullish();
/** Bodies are ignored; mailing services and browsers send some bytes. */
const BODY_BYTES = 1024;
const TEMPORARY = [429, 503];
const RedirectSchema = z.null().describe('To the page of the link');

/** The targets of links in mails. Only POST changes anything, because virus scanners follow links, too. */
export const linksRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { newsletter, site } = application;
  acceptForms(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(PRIVATE_ADDRESS);
  });

  app.get(
    '/link',
    {
      config: { access: 'public' },
      schema: {
        summary: 'The address that a link belongs to',
        problems: ['LINK_REFUSED'],
        querystring: LinkQuerySchema,
        response: { 200: NewsletterLinkSchema },
      },
    },
    async ({ query }) => ({ address: await newsletter.addressOf(query.token) }),
  );

  /** A browser that is refused for the moment gets a page, which reloads itself. */
  async function respondWithError(
    thrown: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const error = toAppError(thrown);
    if (!TEMPORARY.includes(error.status) || !isFromForm(request)) throw thrown;
    reportError(error, request);
    return sendUncached(request, reply, unavailablePage(error, site.name));
  }

  const links = [
    {
      path: '/unsubscribe',
      page: UNSUBSCRIBE_PAGE,
      summary: 'Unsubscribe at once (RFC 8058)',
      status: 'unsubscribed',
      act: (token: string) => newsletter.unsubscribe(token),
    },
    {
      path: '/confirm',
      page: CONFIRM_PAGE,
      summary: 'Confirm a subscription',
      status: 'confirmed',
      act: (token: string) => newsletter.confirm(token),
    },
  ] as const;

  for (const { path, page, summary, status, act } of links) {
    app.get(
      path,
      {
        config: { access: 'public' },
        errorHandler: respondWithError,
        schema: {
          summary: 'To the page of a link; changes nothing',
          querystring: LinkQuerySchema,
          response: { 303: RedirectSchema },
        },
      },
      async ({ query }, reply) => reply.redirect(pageFor(page, query.token), 303),
    );

    app.post(
      path,
      {
        config: { access: 'public', takesForms: true },
        bodyLimit: BODY_BYTES,
        errorHandler: respondWithError,
        schema: {
          summary,
          problems: ['LINK_REFUSED'],
          consumes: [...FORMS, 'application/json'],
          querystring: LinkQuerySchema,
          body: NoBodySchema,
          response: { 200: LinkOutcomeSchema, 303: RedirectSchema },
        },
      },
      async (request, reply) => {
        const done = act(request.query.token);
        if (isFromForm(request)) return reply.redirect(pageSaying(page, await outcomeOf(done)), 303);
        await done;
        return reply.code(200).send({ status });
      },
    );
  }
};

/** Throws all errors but a refusal. */
async function outcomeOf(done: Promise<void>): Promise<NewsletterOutcome> {
  try {
    await done;
    return 'fait';
  } catch (error) {
    if (error instanceof AppError && error.code === 'LINK_REFUSED') return 'refuse';
    throw error;
  }
}
