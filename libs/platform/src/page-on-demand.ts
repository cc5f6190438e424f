import { type ComponentType, createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

interface Page {
  Component: ComponentType;
  loader: LoaderFunction;
}

interface Loaded {
  page?: Page;
}

interface Handle {
  prepare?: () => Promise<unknown>;
}

/**
 * A route whose code and styles are loaded when somebody goes there. Unlike the router's own `lazy` it asks again after a
 * failure, so that a retry works without a reload. The document of a first view names the page's files if the remote's
 * `rsbuild.config.ts` says which chunk belongs to the path; otherwise it would come without its styles.
 */
export function pageOnDemand(path: string, load: () => Promise<Page>): RouteObject {
  const loaded: Loaded = {};
  const prepare = async (): Promise<Page> => {
    loaded.page ??= await load();
    return loaded.page;
  };
  return {
    path,
    loader: async (args) => (await prepare()).loader(args),
    element: createElement(Shown, { loaded }),
    handle: { prepare } satisfies Handle,
  };
}

/** The loader, or `preparePages` where the server ran it, has brought the page by the time it is shown. */
function Shown({ loaded: { page } }: { loaded: Loaded }) {
  return page && createElement(page.Component);
}

/** Loads the code of the routes that are about to be hydrated: their loaders have run on the server. */
export async function preparePages(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(routes.map(({ handle }) => (handle as Handle | undefined)?.prepare?.()));
}
