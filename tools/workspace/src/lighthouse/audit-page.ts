import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { type PageReport, readReport } from './report.ts';

/** Lighthouse's error codes for a failed recording, which says nothing about the page. */
const BROKEN_RECORDINGS = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST', 'NO_DCL', 'PROTOCOL_TIMEOUT'];

const TRIES = 3;

/**
 * Audits a page once, as on a mid-range phone (Lighthouse's default), in a fresh browser. Repeats a failed recording at
 * most twice, and prints a line about it.
 */
export async function auditPage(address: string): Promise<PageReport> {
  for (let left = TRIES - 1; ; left -= 1) {
    const result = await runLighthouse(address);
    const code = result.runtimeError?.code;
    if (code === undefined || left === 0 || !BROKEN_RECORDINGS.includes(code)) return readReport(result);
    console.log(`${address} is recorded again: Lighthouse failed with ${code}.`);
  }
}

function runLighthouse(address: string): Promise<Result> {
  return withBrowser(async (_browser, port) => {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    return result.lhr;
  });
}
