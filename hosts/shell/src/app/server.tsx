import { createHash } from 'node:crypto';
import type { Boot, Rendered, RenderRequest, ShellServer } from '@tdt/contracts';
import * as platform from '@tdt/platform';
import { isRouteErrorResponse } from '@tdt/platform';
import {
  apiContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from '@tdt/platform/host';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { AdminDocument } from '../admin/document.tsx';
import { findRemote } from '../federation/find-remote.ts';
import { bootJson } from './boot.ts';
import { Document } from './document.tsx';
import { Providers } from './providers.tsx';
import { renderHtml } from './render-html.ts';
import { routeTree } from './routes.tsx';
import starter from './start.ts?inline-script';

/** The same instances as the shell's own: hooks and contexts work across the bundles. */
export const shared: ShellServer['shared'] = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  '@tdt/platform': platform,
};

export const remoteOf: ShellServer['remoteOf'] = (path, remotes) => findRemote(path, remotes)?.name ?? null;

/** Hashes that allow browsers to run the inline script of a page. */
const INLINE_SCRIPTS = [`sha256-${createHash('sha256').update(starter).digest('base64')}`];

/** One handler for each remote's module, collected with the module. */
const handlers = new WeakMap<object, StaticHandler>();
const NO_REMOTE = { routes: [] };

function handlerFor(remote: { routes: unknown }): StaticHandler {
  const known = handlers.get(remote);
  if (known) return known;
  const handler = createStaticHandler(routeTree({ remoteRoutes: remote.routes as platform.RouteObject[] }));
  handlers.set(remote, handler);
  return handler;
}

type RouteErrors = Record<string, unknown> | null;

/** Error responses that loaders throw on purpose, in the form in which the browser gets them. */
function expectedErrors(errors: RouteErrors): RouteErrors {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([route, error]) =>
      isRouteErrorResponse(error)
        ? [[route, { status: error.status, statusText: error.statusText, data: error.data, internal: false }]]
        : [],
    ),
  );
}

const unexpectedErrors = (errors: RouteErrors): unknown[] =>
  Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));

/** Renders one page: runs the loaders of the matched routes, then the whole document. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const url = new URL(request.url);
  const entry = findRemote(url.pathname, request.facts.remotes);
  const remote = entry ? request.remote(entry.name) : NO_REMOTE;
  if (!remote) return { kind: 'skipped' };

  const handler = handlerFor(remote);
  const context = await handler.query(new Request(url, { signal: request.signal }), {
    requestContext: new RouterContextProvider(new Map([[apiContext, request.api]])),
  });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const faults = unexpectedErrors(context.errors);
  for (const fault of faults) request.onError(fault);
  // The browser may succeed, and offers a retry if it does not.
  if (faults.length > 0) return { kind: 'skipped' };

  const errors = expectedErrors(context.errors);
  const boot: Boot = {
    ...request.facts,
    rendered: true,
    hydration: { loaderData: context.loaderData, errors },
  };
  const router = createStaticRouter(handler.dataRoutes, { ...context, errors });
  const isInline = request.allowsInlineScripts === true;
  const document = (
    <Document
      boot={boot}
      json={bootJson(boot)}
      path={url.pathname}
      search={url.search}
      starter={isInline ? starter : undefined}
    >
      <Providers site={boot.site}>
        <StaticRouterProvider router={router} context={{ ...context, errors }} hydrate={false} />
      </Providers>
    </Document>
  );
  const html = await renderHtml(document, request.signal);
  return { kind: 'page', status: context.statusCode, html, inlineScripts: isInline ? INLINE_SCRIPTS : [] };
}

/** A document without content, which the browser fills: for pages that the server does not render. */
export const renderEmpty: ShellServer['renderEmpty'] = (facts) => {
  const boot: Boot = { ...facts, rendered: false };
  return renderHtml(<Document boot={boot} json={bootJson(boot)} path="/" />);
};

export const renderAdmin: ShellServer['renderAdmin'] = (facts, nonce) =>
  renderHtml(<AdminDocument facts={facts} nonce={nonce} />);
