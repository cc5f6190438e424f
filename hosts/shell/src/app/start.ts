/**
 * Runs the page's scripts, which `data-scripts` of this script names, after the largest picture is painted. They are
 * loaded by then, but running them keeps a phone busy for half a second and would delay the paint. The document carries
 * this script inline; it is compiled by itself (`?inline-script`).
 */
const own = document.querySelector<HTMLScriptElement>('script[data-scripts]');
/** The picture of `Picture` with `priority`. A page without one starts after its first frame. */
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

/** After a picture has loaded, it is painted within this time. Browsers report it only if it is the largest element. */
const PAINTED_MS = 500;
/** For a picture that hangs: visitors may want to use the page meanwhile. */
const LIMIT_MS = 3000;
/** Input that starts the page at once, so that it can react. */
const INPUT_EVENTS = ['pointerdown', 'keydown'];
/** Safari before 26.2 does not report it. */
const PAINT = 'largest-contentful-paint';
const isPaintReported = PerformanceObserver.supportedEntryTypes.includes(PAINT);

let isStarted = false;
const observer = new PerformanceObserver((list) => {
  if (list.getEntries().some((entry) => 'element' in entry && entry.element === picture)) start();
});

function start(): void {
  if (isStarted) return;
  isStarted = true;
  observer.disconnect();
  for (const type of INPUT_EVENTS) removeEventListener(type, start);
  for (const src of own?.dataset.scripts?.split(' ') ?? []) {
    // Not `async`: scripts run in this order.
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}

function startSoon(): void {
  setTimeout(start, isPaintReported ? PAINTED_MS : 0);
}

// Before the router runs, Back changes the address, not the page: load the document of that entry.
const shown = location.pathname + location.search;
addEventListener('popstate', () => {
  const isReady = document.documentElement.dataset.ready !== undefined;
  if (!isReady && location.pathname + location.search !== shown) location.reload();
});

// A tab in the background paints nothing.
if (document.hidden) start();
else {
  for (const type of INPUT_EVENTS) addEventListener(type, start);
  setTimeout(start, LIMIT_MS);
  if (picture) startWithPicture(picture);
  // No report is waited for: Firefox sends none where a reload restores the place in the page.
  else requestAnimationFrame(() => setTimeout(start));
}

function startWithPicture(image: HTMLImageElement): void {
  if (isPaintReported) observer.observe({ type: PAINT, buffered: true });
  if (image.complete) startSoon();
  image.addEventListener('load', startSoon);
  image.addEventListener('error', start);
}
