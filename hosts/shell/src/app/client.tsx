import './fast-refresh.ts';
import type { Elements } from '@tdt/platform';
import { matchRoutes, preparePages, RouterProvider } from '@tdt/platform/host';
import { StrictMode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchTimers } from '../features/timers/watch-timers.ts';
import { createRemoteLoader, type RemoteModule } from '../federation/remote-loader.ts';
import { reportThrown } from '../federation/report.ts';
import { BOOT_ID, readBoot } from './boot.ts';
import { createRouter } from './browser-router.ts';
import { Document } from './document.tsx';
import { nextTask } from './next-task.ts';
import { Providers } from './providers.tsx';
import { showLoading } from './show-loading.ts';
import { handleSkippedTransitions } from './view-transitions.ts';

/**
 * Starts the page in the browser. It loads the remote of the address before hydration; otherwise the router would have
 * no route for what the server rendered.
 */
async function start(): Promise<void> {
  const json = document.getElementById(BOOT_ID)?.textContent;
  if (!json) throw new Error('The document carries no boot data.');
  const boot = readBoot(json);
  const starter = document.querySelector('script[data-scripts]')?.textContent;
  const loader = createRemoteLoader(boot.remotes, 'public');
  const remote = loader.find(location.pathname);
  // An empty document shows its frame first; the router then loads the remote.
  const module = boot.rendered && remote ? await loader.load(remote) : undefined;
  if (boot.rendered && remote && !(module && (await isPageReady(module)))) {
    // The page is readable and its links are plain links: better than replacing it by a message.
    document.documentElement.dataset.degraded = remote.name;
    return;
  }

  // The start takes several tasks, see main.ts.
  await nextTask();
  const router = createRouter({ boot, loader, remoteRoutes: module?.routes ?? [] });
  showLoading(router);
  handleSkippedTransitions();
  const page = (
    <StrictMode>
      <Document boot={boot} json={json} path={location.pathname} search={location.search} starter={starter}>
        <WhenReady ready={boot.rendered}>
          <Providers site={boot.site}>
            <RouterProvider router={router} />
          </Providers>
        </WhenReady>
      </Document>
    </StrictMode>
  );
  await nextTask();
  startTransition(() => {
    hydrateRoot(document, page, { onRecoverableError: reportHydration });
  });
  if (boot.site.features.offline && navigator.serviceWorker) {
    // The page works without it: it is missing where the page is left early, or the network has gone.
    const offline = (await loadScript('offline').catch(() => null)) as
      | typeof import('../features/offline/visit.ts')
      | null;
    await offline?.watchVisit(router);
  }
}

/** Whether the code of the rendered page has loaded; it may be a file of its own. */
async function isPageReady({ routes }: RemoteModule): Promise<boolean> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  return preparePages(matches.map(({ route }) => route)).then(() => true, failed);
}

/** Renders nothing at first if the document came empty, so that hydration finds what the server sent. */
function WhenReady({ ready, children }: { ready: boolean; children: Elements }) {
  const [shown, setShown] = useState(ready);
  useEffect(() => {
    setShown(true);
    document.documentElement.dataset.ready = '';
    watchTimers();
  }, []);
  return shown ? children : null;
}

function reportHydration(error: unknown): void {
  console.error(error);
  reportThrown(error, undefined, 'hydration');
}

function failed(error: unknown): false {
  console.error(error);
  reportThrown(error);
  return false;
}

/** Not a bundler import: its loading code would cost every visitor 0.9 kB. */
function loadScript(name: string): Promise<unknown> {
  return import(/* webpackIgnore: true */ `${__webpack_public_path__}js/${name}.js`);
}

nextTask().then(start).catch(failed);

if (/[?&]debug=1(&|$)/.test(location.search)) loadScript('debug-panel').catch(failed);
