import type { Page } from '@playwright/test';

/** Faults that the browser has seen since the page was opened. */
export interface Faults {
  /** Errors and warnings of the console: hydration warnings are among them. */
  console: string[];
  /** Uncaught exceptions. */
  exceptions: string[];
  /** Responses of 400 and above, and requests without a response, documents excepted. */
  requests: string[];
  /** Content security policy violations. */
  policy: string[];
  /** Layout shifts without user input: the value, and the elements that moved. */
  shifts: string[];
}

type Report = (kind: 'policy' | 'shifts', text: string) => void;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page before its scripts. `reportFault` calls the test and survives navigation. */
function observeFaults(): void {
  const { reportFault } = window as unknown as { reportFault: Report };
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    reportFault('policy', `${violatedDirective} ${blockedURI}`);
  });
  const name = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'something removed';
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => name(node)).join(', ');
      // Smaller shifts are fractions of a pixel: a slow machine may react to a press after the half second in which
      // browsers attribute shifts to it.
      if (!hadRecentInput && value >= 0.0001)
        reportFault('shifts', `${location.pathname} ${value.toFixed(4)} ${moved}`);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Resolves after the frames in which the page reports its faults. */
const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/**
 * Watches a page; call it before the first navigation. Returns a function that reads the faults of all documents so
 * far.
 */
export async function watchForFaults(page: Page): Promise<() => Promise<Faults>> {
  const faults: Faults = { console: [], exceptions: [], requests: [], policy: [], shifts: [] };
  await page.exposeFunction('reportFault', ((kind, text) => faults[kind].push(text)) satisfies Report);
  await page.addInitScript(observeFaults);
  page.on('pageerror', ({ message }) => faults.exceptions.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    faults.console.push(`${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument) faults.requests.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no response';
    // A navigation aborts the requests of the previous page.
    if (reason !== 'net::ERR_ABORTED') faults.requests.push(`${reason} ${request.url()}`);
  });
  return async () => {
    await page.evaluate(twoFrames);
    return faults;
  };
}
