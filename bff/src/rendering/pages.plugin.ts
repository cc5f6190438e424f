import { CatalogueQuerySchema } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import type { Application } from '@tdt/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer, serveAnswer } from '../platform/answers/answers.plugin.ts';
import type { Answer } from '../platform/answers/stored-answer.ts';
import { loadInternally } from '../platform/internal-requests.ts';
import { reportError } from '../platform/problems/error-handler.ts';
import { toAppError } from '../platform/problems/problem.ts';
import { publicPagePolicy } from '../platform/security/content-security-policy.ts';
import { PRIVATE_ADDRESS } from '../platform/security/private-address.ts';
import { serveAdminPages } from './admin-pages.ts';
import type { RenderLimits } from './live-thread.ts';
import { type PageAddress, readAddress } from './page-address.ts';
import { createRenderer, type Page } from './renderer.ts';
import { TURNED_AWAY, unavailablePage } from './unavailable.ts';
import { registerBuilds, workspaceBuilds } from './workspace-builds.ts';

export interface PagesOptions {
  application: Pick<Application, 'remotes' | 'recipes' | 'site'>;
  /** Folders of builds to register at start; those of the installation unless told. */
  builds?: readonly string[];
  limits?: RenderLimits;
}

const HTML = 'text/html; charset=utf-8';
/** Of a page that says that its data cannot be had: it may be otherwise in a moment. */
const COME_AGAIN = { 'cache-control': 'no-store', 'retry-after': '5' };

/** Everything that is neither API nor file: pages, rendered by the shell and the remote that answers the path. */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { application, builds, limits = {} } = options;
  const { remotes, recipes, site } = application;
  await registerBuilds(remotes, builds ?? (await workspaceBuilds(remotes)), app.log);

  const renderer = createRenderer({
    limits,
    remotes,
    site,
    log: app.log,
    api: (path) => callApi(app, path),
    // Stored pages name the files of the generation before.
    onSwitch: () => app.answers.clear(),
  });
  app.addHook('onClose', () => renderer.close());

  // While remotes are under development, pages may load them from their servers.
  const servers = Object.values(remotes.overrides);
  const make = async (address: PageAddress): Promise<Answer> => {
    const answer = answerOf(await renderer.render(`${site.url}${address.path}${address.query}`), servers);
    return { ...answer, store: answer.store !== false && keep(address, recipes) };
  };

  app.get('/*', { config: { access: 'public' }, schema: { hide: true }, errorHandler: answerError }, servePage);
  serveAdminPages(app, { renderer, servers, site });

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const read = readAddress(request.raw.url ?? '/');
    if (read.kind === 'redirect') return sendAnswer(request, reply, redirectTo(301, read.location));
    return serveAddress(read.address, request, reply);
  }

  /** Whoever asks for a page is a person at a browser, whatever went wrong: limits, load or a fault of ours. */
  async function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const error = toAppError(thrown);
    if (TURNED_AWAY.includes(error.code)) return sendAnswer(request, reply, unavailablePage(error, site.name));
    if (error.status < 500) throw thrown;
    reportError(error, request);
    const empty = renderer.empty();
    // The browser asks the API for what the page shows, and has a retry where that fails as well.
    if (empty) return sendAnswer(request, reply, { ...answerOf(empty, servers), status: error.status, store: false });
    return sendAnswer(request, reply, unavailablePage(error, site.name));
  }

  async function serveAddress(address: PageAddress, request: FastifyRequest, reply: FastifyReply) {
    if (address.asked.q !== '') {
      app.countFor('search', request);
      return sendAnswer(request, reply, await make(address));
    }
    if (address.isSecret) {
      const answer = await make(address);
      return sendAnswer(request, reply, { ...answer, headers: { ...answer.headers, ...PRIVATE_ADDRESS } });
    }
    const key = `page ${renderer.generation()} ${address.path}${address.query}`;
    return serveAnswer(request, reply, key, () => make(address));
  }
}

/**
 * A list that shows nothing (a country that does not exist) or another page than the one asked for (there are not so
 * many) has no end of addresses.
 */
function keep({ path, query }: PageAddress, recipes: Application['recipes']): boolean | 'rare' {
  if (path !== PAGES.recipes || query === '') return true;
  const parameters = Object.fromEntries(new URLSearchParams(query));
  return recipes.search(CatalogueQuerySchema.parse(parameters)).items.length > 0 && 'rare';
}

/** Only whole pages are worth keeping: there is no end of addresses that do not exist, and failures should not last. */
function answerOf(page: Page, servers: readonly string[]): Answer {
  if (page.kind === 'redirect') return redirectTo(page.status, page.location);
  const scripts = page.kind === 'page' ? (page.inlineScripts ?? []) : [];
  const policy = publicPagePolicy({ servers, scripts });
  const isWhole = page.kind === 'page' && page.status === 200;
  return {
    status: page.status,
    headers: { 'content-type': HTML, 'content-security-policy': policy, ...(page.status === 503 && COME_AGAIN) },
    body: Buffer.from(page.html.buffer, page.html.byteOffset, page.html.byteLength),
    store: isWhole,
  };
}

function redirectTo(status: number, location: string): Answer {
  return { status, headers: { 'content-type': HTML, location }, body: '', store: false };
}

/** Loaders may ask our API and nothing else. */
async function callApi(app: FastifyInstance, path: string): Promise<{ status: number; body: string }> {
  if (!path.startsWith('/api/')) return { status: 404, body: 'null' };
  const { status, body } = await loadInternally(app, path);
  return { status, body };
}
