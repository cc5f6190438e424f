import type { Page } from '@playwright/test';

/** What a visitor should never meet, as seen by the browser since the page was opened. */
export interface Faults {
  /** Errors and warnings of the console: hydration warnings are among them. */
  console: string[];
  /** Uncaught exceptions. */
  exceptions: string[];
  /** Answers of 400 and above, and requests without an answer, documents excepted. */
  requests: string[];
  /** Content security policy violations. */
  policy: string[];
  /** Layout shifts that no input caused: `value` and what moved. */
  shifts: string[];
}

type Report = (kind: 'policy' | 'shifts', text: string) => void;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page, before its own scripts; `tellFault` leads back to the test and outlives the document. */
function installWitness(): void {
  const { tellFault } = window as unknown as { tellFault: Report };
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    tellFault('policy', `${violatedDirective} ${blockedURI}`);
  });
  const name = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'something removed';
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => name(node)).join(', ');
      // Less is a fraction of a pixel, where a slow machine answers a press after the half second that counts as its effect.
      if (!hadRecentInput && value >= 0.0001) tellFault('shifts', `${location.pathname} ${value.toFixed(4)} ${moved}`);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Resolves after the frames in which the page tells what it has seen. */
const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Watches a page from before its first navigation; call the result to read the faults of all its documents so far. */
export async function watchForFaults(page: Page): Promise<() => Promise<Faults>> {
  const faults: Faults = { console: [], exceptions: [], requests: [], policy: [], shifts: [] };
  await page.exposeFunction('tellFault', ((kind, text) => faults[kind].push(text)) satisfies Report);
  await page.addInitScript(installWitness);
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
    const reason = request.failure()?.errorText ?? 'no answer';
    // A navigation ends what the page before it was still loading.
    if (reason !== 'net::ERR_ABORTED') faults.requests.push(`${reason} ${request.url()}`);
  });
  return async () => {
    await page.evaluate(twoFrames);
    return faults;
  };
}
