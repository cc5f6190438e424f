import { counted, duration, type Proof, percentile } from '../proof.ts';
import { type FailedRequest, isOfRestart, KINDS, type Responses, type Restart } from './responses.ts';

export interface LoadFacts {
  visitors: number;
  responses: Responses;
  startedAt: number;
  endedAt: number;
  restart: Restart;
  /** Each version must have rendered a document. */
  versions: { before: string; after: string };
  /** Memory of the server in MB: at the beginning, before its restart, at the end. */
  memory: (number | null)[];
}

/** Reports requests, latencies, versions and failures. Failures that the restart did not cause break the promise. */
export function reportLoad(facts: LoadFacts): Proof {
  const { responses, visitors, startedAt, endedAt, restart, versions } = facts;
  const seconds = (endedAt - startedAt) / 1000;
  const excused = responses.failures.filter((failure) => isOfRestart(failure, restart));
  const failures = responses.failures.filter((failure) => !isOfRestart(failure, restart));
  const unseen = Object.values(versions).filter((version) => !responses.versions.has(version));
  return {
    lines: [
      `${visitors} visitors, ${seconds.toFixed(0)} s: ${counted(responses.requests, 'request')}, ${(responses.requests / seconds).toFixed(0)} a second; ${responses.notModified} with status 304; ${responses.resent} sent again on another connection`,
      ...KINDS.map((kind) => latencies(kind, responses.milliseconds[kind])),
      `documents by version of the remote: ${[...responses.versions].map(([version, number]) => `${version} ${number}`).join(', ')}`,
      `restart: the old server ended ${duration(restart.ended - restart.from)} after the signal, the next one was ready ${duration(restart.to - restart.ended)} later; ${tally(excused)}`,
      `memory of the server: ${facts.memory.map((one) => (one === null ? '?' : one.toFixed(0))).join(', ')} MB (begin, before the restart, end)`,
      `failures beside the restart's: ${failures.length}`,
    ],
    broken: [
      ...bySecond(failures, startedAt),
      ...unseen.map((version) => `no document was rendered with version ${version}`),
    ],
  };
}

function latencies(kind: string, values: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => duration(percentile(values, share)));
  return `${kind.padEnd(5)} ${String(values.length).padStart(7)} responses: p50 ${p50}, p95 ${p95}, p99 ${p99}`;
}

/** `12 refused within 0.91 s`, for each kind of failure. */
function tally(failures: readonly FailedRequest[]): string {
  if (failures.length === 0) return 'no visitor noticed';
  const groups = Map.groupBy(failures, ({ what }) => what);
  return [...groups]
    .map(([what, some]) => {
      const from = Math.min(...some.map((one) => one.to));
      const to = Math.max(...some.map((one) => one.to));
      return `${some.length} ${what} within ${duration(to - from)}`;
    })
    .join(', ');
}

const SHOWN = 20;

function bySecond(failures: readonly FailedRequest[], startedAt: number): string[] {
  const groups = Map.groupBy(
    failures,
    ({ to, kind, what }) => `second ${Math.floor((to - startedAt) / 1000)}: ${kind}, ${what}`,
  );
  return [...groups]
    .slice(0, SHOWN)
    .map(
      ([name, some]) =>
        `${name}: ${some.length} (${[...new Set(some.map(({ path }) => path))].slice(0, 3).join(', ')})`,
    );
}
