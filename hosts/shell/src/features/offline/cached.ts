import { isData, isRecipe, REQUESTED } from './requests.ts';

/** How many pages and API responses are cached besides those that always are. */
const LAST_RECIPES = 30;
const LAST_OTHERS = 20;
const LAST_RESPONSES = 60;

const pathOf = (url: string): string => new URL(url).pathname;

/**
 * The pages and responses that are dropped: all but the last ones.
 * @param cached their addresses, the newest last
 * @param always paths of those that are never dropped
 */
export function droppedCopies(cached: readonly string[], always: ReadonlySet<string>): string[] {
  const free = cached.filter((url) => !always.has(pathOf(url)));
  const recipes = free.filter((url) => isRecipe(pathOf(url)));
  const responses = free.filter((url) => isData(pathOf(url)));
  const others = free.filter((url) => !recipes.includes(url) && !responses.includes(url));
  return [...recipes.slice(0, -LAST_RECIPES), ...others.slice(0, -LAST_OTHERS), ...responses.slice(0, -LAST_RESPONSES)];
}

/**
 * Where the browser is redirected for a page of a recipe that is not cached, such as cook mode or other servings: to a
 * cached page of the same recipe, which then shows what was requested. It redirects since a document fits its own
 * address only.
 */
export function nearestCopy(url: string, cached: readonly string[]): string | undefined {
  const copy = isRecipe(pathOf(url)) && cached.findLast((one) => pathOf(one) === pathOf(url));
  if (!copy) return undefined;
  const address = new URL(copy);
  address.searchParams.set(REQUESTED, new URL(url).search);
  return address.href;
}

const BUILD = /\/assets\/[\w-]+\/[\w.-]+\//g;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The name that a picture has in all its sizes; `undefined` for other files. */
export const pictureOf = (url: string): string | undefined =>
  url.includes('/media/') ? url.match(UUID)?.at(-1) : undefined;

/**
 * The files that are dropped: those of builds that no cached page lists, and pictures that none shows. A page lists the
 * live version of every remote, so all files of the versions that it may load stay.
 * @param texts the cached documents and API responses
 */
export function droppedFiles(files: readonly string[], texts: readonly string[]): string[] {
  const needed = new Set(texts.flatMap((text) => [...(text.match(BUILD) ?? []), ...(text.match(UUID) ?? [])]));
  return files.filter((url) => !needed.has(pictureOf(url) ?? url.match(BUILD)?.[0] ?? ''));
}

/** Files that a document links: styles, fonts, icons and scripts. */
export const linkedFiles = (html: string): string[] =>
  [...html.matchAll(/<link [^<>]*?href="(\/assets\/[^"<>]+)"/g)].map(([, href]) => href as string);

/** Where the remote of a document lists all its files: some load on demand, which no document links. */
export const fileListOf = (linked: readonly string[]): string | undefined =>
  linked.find((href) => href.endsWith('/remoteEntry.js'))?.replace(/(?<![^/])[^/]+$/, 'files.json');

/** Scripts of a document's shell that no document links: a timer that is started without network rings, too. */
export const timerScriptsOf = (linked: readonly string[]): string[] => {
  const folder = linked.find((href) => /^\/assets\/shell\/.*\.js$/.test(href))?.replace(/(?<![^/])[^/]+$/, '');
  return folder ? [`${folder}timers.js`, `${folder}timer-clock.js`] : [];
};
