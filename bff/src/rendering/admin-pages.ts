import type { Site } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '../platform/answers/answers.plugin.ts';
import { reportError } from '../platform/problems/error-handler.ts';
import { toAppError } from '../platform/problems/problem.ts';
import { adminAnswer } from './admin-document.ts';
import type { Renderer } from './renderer.ts';
import { TURNED_AWAY, unavailablePage } from './unavailable.ts';

interface Options {
  renderer: Pick<Renderer, 'admin'>;
  /** Development servers that remotes come from. */
  servers: readonly string[];
  site: Site;
}

/**
 * Every address of the back office: one document, whoever asks. It holds nothing that is secret; what is, the API gives to
 * whoever has signed in.
 */
export function serveAdminPages(app: FastifyInstance, { renderer, servers, site }: Options): void {
  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendAnswer(request, reply, adminAnswer(await renderer.admin(), servers));
  }

  async function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const error = toAppError(thrown);
    if (!TURNED_AWAY.includes(error.code)) {
      if (error.status < 500) throw thrown;
      reportError(error, request);
    }
    return sendAnswer(request, reply, unavailablePage(error, site.name));
  }

  const options = { config: { access: 'public' }, schema: { hide: true }, errorHandler: answerError } as const;
  for (const url of [ADMIN_PAGES.root, `${ADMIN_PAGES.root}/*`]) app.get(url, options, serve);
}
