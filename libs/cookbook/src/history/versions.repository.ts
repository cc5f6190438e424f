import type { Site, VersionKind } from '@tdt/contracts';
import { type BeforeUpdate, derivedId, inBatches, urlsIn } from '@tdt/database/documents';
import { originalOf } from '@tdt/files';
import type { Connection, mongo } from 'mongoose';
import { listedFiles } from '../listed-files.ts';
import { COLLECTIONS, faultOf } from './stored-states.ts';
import { type VersionDocument, versionModel } from './version.model.ts';

const ROWS_BATCH = 500;

export type VersionsRepository = ReturnType<typeof createVersionsRepository>;

/** What of every stored document a version needs to know. */
interface Stored {
  _id: string;
  revision: number;
  updated_at: Date;
}

/** What a list says of a state. */
export interface StateFacts {
  revision: number;
  at: Date;
  by: string | null;
  fields: string[];
}

/** What decides whether a version stays. */
interface AgeingVersion extends Pick<VersionDocument, 'kind' | 'document_id' | 'files'> {
  id: string;
  saved: Date;
  replaced: Date;
}

const FACTS = { revision: 1, updated_at: 1, edited_by: 1, edited_fields: 1 } as const;
const below = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [`document.${field}`, 1]));
const FORMER_FACTS = { revision: 1, replaced_at: 1, ...below(FACTS) };
const SHOWING = {
  ...{ kind: 1, document_id: 1, revision: 1, 'document.title': 1, 'document.name': 1, 'document.images': 1 },
  ...{ 'document.steps.media': 1, 'document.couple_image': 1, 'document.og_image_url': 1 },
};
const AGE = { kind: 1, document_id: 1, files: 1, replaced_at: 1, 'document.updated_at': 1 } as const;

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
    files: [...new Set(urlsIn(document).flatMap((address) => originalOf(address, site.url) ?? []))],
  });

  const documentsOf = (kind: VersionKind) =>
    connection.collection<Record<string, unknown> & { _id: string }>(COLLECTIONS[kind]);

  /** The former states: all but that of the present revision. */
  const formerOf = (kind: VersionKind, document_id: string, present: number | undefined) => ({
    document_id,
    kind,
    ...(present !== undefined && { revision: { $ne: present } }),
  });

  const isNewest = async ({ id, kind, document_id }: AgeingVersion): Promise<boolean> => {
    const newest = versions
      .find({ document_id, kind }, { projection: { _id: 1 } })
      .sort({ revision: -1 })
      .limit(1);
    return (await newest.toArray()).some(({ _id }) => _id === id);
  };

  return {
    /** The present state, also of a malformed document; `null`: there is none. */
    async present(kind: VersionKind, id: string): Promise<StateFacts | null> {
      const found = await documentsOf(kind).findOne({ _id: id }, { projection: FACTS });
      return found && factsOf(Number(found.revision), found, new Date(0));
    },

    count: (kind: VersionKind, id: string, present: number | undefined): Promise<number> =>
      versions.countDocuments(formerOf(kind, id, present)),

    /** The former states, the newest first. */
    async list(
      kind: VersionKind,
      id: string,
      present: number | undefined,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<StateFacts[]> {
      // To the database, no limit is 0.
      if (limit === 0) return [];
      const found = versions.find(formerOf(kind, id, present), { projection: FORMER_FACTS });
      const page = await found.sort({ revision: -1 }).skip(skip).limit(limit).toArray();
      return page.map(({ revision, replaced_at, document }) => factsOf(revision, document, replaced_at));
    },

    /** The document as it is or was at this revision. */
    async state(kind: VersionKind, id: string, revision: number): Promise<Record<string, unknown> | null> {
      const present = await documentsOf(kind).findOne({ _id: id, revision });
      return present ?? (await versions.findOne({ document_id: id, kind, revision }))?.document ?? null;
    },

    /** The newest version that can be read; `null`: there is none. */
    async newestSound(kind: VersionKind, document_id: string): Promise<Record<string, unknown> | null> {
      for await (const { document } of versions.find({ document_id, kind }).sort({ revision: -1 }))
        if (faultOf(kind, document) === null) return document;
      return null;
    },

    /** The newest versions that show a file, without their texts. */
    showing: (file: string, limit: number): Promise<VersionDocument[]> =>
      versions
        .find<VersionDocument>({ files: file }, { projection: SHOWING })
        .sort({ revision: -1 })
        .limit(limit)
        .toArray(),

    /** The versions that were replaced before a moment, in batches. */
    async *replacedBefore(moment: Date): AsyncGenerator<AgeingVersion[]> {
      const options = { projection: AGE, batchSize: ROWS_BATCH };
      const cursor = versions.find<VersionDocument>({ replaced_at: { $lt: moment } }, options);
      for await (const rows of inBatches(cursor))
        yield rows.map(({ _id: id, kind, document_id, files, replaced_at: replaced, document }) => {
          return { id, kind, document_id, files, replaced, saved: dateOf(document?.updated_at, new Date(0)) };
        });
    },

    /** Those of the versions after which a newer one of their document follows. */
    async withoutNewest(among: readonly AgeingVersion[]): Promise<AgeingVersion[]> {
      const followed: AgeingVersion[] = [];
      for (const version of among) if (!(await isNewest(version))) followed.push(version);
      return followed;
    },

    remove: async (ids: readonly string[]): Promise<void> => {
      await versions.deleteMany({ _id: { $in: [...ids] } });
    },

    /**
     * For the repository of a kind, before it replaces documents: killed in between, it leaves a version too many, never
     * one too few.
     */
    storing(kind: VersionKind): BeforeUpdate {
      return async (model, filter, read) => {
        const replaced_at = new Date();
        const documents = (read ? [read] : await model.collection.find(filter).toArray()) as unknown as Stored[];
        const writes = documents.map((document) => {
          const { _id, ...version } = versionOf(kind, document, replaced_at);
          return { updateOne: { filter: { _id }, update: { $setOnInsert: version }, upsert: true } };
        });
        if (writes.length > 0) await versions.bulkWrite(writes, { ordered: false });
      };
    },

    /** See `MediaReader`. */
    mediaUrls: listedFiles(versions),

    /** Removes all versions of a document that is gone for good; returns the files that they showed. */
    async removeAll(kind: VersionKind, document_id: string): Promise<string[]> {
      const removed = await versions.find({ document_id, kind }, { projection: { files: 1 } }).toArray();
      await versions.deleteMany({ document_id, kind });
      return removed.flatMap(({ files }) => files);
    },
  };
}

const dateOf = (value: unknown, otherwise: Date): Date =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value : otherwise;

/** Also of what is not as its schema says: it stays listed. */
const factsOf = (revision: number, state: Record<string, unknown>, otherwise: Date): StateFacts => ({
  revision,
  at: dateOf(state?.updated_at, otherwise),
  by: typeof state?.edited_by === 'string' ? state.edited_by : null,
  fields: Array.isArray(state?.edited_fields) ? state.edited_fields.filter((name) => typeof name === 'string') : [],
});
