import type { TakenPicture } from '@tdt/files';
import type { SeedCount, SeedOptions } from '../demo/seeds.ts';

/** A record that an import refused; `index` counts the records from 0. */
export interface RefusedSeed {
  index: number;
  title: string;
  reason: string;
}

/** What was missing in a recipe of another program, and what stands in its place. */
interface SeedNotes {
  /** Place of the record, from 0. */
  index: number;
  title: string;
  notes: string[];
}

export interface ImportResult extends SeedCount {
  refused: RefusedSeed[];
  notes: SeedNotes[];
}

export interface ImportOptions extends SeedOptions {
  /** Whether all new recipes are drafts. What breaks a rule of the editor is one in any case. */
  asDrafts?: boolean;
  /** Number of records, for the progress report only. */
  total?: number;
  /**
   * Takes the first picture of a new recipe of another program as its cover, such as `Media.take`. A picture that
   * it refuses with `PictureNotTaken` is noted.
   */
  takePicture?: (address: string, signal?: AbortSignal) => Promise<TakenPicture>;
}
