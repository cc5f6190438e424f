import { API } from '@tdt/contracts/plain';
import { parseFavourites } from '@tdt/domain/kept';
import { storedText } from '@tdt/platform/stored-text';
import type { createRouter } from '../../app/browser-router.ts';
import { isFile, isPublicPage, isRecipe, REQUESTED } from './requests.ts';

/** The message of a page to the service worker, so that it is readable without network the next time. */
export interface Visit {
  /** Path and query. */
  page: string;
  /** Files that it has loaded, some of them before there was a worker. */
  files: string[];
  /** Ids of the saved recipes. */
  favourites: string[];
  /** Whether there is a shopping list. */
  hasList: boolean;
}

/** Entry of `Server-Timing` of a document from the worker's cache: the site does not respond. */
export const FROM_COPY = 'copy';

/** The keys of `favourites.ts` of @tdt/platform and of `SHOPPING_LIST`, which a script of its own cannot share. */
const [FAVOURITES, LIST] = ['tdt.favourites', 'tdt.shopping-list'];

/**
 * Registers the service worker, and reports to it what is opened and saved. It is a script of its own, so that no first
 * view waits for it.
 */
export async function watchVisit(router: ReturnType<typeof createRouter>): Promise<void> {
  followLinksWithoutNetwork(() => router.state.location.pathname);
  await showRequested(router);

  await loaded();
  const registration = await navigator.serviceWorker.register('/sw.js').catch(noWorker);
  if (!registration) return;
  await navigator.serviceWorker.ready;
  let shown = router.state.location;
  let saved = '';
  const report = (): void => {
    saved = savedNow();
    if (isPublicPage(shown.pathname)) registration.active?.postMessage(visitOf(shown.pathname + shown.search));
  };
  report();
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    report();
  });
  // A page dispatches it for its own changes as well, whatever they are.
  addEventListener('storage', () => savedNow() !== saved && report());
}

/** Browsers refuse one in private windows, or when the network is gone by now. */
const noWorker = () => undefined;

/** Of what was requested, the worker had another variant only: shows cook mode, or the servings. */
async function showRequested(router: ReturnType<typeof createRouter>): Promise<void> {
  const requested = new URLSearchParams(location.search).get(REQUESTED);
  if (requested === null || !isRecipe(location.pathname)) return;
  await hydrated();
  const query = new URLSearchParams(requested);
  await router.navigate(`${location.pathname}?${query}${location.hash}`, { replace: true });
}

/** Before it, the router must show what the document does. */
async function hydrated(): Promise<void> {
  const { documentElement: root } = document;
  if (root.dataset.ready !== undefined) return;
  await new Promise((done) => new MutationObserver(done).observe(root, { attributeFilter: ['data-ready'] }));
}

/** The page has all that it shows, and nothing to do. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise<unknown>((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done),
  );
}

/** What is saved that must be readable without network: the list is in the storage, only its page is needed. */
const savedNow = (): string => `${storedText(FAVOURITES)} ${hasList()}`;

const hasList = (): boolean => storedText(LIST) !== null;

function visitOf(page: string): Visit {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = entries.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  const favourites = parseFavourites(storedText(FAVOURITES) ?? '');
  return { page, files: files.map(({ href }) => href), favourites, hasList: hasList() };
}

/** HEAD goes past the service worker. */
const siteResponds = (): Promise<boolean> =>
  fetch(API.health, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Without network, links and the history load documents: the worker has whole pages, each with its own files, but not
 * what the page at hand would need to show another one. A recipe has what it needs for cook mode and other servings.
 * @param shown the path of the page that is shown
 */
function followLinksWithoutNetwork(shown: () => string): void {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Safari before 16.4 has no `serverTiming`.
  const isCopy = document?.serverTiming?.some(({ name }) => name === FROM_COPY) ?? false;
  let isOffline = !navigator.onLine;
  const isCut = (): boolean => isCopy || isOffline;
  // Browsers also say that they are offline on a network that leads nowhere else, where the site may well respond.
  const update = async (): Promise<void> => {
    isOffline = !navigator.onLine;
    if (isOffline && !isCopy) isOffline = !(await siteResponds()) && !navigator.onLine;
  };
  void update();
  for (const type of ['online', 'offline']) addEventListener(type, update);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (isCut() && link && !(isRecipe(shown()) && link.pathname === shown())) event.stopPropagation();
    },
    true,
  );
  addEventListener(
    'popstate',
    (event) => {
      if (!isCut() || location.pathname === shown()) return;
      event.stopImmediatePropagation();
      location.reload();
    },
    true,
  );
}
