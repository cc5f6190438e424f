import { API, PAGES } from '@tdt/contracts/plain';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { droppedCopies, droppedFiles, linkedFiles, nearestCopy, pictureOf } from './cached.ts';
import { offlineResponse, sharedPictureOf, siteNameOf, titleOf } from './offline-page.ts';
import { openPage, type Tabs } from './open-page.ts';
import { addressesOf, hasRecipesOf, isData, isGone, isRecipe, isStorable, kindOf, pageKey } from './requests.ts';
import { CACHES, cacheFiles, cacheFilesOf, read, remove, textsOf, urlsOf } from './store.ts';
import { FROM_COPY, type Visit } from './visit.ts';

/**
 * The service worker of public pages. It caches what was opened last and the favourites, each page with the files of
 * its own version, and touches nothing of the back office. The BFF serves it as `/sw.js`.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

type Listen<Name, More = unknown> = (name: Name, listener: (event: LastingEvent & More) => void) => void;

declare const self: {
  addEventListener: Listen<'install' | 'activate'> &
    Listen<'fetch', { request: Request; respondWith(response: Promise<Response>): void }> &
    Listen<'message', { data: Visit }> &
    Listen<'notificationclick', { notification: Notification }>;
  clients: Tabs & { claim(): Promise<void> };
  location: { origin: string };
  skipWaiting(): Promise<void>;
};

const site = self.location.origin;
/** The network has this time to respond before the copy is shown. */
const NETWORK_SECONDS = 3;
/** A page that is opened by a click inside the site, without a document, is not requested again within this time. */
const RECENT_MS = 60 * 60 * 1000;
/** Pages that only the browser fills: their documents are never dropped. */
const ALWAYS = [PAGES.favourites, PAGES.shoppingList];
/** Requests for favourites at one visit, two for each: the site limits those of a visitor. The next visit sends more. */
const REQUESTS_AT_ONCE = 24;
/** Whether this worker has dropped what is not needed: once in its life, which ends soon after the visit. */
let isTidy = false;

const matchOptions = { ignoreVary: true };
const onlyStorable: NonNullable<StrategyOptions['plugins']>[number] = {
  cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null),
};

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions,
  plugins: [
    onlyStorable,
    {
      async fetchDidSucceed({ request, response }) {
        if (isGone(response)) await remove(CACHES.pages, addressesOf(request.url));
        return response;
      },
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheDidUpdate: async ({ newResponse }) => cacheFilesOf(await newResponse.text()),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ? markedAsCopy(cachedResponse) : substituteFor(request.url),
      handlerDidError: async ({ request }) => (request.mode === 'navigate' ? describeOffline() : undefined),
    },
  ],
});

const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions,
  plugins: [onlyStorable, { handlerDidError: ({ request }) => pictureInOtherSize(request.url) }],
});

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, site);
  if (kind) event.respondWith((kind === 'file' ? files : pages).handle({ event, request }));
});
self.addEventListener('message', (event) => event.waitUntil(cacheVisit(event.data, event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path, site, self.clients));
});

/** Caches the page of a visit, its files, and the visitor's favourites. */
async function cacheVisit({ page, files: loaded, favourites, hasList }: Visit, event: LastingEvent): Promise<void> {
  const saved = await pagesOf(favourites, event);
  for (const url of addressesOf(site + page)) if (!(await isRecent(url))) await cacheCopy(url, event);
  const always = [...ALWAYS.map((path) => site + path), ...saved].flatMap(addressesOf);
  const cached = new Set(await urlsOf(CACHES.pages));
  const missing = saved.length > 0 || hasList ? always.filter((url) => !cached.has(url)) : [];
  for (const url of missing.slice(0, REQUESTS_AT_ONCE)) await cacheCopy(url, event);
  await cacheFiles(loaded);
  // Favourites that are not known at the moment would be dropped.
  if (isTidy || (saved.length === 0 && favourites.length > 0)) return;
  isTidy = true;
  await drop(always);
}

async function isRecent(url: string): Promise<boolean> {
  const cached = await read(url);
  return Date.now() - Date.parse(cached?.headers.get('date') ?? '') < RECENT_MS;
}

/** Requests a page or an API response and caches it. Without network or room in the storage nothing changes. */
async function cacheCopy(url: string, event: LastingEvent): Promise<void> {
  await Promise.allSettled(pages.handleAll({ event, request: new Request(url) }));
}

/** The pages of saved recipes. */
async function pagesOf(ids: readonly string[], event: LastingEvent): Promise<string[]> {
  if (ids.length === 0) return [];
  const url = pageKey(`${site}${API.recipes}?ids=${ids.join(',')}`);
  if (!(await read(url))) await cacheCopy(url, event);
  const response = (await read(url)) ?? (await substituteFor(url));
  const { items = [] }: { items?: { slug: string }[] } = (await response?.json()) ?? {};
  return items.map(({ slug }) => site + PAGES.recipe(slug));
}

/**
 * Drops pages and responses beyond the last ones, then files that no cached page needs.
 * @param always addresses that stay
 */
async function drop(always: readonly string[]): Promise<void> {
  const paths = new Set(always.map((url) => new URL(url).pathname));
  await remove(CACHES.pages, droppedCopies(await urlsOf(CACHES.pages), paths));
  const texts = await textsOf(await urlsOf(CACHES.pages));
  await remove(CACHES.files, droppedFiles(await urlsOf(CACHES.files), texts));
}

/** Marks the page as a copy: see `visit.ts`. */
function markedAsCopy({ body, status, headers }: Response): Response {
  const marked = new Headers(headers);
  marked.set('server-timing', FROM_COPY);
  return new Response(body, { status, headers: marked });
}

/** For a response that is not cached: a redirect to the same recipe, or a response with all requested recipes. */
async function substituteFor(url: string): Promise<Response | undefined> {
  const cached = await urlsOf(CACHES.pages);
  const page = nearestCopy(url, cached);
  if (page) return Response.redirect(page);
  const response = cached.findLast((one) => hasRecipesOf(one, url));
  return response ? read(response) : undefined;
}

async function pictureInOtherSize(url: string): Promise<Response | undefined> {
  const picture = pictureOf(url);
  const found = (await urlsOf(CACHES.files)).find((file) => picture && pictureOf(file) === picture);
  return found ? read(found) : undefined;
}

/** Lists what can be read instead of a page that is not cached, the last opened first. */
async function describeOffline(): Promise<Response> {
  const urls = (await urlsOf(CACHES.pages)).filter((url) => !isData(new URL(url).pathname)).reverse();
  const texts = await textsOf(urls);
  const shown = await urlsOf(CACHES.files);
  const [newest = ''] = texts;
  return offlineResponse({
    site: siteNameOf(newest),
    sheets: linkedFiles(newest).filter((href) => /^\/assets\/shell\/.*\.css$/.test(href)),
    pages: texts.map((html, index) => {
      const path = urls[index]?.slice(site.length) ?? '';
      const picture = isRecipe(path) ? pictureOf(sharedPictureOf(html)) : undefined;
      return {
        path,
        title: path === '/' ? 'Accueil' : titleOf(html),
        picture: picture && shown.find((file) => pictureOf(file) === picture),
      };
    }),
  });
}
