import { setTimeout as delay } from 'node:timers/promises';
import { pick, type Random, seededRandom } from '@tdt/domain';
import { type Connections, NoResponse, openConnections, type Received } from './connections.ts';
import type { PageRead } from './read-page.ts';
import type { Kind, Responses } from './responses.ts';

/** Shared by all visitors of one run. */
export interface Visits {
  url: string;
  /** Pages, with the API calls of their scripts. */
  sights: readonly Sight[];
  /** Average time on a page, in seconds. */
  thinkSeconds: number;
  readPage: (received: Received) => PageRead;
  /** The error of a page, or null. */
  faultOf: (path: string, page: PageRead) => string | null;
  responses: Responses;
  signal: AbortSignal;
}

export interface Sight {
  path: string;
  calls: readonly string[];
}

const NEW_BROWSER = 0.1;
const CHECK_AGAIN = 0.1;
const RELOAD_MS = 250;

interface Stored {
  etag: string;
  page: PageRead | null;
}

/**
 * One visitor with one browser until `signal` aborts: loads a page, its uncached files and its API calls, then pauses.
 */
export async function visit(visits: Visits, seed: number): Promise<void> {
  const { sights, thinkSeconds, responses, signal } = visits;
  const random = seededRandom(seed);
  const connections = openConnections();
  const stored = new Map<string, Stored>();
  const browser = { visits, random, connections, stored };
  await pause(random() * thinkSeconds, signal);
  while (!signal.aborted) {
    if (random() < NEW_BROWSER) stored.clear();
    const sight = pick(sights, random);
    if (sight) await see(browser, sight);
    await pause((0.5 + random()) * thinkSeconds, signal);
  }
  responses.resent += connections.resent();
  connections.close();
}

interface Browser {
  visits: Visits;
  random: Random;
  connections: Connections;
  stored: Map<string, Stored>;
}

async function see(browser: Browser, { path, calls }: Sight): Promise<void> {
  const page = await openPage(browser, path);
  if (!page) return pause(RELOAD_MS / 1000, browser.visits.signal);
  const wanted = page.files.filter((file) => !browser.stored.has(file) || browser.random() < CHECK_AGAIN);
  await Promise.all(wanted.map((file) => ask(browser, 'file', file, acceptFile)));
  for (const call of calls) await ask(browser, 'api', call, acceptJson);
}

async function openPage(browser: Browser, path: string): Promise<PageRead | null> {
  const { visits, stored } = browser;
  const received = await ask(browser, 'page', path, (response) => {
    const page = visits.readPage(response);
    const fault = visits.faultOf(path, page);
    if (fault) throw new Error(fault);
    for (const version of page.versions) count(visits.responses.versions, version);
    return page;
  });
  return received ? (stored.get(path)?.page ?? null) : null;
}

/** Sends the entity tag if the path is stored. Records a wrong or missing response and returns null. */
async function ask(
  { visits, connections, stored }: Browser,
  kind: Kind,
  path: string,
  accept: (received: Received) => PageRead | null,
): Promise<true | null> {
  const { url, responses } = visits;
  const etag = stored.get(path)?.etag;
  const from = performance.now();
  const fail = (what: Responses['failures'][number]['what']) => {
    responses.failures.push({ kind, path, from, to: performance.now(), what });
    return null;
  };
  responses.requests += 1;
  try {
    const headers = { 'accept-encoding': 'br', ...(etag && { 'if-none-match': etag }) };
    const received = await connections.ask(`${url}${path}`, headers);
    const { status, headers: given, milliseconds } = received;
    if (status === 503 && given['retry-after']) return fail('503 with Retry-After');
    if (status !== 200 && !(status === 304 && etag)) return fail(`wrong: status ${status}`);
    responses.milliseconds[kind].push(milliseconds);
    if (status === 304) responses.notModified += 1;
    else stored.set(path, { etag: String(given.etag ?? ''), page: accept(received) });
    return true;
  } catch (error) {
    return fail(error instanceof NoResponse ? error.loss : `wrong: ${(error as Error).message}`);
  }
}

function acceptFile({ headers, body }: Received): null {
  if (body.length === 0) throw new Error('is empty');
  if (!String(headers['cache-control']).includes('immutable')) throw new Error('may not be stored');
  return null;
}

function acceptJson({ headers, body }: Received): null {
  if (headers['content-encoding'] === undefined) JSON.parse(body.toString('utf8'));
  return null;
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
