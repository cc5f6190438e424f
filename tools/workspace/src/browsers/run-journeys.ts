import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TcpProxy } from '@tdt/proofs/tcp-proxy';
import type { RunningSite } from '@tdt/testing';
import { elapsed } from '../bootstrap/say.mjs';
import { stopping } from '../processes/stopping.ts';
import { emptyTally, type TestTally } from '../test/tally.ts';
import type { Browser, BrowserEngine, Size } from './driver.ts';
import { JOURNEYS, type Visit } from './journeys.ts';
import { Screen } from './screen.ts';

/** A phone and a desktop. */
const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** A journey that takes longer hangs. */
const LIMIT_MS = 120_000;

export interface Run {
  site: RunningSite;
  /** Between browsers and site, at the address that the site says it has. */
  proxy: TcpProxy;
  account: Visit['account'];
  /** Folder of the pictures. */
  folder: string;
  /** Names of journeys; empty: all. */
  wanted: readonly string[];
}

/** Takes the journeys through an engine, each in a browser window that remembers nothing, and prints a line for each. */
export async function runJourneys(engine: BrowserEngine, run: Run): Promise<TestTally> {
  const tally = emptyTally();
  const reason = await engine.missing();
  if (reason) {
    console.log(`- ${engine.name} is skipped: ${reason}.`);
    tally.skipped.push(`${engine.name}: ${reason}`);
    return tally;
  }
  const folder = join(run.folder, engine.name.toLowerCase());
  await mkdir(folder, { recursive: true });
  const browser = await engine.start();
  try {
    for (const size of SIZES) {
      for (const [name, journey] of Object.entries(JOURNEYS)) {
        if (stopping.aborted || (run.wanted.length > 0 && !run.wanted.includes(name))) continue;
        const title = `${engine.name} at ${size.width}: ${name}`;
        const pictures = join(folder, `${size.width}-${name.replaceAll(' ', '-')}`);
        const fault = await faultOf(() => visit(browser, size, run, journey, pictures));
        console.log(`${fault ? '✗' : '✓'} ${title} (${elapsed()})${fault ? `\n  ${fault}` : ''}`);
        if (fault) tally.failures.push(`${title}: ${fault}`);
        else tally.passed += 1;
      }
    }
  } finally {
    await browser.close();
  }
  return { ...tally, failed: tally.failures.length };
}

const faultOf = (work: () => Promise<void>): Promise<string | null> => {
  const limit = new Promise<void>((_, reject) => {
    setTimeout(() => reject(new Error(`Not done within ${LIMIT_MS / 1000} s.`)), LIMIT_MS).unref();
  });
  return Promise.race([work(), limit]).then(
    () => null,
    (error: Error) => error.message,
  );
};

/** One journey, in a window of its own. */
async function visit(
  browser: Browser,
  size: Size,
  run: Run,
  journey: (visit: Visit) => Promise<void>,
  pictures: string,
) {
  const { site, proxy, account } = run;
  const address = `http://127.0.0.1:${proxy.port}`;
  const driver = await browser.openWindow(size);
  const reported = reportsOf(site);
  const screen = new Screen(driver, address, pictures);
  try {
    await screen.suppressExitIntent();
    const network = { cut: proxy.refuse, restore: proxy.forward };
    await journey({ screen, size, site: address, network, account });
    const reports = reportsOf(site).slice(reported.length);
    if (reports.length > 0) throw new Error(`Browsers reported errors: ${reports.join(' ')}`);
  } catch (error) {
    await screen.picture('fault').catch(() => {});
    throw error;
  } finally {
    await driver.close().catch(() => {});
    await proxy.forward();
  }
}

/** Lines of the site's log about errors that browsers reported. */
const reportsOf = (site: RunningSite): string[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes('A browser reported an error'));
