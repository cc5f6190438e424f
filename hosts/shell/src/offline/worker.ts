import { API, PAGES } from '@tdt/contracts/plain';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { droppedFiles, droppedPages, linkedFiles, nearestCopy, pictureOf } from './kept.ts';
import { offlineAnswer, sharedPictureOf, siteNameOf, titleOf } from './offline-page.ts';
import { openPage, type Tabs } from './open-page.ts';
import { dataOf, holdsRecipesOf, isRecipe, isStorable, kindOf, pageKey } from './requests.ts';
import { CACHES, keepFiles, keepFilesOf, read, remove, textsOf, urlsOf } from './store.ts';
import { FROM_COPY, type Visit } from './visit.ts';

/**
 * The service worker of public pages. It keeps what was opened last and the favourites, each page with the files of its
 * own version, and touches nothing of the back office. The BFF serves it as `/sw.js`.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: Visit };
  notificationclick: LastingEvent & { notification: Notification };
}

declare const self: {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  clients: Tabs & { claim(): Promise<void> };
  location: { origin: string };
  skipWaiting(): Promise<void>;
};

const site = self.location.origin;
/** The network has this time to answer before the copy is shown. */
const NETWORK_SECONDS = 3;
/** A page that is opened without a document, by a click inside the site, is not asked for again within this time. */
const RECENT_MS = 60 * 60 * 1000;
/** Pages that only the browser fills: their documents are never dropped. */
const ALWAYS = [PAGES.favourites, PAGES.shoppingList];
/** Favourites that one visit asks for: the site limits the requests of a visitor. The next visit asks for more. */
const PAGES_AT_ONCE = 12;
/** Answers of the API that are kept. */
const LAST_ANSWERS = 60;
/** Whether this worker has dropped what is not needed: once in its life, which ends soon after the visit. */
let isTidy = false;

type Plugins = NonNullable<StrategyOptions['plugins']>;
const onlyStorable: Plugins[number] = {
  cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null),
};

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyStorable,
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheDidUpdate: async ({ newResponse }) => keepFilesOf(await newResponse.text()),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
        if (cachedResponse) return markedAsCopy(cachedResponse);
        const other = nearestCopy(request.url, await urlsOf(CACHES.pages));
        return other ? Response.redirect(other) : undefined;
      },
      handlerDidError: async ({ request }) => (request.mode === 'navigate' ? describeOffline() : undefined),
    },
  ],
});

const data = new NetworkFirst({
  cacheName: CACHES.data,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyStorable,
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? recipesById(request.url) },
  ],
});

const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions: { ignoreVary: true },
  plugins: [onlyStorable, { handlerDidError: ({ request }) => pictureInOtherSize(request.url) }],
});

const strategies = { page: pages, data, file: files };

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, site);
  if (kind) event.respondWith(strategies[kind].handle({ event, request }));
});
self.addEventListener('message', (event) => event.waitUntil(keepVisit(event.data, event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path, site, self.clients));
});

/** Keeps the page of a visit, its files, and the visitor's favourites. */
async function keepVisit({ page, files: loaded, favourites }: Visit, event: LastingEvent): Promise<void> {
  const saved = await pathsOf(favourites, event);
  await keepPage(page, event, RECENT_MS);
  let asked = 0;
  for (const path of saved.length > 0 ? [...ALWAYS, ...saved] : []) {
    if (asked < PAGES_AT_ONCE && (await keepPage(path, event))) asked += 1;
  }
  await keepFiles(loaded);
  // Favourites that are not known at the moment would be dropped.
  const isKnown = saved.length > 0 || favourites.length === 0;
  if (isKnown && !isTidy) await drop([...ALWAYS, ...saved]);
  isTidy ||= isKnown;
}

/**
 * Keeps a page, and what it asks the API for, unless they are kept already and at most `ageMs` old.
 * @returns whether it has asked for them
 */
async function keepPage(path: string, event: LastingEvent, ageMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const key = pageKey(`${site}${path}`);
  const kept = await read(CACHES.pages, key);
  const isKept = kept !== undefined && Date.now() - Date.parse(kept.headers.get('date') ?? '') < ageMs;
  if (!isKept) await settled(pages, key, event);
  const answer = dataOf(new URL(key).pathname);
  const isComplete = answer === null || (await read(CACHES.data, answer)) !== undefined;
  if (!isComplete) await settled(data, answer, event);
  return !isKept || !isComplete;
}

/** Runs a strategy to its end: the copy is stored. A failure, such as no network or a full storage, changes nothing. */
async function settled(strategy: NetworkFirst, url: string, event: LastingEvent): Promise<void> {
  const [answer, done] = strategy.handleAll({ event, request: new Request(url) });
  await Promise.allSettled([answer, done]);
}

/** Paths of saved recipes. */
async function pathsOf(ids: readonly string[], event: LastingEvent): Promise<string[]> {
  if (ids.length === 0) return [];
  const url = `${API.recipes}?ids=${ids.join(',')}`;
  if (!(await read(CACHES.data, url))) await settled(data, url, event);
  const answer = (await read(CACHES.data, url)) ?? (await recipesById(`${site}${url}`));
  const { items = [] }: { items?: { slug: string }[] } = (await answer?.json()) ?? {};
  return items.map(({ slug }) => PAGES.recipe(slug));
}

/**
 * Drops pages and answers beyond the last ones, then files that nothing kept needs.
 * @param always paths of pages that stay
 */
async function drop(always: readonly string[]): Promise<void> {
  await remove(CACHES.pages, droppedPages(await urlsOf(CACHES.pages), new Set(always)));
  const needed = new Set(always.map((path) => `${site}${dataOf(path)}`));
  const answers = (await urlsOf(CACHES.data)).filter((url) => !needed.has(url));
  await remove(CACHES.data, answers.slice(0, -LAST_ANSWERS));
  const texts = [...(await textsOf(CACHES.pages)).values(), ...(await textsOf(CACHES.data)).values()];
  await remove(CACHES.files, droppedFiles(await urlsOf(CACHES.files), texts));
}

/** Tells the page that it is a copy: see `visit.ts`. */
function markedAsCopy({ body, status, headers }: Response): Response {
  const marked = new Headers(headers);
  marked.set('server-timing', FROM_COPY);
  return new Response(body, { status, headers: marked });
}

async function recipesById(url: string): Promise<Response | undefined> {
  const found = (await urlsOf(CACHES.data)).findLast((kept) => holdsRecipesOf(kept, url));
  return found ? read(CACHES.data, found) : undefined;
}

async function pictureInOtherSize(url: string): Promise<Response | undefined> {
  const picture = pictureOf(url);
  const found = (await urlsOf(CACHES.files)).find((kept) => picture && pictureOf(kept) === picture);
  return found ? read(CACHES.files, found) : undefined;
}

/** Lists what can be read instead of a page that is not kept, the last opened first. */
async function describeOffline(): Promise<Response> {
  const texts = [...(await textsOf(CACHES.pages))].toReversed();
  const shown = await urlsOf(CACHES.files);
  const list = texts.map(([url, html]) => {
    const picture = pictureOf(sharedPictureOf(html));
    return {
      path: url.slice(site.length),
      title: url === `${site}/` ? 'Accueil' : titleOf(html),
      picture: picture && shown.find((file) => pictureOf(file) === picture),
    };
  });
  const [, newest = ''] = texts[0] ?? [];
  return offlineAnswer({
    site: siteNameOf(newest),
    sheets: linkedFiles(newest).filter((href) => /^\/assets\/shell\/.*\.css$/.test(href)),
    recipes: list.filter(({ path }) => isRecipe(path)),
    others: list.filter(({ path }) => !isRecipe(path)).map((page) => ({ ...page, picture: undefined })),
  });
}
