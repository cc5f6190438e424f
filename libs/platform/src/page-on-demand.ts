import { type ComponentType, createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

interface Page {
  Component: ComponentType;
  /** Left out by pages that need no data before they are shown. */
  loader?: LoaderFunction;
}

interface Loaded {
  page?: Page;
}

interface Handle {
  prepare?: () => Promise<unknown>;
}

/**
 * A route whose code and styles load on the first visit. Unlike the router's `lazy` it retries after a failure, so that
 * no reload is needed. The remote's `rsbuild.config.ts` must map the path to its chunk: otherwise the server's document
 * comes without the page's styles.
 */
export function pageOnDemand(path: string, load: () => Promise<Page>): RouteObject {
  const loaded: Loaded = {};
  const prepare = async (): Promise<Page> => {
    loaded.page ??= await load();
    return loaded.page;
  };
  return {
    path,
    loader: async (args) => (await prepare()).loader?.(args) ?? null,
    element: createElement(LoadedPage, { loaded }),
    handle: { prepare } satisfies Handle,
  };
}

/** The loader has loaded the page before, or `preparePages` if the loader ran on the server. */
function LoadedPage({ loaded: { page } }: { loaded: Loaded }) {
  return page && createElement(page.Component);
}

/** Loads the code of the routes to hydrate, whose loaders ran on the server. */
export async function preparePages(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(routes.map(({ handle }) => (handle as Handle | undefined)?.prepare?.()));
}
