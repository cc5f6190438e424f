import { inBatches } from '@tdt/database/documents';
import type { mongo } from 'mongoose';

const ROWS_BATCH = 500;

/** For a collection whose documents list the addresses of their files in an indexed field `files`: see `MediaReader`. */
export const listedFiles = <T extends { files: string[] }>(collection: Pick<mongo.Collection<T>, 'find'>) =>
  async function* mediaUrls(among?: readonly string[]): AsyncGenerator<string[]> {
    const filter = (among ? { files: { $in: [...among] } } : {}) as mongo.Filter<T>;
    const cursor = collection.find<Pick<T, 'files'>>(filter, { projection: { files: 1 }, batchSize: ROWS_BATCH });
    for await (const rows of inBatches(cursor)) yield rows.flatMap(({ files }) => files);
  };
