/**
 * Functions that run in the page: `Screen` sends their text, so they use one another and nothing else of this module.
 */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** An element by what assistive technology calls it. */
export interface Target {
  /** A role of ARIA, or `field`: what has a label, also where it has no role. */
  role: string;
  /** The whole accessible name, or the source of an expression that it matches. */
  name: string | { pattern: string };
}

/** All that a user can see or reach; what is inert cannot be pressed. */
export function find({ role, name }: Target): HTMLElement[] {
  const matcher = typeof name === 'string' ? name : new RegExp(name.pattern);
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const all =
    role === 'field'
      ? queryAllByLabelText(document.body, matcher)
      : queryAllByRole(document.body, role, { name: matcher });
  return all.filter((element) => !element.closest('[inert]') && element.getClientRects().length > 0);
}

/** Brings it into the window and waits until it rests. Its middle, or a text that says why it cannot be pressed. */
export async function pointOf(target: Target): Promise<{ x: number; y: number } | string> {
  const element = find(target)[0];
  if (!element) return 'is not there';
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const frame = () => new Promise(requestAnimationFrame);
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  let point = middle();
  for (let rests = 0; rests < 3; rests += 1) {
    await frame();
    const now = middle();
    if (now.x !== point.x || now.y !== point.y) rests = -1;
    point = now;
  }
  const hit = document.elementFromPoint(point.x, point.y);
  const isOwn = element.contains(hit) || (hit?.closest('label')?.control ?? null) === element;
  return isOwn ? point : `is covered by <${hit?.localName} class="${hit?.className}">`;
}

/** What a user reads of it. */
export const textOf = (target: Target): string | null => find(target)[0]?.textContent ?? null;

/** Selects what a field holds, so that typing replaces it. */
export function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

export const isParsed = (): boolean => document.readyState !== 'loading' && location.protocol.startsWith('http');

/** Whether a public page is hydrated. */
export const isAlive = (): boolean => document.documentElement.dataset.ready !== undefined;

/** What takes part of a page out of a reader's window: how far it is wider than the window, in pixels. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const fontSizeOf = (target: Target): number =>
  Number.parseFloat(getComputedStyle(find(target)[0] ?? document.body).fontSize);

export const heightOf = (target: Target): number => find(target)[0]?.getBoundingClientRect().height ?? 0;

/** Paths of all that the service worker has cached. */
export async function cachedPaths(): Promise<string[]> {
  const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
  const requests = await Promise.all(caches.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
