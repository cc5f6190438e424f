import type { CountrySeed, RecipeSeed } from '@tdt/contracts';
import type { StoredImage } from '@tdt/files';
import type { ImportResult } from '../recipes/recipes.ts';
import type { SeedCount, SeedOptions } from './seeds.ts';

/** A picture of the demo at an address of its own. */
export interface DemoPicture {
  /** As its recipe, country or page stores it. */
  image: StoredImage;
  /** Path of its WebP file. */
  file: string;
}

/** All that the demo consists of. */
export interface DemoContent {
  /** With their pictures. */
  countries: readonly CountrySeed[];
  /** With their pictures, newest first: seeding dates them in this order. */
  recipes: readonly RecipeSeed[];
  /** The files of all pictures. */
  pictures: readonly DemoPicture[];
  /** Further recipes, with their pictures and dates; made as they are read. */
  more?: { count: number; recipes: Iterable<RecipeSeed> };
  /** Picture of the about page. */
  aboutImage?: StoredImage;
}

export interface DemoResult {
  countries: SeedCount;
  recipes: ImportResult;
  pictures: SeedCount;
  /** `false` when its signal stopped it. */
  finished: boolean;
}

export interface Demo {
  /** Whether there is neither a country nor a recipe, or only what an unfinished seeding left. */
  isEmpty(): Promise<boolean>;
  /** Safe to run again. Of two programs at the same time, the second waits for the first. */
  seed(content: DemoContent, options?: SeedOptions): Promise<DemoResult>;
}
