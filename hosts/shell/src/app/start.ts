/**
 * Runs the page's scripts (`data-scripts` of this one) once the visitor sees what the page is about. They are loaded by
 * then, but starting them keeps a phone busy for half a second, and the largest picture would be painted after that.
 * Stands inline in the document, compiled by itself (`?inline-script`).
 */
const own = document.querySelector<HTMLScriptElement>('script[data-scripts]');
/** The picture of `Picture` with `priority`; a page without one is seen at its first paint. */
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

/** A picture that is here is on the screen by then; it is told only where it is the largest thing to be seen. */
const PAINTED_MS = 500;
/** For a picture that hangs: whoever waits for it may want to use the page meanwhile. */
const LIMIT_MS = 3000;
/** Whoever touches the page wants it to answer. */
const TOUCHES = ['pointerdown', 'keydown'];
/** Safari before 26.2 tells nothing about it. */
const PAINT = 'largest-contentful-paint';
const isTold = PerformanceObserver.supportedEntryTypes.includes(PAINT);

let isStarted = false;
const observer = new PerformanceObserver((list) => {
  if (!picture || list.getEntries().some((entry) => 'element' in entry && entry.element === picture)) start();
});

function start(): void {
  if (isStarted) return;
  isStarted = true;
  observer.disconnect();
  for (const type of TOUCHES) removeEventListener(type, start);
  for (const src of own?.dataset.scripts?.split(' ') ?? []) {
    // Not `async`: in their order.
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}

function startSoon(): void {
  setTimeout(start, isTold ? PAINTED_MS : 0);
}

// Nothing is painted in a tab in the background.
if (document.hidden || (!picture && !isTold)) start();
else {
  if (isTold) observer.observe({ type: PAINT, buffered: true });
  if (picture?.complete) startSoon();
  picture?.addEventListener('load', startSoon);
  picture?.addEventListener('error', start);
  for (const type of TOUCHES) addEventListener(type, start);
  setTimeout(start, LIMIT_MS);
}
