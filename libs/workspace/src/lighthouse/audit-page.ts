import lighthouse from 'lighthouse';
import { withBrowser } from './browser.ts';
import { type PageReport, readReport } from './report.ts';

/** One run of Lighthouse over a page, as on a mid-range phone (its own default), in a browser of its own. */
export function auditPage(address: string): Promise<PageReport> {
  return withBrowser(async (_browser, port) => {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    return readReport(result.lhr);
  });
}
