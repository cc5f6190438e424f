import type { CountrySeed, RecipeSeed } from '@tdt/contracts';
import type { StoredImage } from './media/stored-image.ts';

/** A picture of the demo in one part that it plays, at an address of its own. */
export interface DemoPicture {
  /** As its recipe, country or page stores it. */
  image: StoredImage;
  /** Path of its WebP file. */
  file: string;
  /** Address of the drawing that the first release showed in this part. */
  replaces: string;
}

/** All that the demo consists of. */
export interface DemoContent {
  /** With their pictures. */
  countries: readonly CountrySeed[];
  /** With their pictures, in the order in which to date them: the newest first. */
  recipes: readonly RecipeSeed[];
  /** The files of all pictures. */
  pictures: readonly DemoPicture[];
  /** Recipes behind the demo's own, with their pictures and dates; made as they are asked for. */
  more?: { count: number; recipes: Iterable<RecipeSeed> };
  /** Picture of the about page. */
  aboutImage?: StoredImage;
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
