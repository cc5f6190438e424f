import type { Site } from '@tdt/contracts';
import { type BeforeUpdate, derivedId, inBatches } from '@tdt/database/documents';
import { originalOf } from '@tdt/files';
import type { Connection, mongo } from 'mongoose';
import { type VersionDocument, type VersionKind, versionModel } from './version.model.ts';

const ROWS_BATCH = 500;

export type VersionsRepository = ReturnType<typeof createVersionsRepository>;

/** What of every stored document a version needs to know. */
interface Stored {
  _id: string;
  revision: number;
  updated_at: Date;
}

export function createVersionsRepository(connection: Connection, site: Pick<Site, 'url'>) {
  const model = versionModel(connection);
  // Straight to the driver: nothing of a document is cast, whatever is in it.
  const versions = model.collection as unknown as mongo.Collection<VersionDocument>;

  const versionOf = (kind: VersionKind, document: Stored, replaced_at: Date): VersionDocument => ({
    _id: derivedId(`version:${kind}:${document._id}:${document.revision}:${Number(document.updated_at)}`),
    kind,
    document_id: document._id,
    revision: document.revision,
    replaced_at,
    document: { ...document },
    files: [...new Set(addressesIn(document).flatMap((address) => originalOf(address, site.url) ?? []))],
  });

  return {
    /**
     * For the repository of a kind, before it replaces documents: killed in between, it leaves a version too many, never
     * one too few.
     */
    storing(kind: VersionKind): BeforeUpdate {
      return async (model, filter) => {
        const replaced_at = new Date();
        const documents = (await model.collection.find(filter).toArray()) as unknown as Stored[];
        const writes = documents.map((document) => {
          const { _id, ...version } = versionOf(kind, document, replaced_at);
          return { updateOne: { filter: { _id }, update: { $setOnInsert: version }, upsert: true } };
        });
        if (writes.length > 0) await versions.bulkWrite(writes, { ordered: false });
      };
    },

    /** See `MediaReader`. */
    async *mediaUrls(among?: readonly string[]): AsyncGenerator<string[]> {
      const filter = among ? { files: { $in: [...among] } } : {};
      const cursor = versions.find<Pick<VersionDocument, 'files'>>(filter, {
        projection: { files: 1 },
        batchSize: ROWS_BATCH,
      });
      for await (const rows of inBatches(cursor)) yield rows.flatMap(({ files }) => files);
    },

    /** Removes all versions of a document that is gone for good; returns the files that they showed. */
    async removeAll(kind: VersionKind, document_id: string): Promise<string[]> {
      const removed = await versions.find({ document_id, kind }, { projection: { files: 1 } }).toArray();
      await versions.deleteMany({ document_id, kind });
      return removed.flatMap(({ files }) => files);
    },
  };
}

/** Every address of a picture or video, also in documents that are not as their schema says. */
const addressesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) =>
        typeof each === 'string' ? (ADDRESSES.has(key) ? [each] : []) : addressesIn(each),
      );

const ADDRESSES = new Set(['url', 'og_image_url']);
