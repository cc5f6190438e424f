import type { CountrySeed, PictureSeed, RecipeSeed } from '@tdt/contracts';

/** All that the demo consists of; `pictureFile` gives the path of a committed picture's WebP, or `null`. */
export interface DemoContent {
  countries: readonly CountrySeed[];
  recipes: readonly RecipeSeed[];
  pictures: readonly PictureSeed[];
  pictureFile(id: string): string | null;
  /** Recipes behind the demo's own, with their pictures and dates; made as they are asked for. */
  more?: { count: number; recipes: Iterable<RecipeSeed> };
  about?: { description_text: string };
}

export interface SeedOptions {
  /** Also replaces what somebody edited since it was seeded. */
  overwrite?: boolean;
  /** Counts what would be done and writes nothing. */
  dryRun?: boolean;
  /** Stops at the next batch; what is done stays, a second run goes on. */
  signal?: AbortSignal;
  onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  step: 'countries' | 'recipes' | 'pictures' | 'pages';
  done: number;
  total: number;
}

export interface SeedCount {
  created: number;
  updated: number;
  /** Left as they were: the same already, or edited by somebody. */
  kept: number;
}

/** A record that was not taken; `index` counts from 0 in what was handed in. */
export interface RefusedSeed {
  index: number;
  title: string;
  reason: string;
}

export interface ImportResult extends SeedCount {
  refused: RefusedSeed[];
}

export interface DemoResult {
  countries: SeedCount;
  recipes: ImportResult;
  pictures: SeedCount;
  /** `false` when it was stopped by its signal. */
  finished: boolean;
}
