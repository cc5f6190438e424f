import { API, PAGES } from '@tdt/contracts/plain';
import { duration } from '../proof.ts';
import type { Write } from './writes.ts';

/** Requests to a site during an outage of its database, and the faults of the responses. */
export interface Probes {
  /** Requests the known paths, which caches their responses. */
  askKnown(): Promise<void>;
  /** Requests known and unknown paths, writes, liveness and readiness, concurrently. */
  askAll(): Promise<void>;
  isReady(): Promise<boolean>;
  /** True if the site is ready, serves known and unknown paths and accepts writes; otherwise throws. */
  isWhole(): Promise<boolean>;
  faults(): string[];
  summary(): string;
}

/** Limit for a refusal. 2.5 s are promised; tests share the machine with others. */
const REFUSED_MS = 4000;
/**
 * Limit for cached responses and liveness, which need only the event loop; generous, because tests share the machine.
 */
const AT_ONCE_MS = 5000;

type Kind = 'known' | 'unknown' | 'write' | 'health' | 'ready';

export interface ProbedRequests {
  /** Paths that were requested before. */
  known: readonly string[];
  /** Slug of a recipe that was not requested before. */
  unknown: string;
  writes: readonly Write[];
}

export function createProbes(url: string, { known, unknown, writes }: ProbedRequests): Probes {
  const faults = new Map<string, number>();
  const longest: Record<Kind, number> = { known: 0, unknown: 0, write: 0, health: 0, ready: 0 };
  let questions = 0;

  const note = (fault: string): void => void faults.set(fault, (faults.get(fault) ?? 0) + 1);

  async function judge(kind: Kind, path: string, withinMs: number, faultOf: Judgement, request?: RequestInit) {
    questions += 1;
    const from = performance.now();
    try {
      const fault = faultOf(await responseOf(`${url}${path}`, request));
      if (fault) note(`${path} ${fault}`);
    } catch (error) {
      note(`${path} gave no response (${(error as Error).name})`);
    }
    const took = performance.now() - from;
    longest[kind] = Math.max(longest[kind], took);
    if (took > withinMs) note(`${path} took longer than ${duration(withinMs)}`);
  }

  const askKnown = async (): Promise<void> => {
    await Promise.all(known.map((path) => judge('known', path, AT_ONCE_MS, statusFault(200))));
  };
  async function need(path: string, wanted: number, request?: RequestInit): Promise<void> {
    const { status, text } = await responseOf(`${url}${path}`, request);
    if (status !== wanted) throw new Error(`${path} responds with ${status} ${text.slice(0, 300)}`);
  }
  const isReady = async (): Promise<boolean> => (await responseOf(`${url}${API.ready}`)).status === 200;

  return {
    askKnown,
    isReady,
    async askAll() {
      await Promise.all([
        askKnown(),
        judge('unknown', API.recipe(unknown), REFUSED_MS, refusalFault('application/problem+json')),
        judge('unknown', PAGES.recipe(unknown), REFUSED_MS, refusalFault('text/html')),
        ...writes.map(({ path, request }) =>
          judge('write', path, REFUSED_MS, refusalFault('application/problem+json'), request()),
        ),
        judge('health', API.health, AT_ONCE_MS, statusFault(200)),
        judge('ready', API.ready, AT_ONCE_MS, notReady),
      ]);
    },
    async isWhole() {
      const paths = [API.ready, API.recipe(unknown), PAGES.recipe(unknown), ...known];
      await Promise.all(paths.map((path) => need(path, 200)));
      await Promise.all(writes.map(({ path, accepted, request }) => need(path, accepted, request())));
      return true;
    },
    faults: () => [...faults].map(([fault, times]) => `${fault} (${times} x)`),
    summary: () =>
      `${questions} questions, longest: ${Object.entries(longest)
        .map(([kind, milliseconds]) => `${kind} ${duration(milliseconds)}`)
        .join(', ')}`,
  };
}

interface ProbeResult {
  status: number;
  headers: Headers;
  text: string;
}

const TIMEOUT_MS = 40_000;

type Judgement = (response: ProbeResult) => string | null;

async function responseOf(url: string, request: RequestInit = {}): Promise<ProbeResult> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const statusFault =
  (wanted: number): Judgement =>
  ({ status }) =>
    status === wanted ? null : `responded with ${status} instead of ${wanted}`;

const refusalFault =
  (type: string): Judgement =>
  (response) => {
    if (response.status !== 503) return `responded with ${response.status} instead of 503`;
    if (!response.headers.get('retry-after')) return 'has no Retry-After';
    return response.headers.get('content-type')?.startsWith(type) ? null : `was not ${type}`;
  };

function notReady({ status, text }: ProbeResult): string | null {
  const { checks } = JSON.parse(text);
  return status === 503 && checks.database === false && checks.storage === true
    ? null
    : `responded with ${status} ${text}`;
}
