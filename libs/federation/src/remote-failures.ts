/** A remote that failed in browsers. */
interface RemoteFailure {
  name: string;
  count: number;
  last_at: Date;
}

/** How often browsers reported of each remote that it failed, the same for all instances. */
export interface RemoteFailures {
  /**
   * Counts a report. Anybody can send one: a name that is not live is ignored, so that there is never more than one
   * document for each remote. Never throws: a report that cannot be counted is logged.
   */
  count(name: string): Promise<void>;
  /** Of the live remotes, those that failed within the last week, the latest first. */
  latest(): Promise<RemoteFailure[]>;
}
