export interface SeedOptions {
  /** Also replaces what a person edited since it was seeded. */
  overwrite?: boolean;
  /** Counts what would be done and writes nothing. */
  dryRun?: boolean;
  /** Stops before the next batch; what is done stays, and a second run continues. */
  signal?: AbortSignal;
  onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  step: 'countries' | 'recipes' | 'pictures';
  done: number;
  total: number;
}

export interface SeedCount {
  created: number;
  updated: number;
  /** Left as they were: unchanged, or edited by a person. */
  kept: number;
}
