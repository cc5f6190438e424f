import type { Rendered } from '@tdt/contracts';

/** What a thread was asked to do and has not answered yet. */
export interface ThreadJobs {
  /** Adds a job and asks for it. Rejects by `fail` or `failAll`. */
  start(ask: (job: number) => void): Promise<Rendered | undefined>;
  /** Notes which remote a job is running. */
  note(job: number, remote: string | null): void;
  finish(job: number, result?: Rendered): void;
  fail(job: number, makeError: (remote: string | null) => Error): void;
  failAll(makeError: (remote: string | null) => Error): void;
  /** The remotes of all jobs, each once. */
  remotes(): string[];
  readonly size: number;
}

interface Job {
  remote: string | null;
  timer: NodeJS.Timeout;
  resolve(result: Rendered | undefined): void;
  reject(error: Error): void;
}

export interface ThreadJobsOptions {
  /** Milliseconds a job may take. */
  jobMs: number;
  /** Milliseconds the thread may take to give a job up once it was told to. */
  abortMs: number;
  /** A job has had its time. */
  onLate(job: number): void;
  /** The job was not even given up: the thread does not turn any more. */
  onStuck(): void;
  onEmpty(): void;
}

export function createThreadJobs({ jobMs, abortMs, onLate, onStuck, onEmpty }: ThreadJobsOptions): ThreadJobs {
  const jobs = new Map<number, Job>();
  let last = 0;

  function take(id: number): Job | undefined {
    const job = jobs.get(id);
    clearTimeout(job?.timer);
    if (jobs.delete(id) && jobs.size === 0) onEmpty();
    return job;
  }

  function beLate(id: number): void {
    const job = jobs.get(id);
    if (!job) return;
    job.timer = setTimeout(onStuck, abortMs);
    onLate(id);
  }

  function fail(id: number, makeError: (remote: string | null) => Error): void {
    const job = take(id);
    job?.reject(makeError(job.remote));
  }

  return {
    start(ask) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        jobs.set(id, { remote: null, timer: setTimeout(beLate, jobMs, id), resolve, reject });
        ask(id);
      });
    },
    note(id, remote) {
      const job = jobs.get(id);
      if (job) job.remote = remote;
    },
    finish: (id, result) => take(id)?.resolve(result),
    fail,
    failAll(makeError) {
      for (const id of [...jobs.keys()]) fail(id, makeError);
    },
    remotes: () => [...new Set([...jobs.values()].map(({ remote }) => remote))].filter((remote) => remote !== null),
    get size() {
      return jobs.size;
    },
  };
}
