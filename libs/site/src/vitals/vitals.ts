/** The state of the application in figures, for monitoring. */
export interface Vitals {
  /** Seconds that the database took to answer; `null`: it does not answer. */
  databaseSeconds: number | null;
  /** Size of the embedded database's files; `null` with MongoDB. */
  engineBytes: number | null;
  /** Number of recipes in the catalogue. */
  recipes: number;
  /** Seconds since the catalogue was last known to agree with the database; `null` without a catalogue. */
  catalogueAgeSeconds: number | null;
  /** Subscribers whose synchronisation waits or was given up; `null` while the database cannot be asked. */
  outbox: { pending: number; failed: number; oldestPendingSeconds: number } | null;
}
