import { resolve } from 'node:path';
import type { ImportOptions, ImportResult, SeedCount } from '@tdt/cookbook';
import type { Writer } from '@tdt/site';
import { type Context, type Result, STATUS, UsageError } from '../../command.ts';
import { countLine, stopped } from '../../output/report.ts';
import { readRecords } from './read-records.ts';

export interface ImportRecipesOptions {
  dryRun?: boolean;
  fetchPictures?: boolean;
  draft?: boolean;
}

/** A record that was not imported. */
interface FailedRecord {
  file: string;
  place: string;
  title: string;
  reason: string;
}

/** What a recipe of another program lacked. */
interface NotedRecord {
  file: string;
  place: string;
  title: string;
  notes: string[];
}

/**
 * `tdt recipes import`: stores the valid records, those that lack something as drafts, and lists the others. A recipe whose title and country are stored
 * already stays unchanged, so that a second run changes nothing.
 */
export async function runRecipeImport(
  files: readonly string[],
  { dryRun = false, fetchPictures = false, draft = false }: ImportRecipesOptions,
  context: Context,
): Promise<Result> {
  const { recipes, media } = await (dryRun ? context.openReader() : context.openWriter());
  const options = { dryRun, asDrafts: draft, ...(fetchPictures && { takePicture: media.take }) };
  const count: SeedCount = { created: 0, updated: 0, kept: 0 };
  const failed: FailedRecord[] = [];
  const noted: NotedRecord[] = [];
  for (const file of files) {
    if (context.signal.aborted) break;
    const done = await importFile(resolve(context.folder, file), { failed, noted }, recipes, options, context);
    count.created += done.created;
    count.updated += done.updated;
    count.kept += done.kept;
  }
  const result: Result = {
    data: { dry_run: dryRun, ...count, failed, notes: noted, finished: !context.signal.aborted },
    lines: [
      countLine('Recipes', count, dryRun),
      ...noted.map((record) => `${nameOf(record)}: ${record.notes.join('; ')}.`),
      ...failed.map((record) => `${nameOf(record)}: ${record.reason}`),
    ],
    ...(failed.length > 0 && { status: STATUS.failed }),
  };
  return context.signal.aborted ? stopped(result) : result;
}

const nameOf = ({ file, place, title }: Omit<FailedRecord, 'reason'>): string =>
  `${file}, ${place}${title ? ` (${title})` : ''}`;

async function importFile(
  file: string,
  { failed, noted }: { failed: FailedRecord[]; noted: NotedRecord[] },
  recipes: Writer['recipes'],
  options: Pick<ImportOptions, 'dryRun' | 'asDrafts' | 'takePicture'>,
  { signal, onProgress }: Context,
): Promise<SeedCount> {
  /** Place of each record that the service gets: it counts them from 0. */
  const places: string[] = [];
  async function* readable(): AsyncGenerator<unknown> {
    for await (const record of readRecords(file)) {
      if ('fault' in record) failed.push({ file, place: record.place, title: '', reason: record.fault });
      else {
        places.push(record.place);
        yield record.value;
      }
    }
  }
  let imported: ImportResult;
  try {
    imported = await recipes.importMany(readable(), { ...options, signal, onProgress });
  } catch (error) {
    // Thrown before the first record of the file; the other files still go in.
    if (!(error instanceof UsageError)) throw error;
    failed.push({ file, place: 'file', title: '', reason: error.message });
    return { created: 0, updated: 0, kept: 0 };
  }
  const { refused, notes, ...count } = imported;
  noted.push(...notes.map(({ index, ...note }) => ({ file, place: places[index] ?? '', ...note })));
  failed.push(...refused.map(({ index, title, reason }) => ({ file, place: places[index] ?? '', title, reason })));
  return count;
}
