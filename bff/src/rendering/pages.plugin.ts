import { type ApiResponse, createRenderer, type Page, type RenderLimits } from '@tdt/rendering';
import type { Application } from '@tdt/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInternal, loadInternally } from '../platform/internal-requests.ts';
import { errorPages } from '../platform/problems/unavailable-page.ts';
import { sendUncached, serveCached } from '../platform/responses/cached-responses.plugin.ts';
import type { CachedResponse } from '../platform/responses/sendable-response.ts';
import { publicPagePolicy } from '../platform/security/content-security-policy.ts';
import { PRIVATE_ADDRESS } from '../platform/security/headers.plugin.ts';
import { serveAdminPages } from './admin-pages.ts';
import { type PageAddress, type ReadAddress, readAddress, storeOf } from './page-address.ts';
import { createShownPages } from './shown-pages.ts';

export interface PagesOptions {
  application: Pick<Application, 'remotes' | 'site' | 'redirects'>;
  limits?: Partial<RenderLimits>;
}

const HTML = 'text/html; charset=utf-8';
/** For a page of what is not published, which the back office shows in a frame. */
const PREVIEW = {
  'x-robots-tag': 'noindex',
  'x-frame-options': 'SAMEORIGIN',
  // Other sites do not even learn that there is something to see.
  'referrer-policy': 'same-origin',
};
/** For a page whose data cannot be had at the moment. */
const COME_AGAIN = { 'cache-control': 'no-store', 'retry-after': '5' };

/** Everything that is neither API nor file: pages, rendered by the shell and the remote mounted at the path. */
export async function pagesPlugin(app: FastifyInstance, { application, limits = {} }: PagesOptions): Promise<void> {
  const { remotes, site, redirects } = application;
  const shown = createShownPages(app, application);
  const renderer = createRenderer({
    limits,
    remotes,
    site,
    log: app.log,
    api: (path, traceparent) => callApi(app, path, traceparent),
    onRendered: ({ seconds, ...labels }) => app.metrics.renderSeconds.observe(labels, seconds),
    onRefused: () => app.metrics.refused.inc({ limit: 'rendering' }),
    // Cached pages refer to the files of the previous generation.
    onSwitch: () => app.responses.expire(),
  });
  app.addHook('onClose', () => renderer.close());

  // While remotes are under development, pages may load them from their servers.
  const servers = Object.values(remotes.overrides);
  // The browser requests the data of the page, and offers a retry where that fails as well.
  const emptyResponse = () => {
    const empty = renderer.empty();
    return empty && responseOf(empty, servers);
  };
  const errorHandler = errorPages(site.name, emptyResponse);
  app.get(
    '/*',
    { config: { access: 'public', isPage: true }, schema: { hide: true }, errorHandler, onSend: keepQuery },
    servePage,
  );
  serveAdminPages(app, { renderer, servers, site });

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const read = readAddress(request.raw.url ?? '/');
    const target = isInternal(request) ? null : await targetOf(read);
    if (target !== null) return sendUncached(request, reply, redirectTo(301, target));
    if (read.kind === 'redirect') return sendUncached(request, reply, redirectTo(301, read.location));
    const { address } = read;
    if (address.isSearch) app.countFor('search', request);
    const key = `page ${renderer.generation()} ${address.path}${address.query}`;
    return serveCached(request, reply, key, () => render(address));
  }

  /** Where editors let an address lead that shows no page: to one that is there now, or nowhere. */
  async function targetOf(read: ReadAddress): Promise<string | null> {
    const path = read.kind === 'page' ? read.address.path : (shown.read(read.location)?.path ?? '');
    const target = redirects.targetOf(path);
    return target === undefined || (await shown.isShown(path)) ? null : shown.find(target);
  }

  async function renderTraced(path: string, query: string): Promise<Page> {
    const url = `${site.url}${path}${query}`;
    const span = app.tracing?.start({ name: 'render', kind: 'internal', fields: { 'url.path': path } });
    try {
      const page = await renderer.render(url, span?.traceparent);
      span?.end({ 'tdt.page': page.kind }, page.kind === 'empty' ? 'left to the browser' : null);
      return page;
    } catch (error) {
      span?.end({}, error instanceof Error ? error.name : 'failed');
      throw error;
    }
  }

  async function render(address: PageAddress): Promise<CachedResponse> {
    const { path, query, isSecret, isPreview = false } = address;
    const response = responseOf(await renderTraced(path, query), servers, isPreview);
    const headers = { ...response.headers, ...(isSecret && PRIVATE_ADDRESS), ...(isPreview && PREVIEW) };
    return { ...response, headers, store: storeOf(address, response.store) };
  }
}

/** Only whole pages are stored: addresses that do not exist are without number, and failures should not last. */
function responseOf(page: Page, servers: readonly string[], isPreview = false): CachedResponse {
  if (page.kind === 'redirect') return redirectTo(page.status, page.location);
  const { html } = page;
  const { status, store, inlineScripts = [] } = page.kind === 'page' ? page : { status: 200, store: false };
  const policy = publicPagePolicy({ servers, scripts: inlineScripts, isFramedHere: isPreview });
  return {
    status,
    headers: { 'content-type': HTML, 'content-security-policy': policy, ...(status === 503 && COME_AGAIN) },
    body: Buffer.from(html.buffer, html.byteOffset, html.byteLength),
    store: status === 200 && store,
  };
}

function redirectTo(status: number, location: string): CachedResponse {
  return { status, headers: { 'content-type': HTML, location }, body: '', store: false };
}

/**
 * Redirects keep the query: a campaign's parameters would be lost otherwise. Pages are rendered and stored without it.
 */
async function keepQuery({ raw: { url = '' } }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const location = reply.getHeader('location');
  const start = url.indexOf('?');
  if (typeof location !== 'string' || location.includes('?') || start < 0) return;
  reply.header('location', location + url.slice(start));
}

/** Loaders may call our API and nothing else. */
async function callApi(app: FastifyInstance, path: string, traceparent?: string): Promise<ApiResponse> {
  return path.startsWith('/api/')
    ? loadInternally(app, path, traceparent)
    : { status: 404, body: 'null', store: false };
}
