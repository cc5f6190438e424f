import { type AdminPictureQuery, PICTURES_COUNTED_MAX } from '@tdt/contracts';
import type { Changes } from '@tdt/database';
import { containing, inBatches, insertMissing, LIST_TIME_MS } from '@tdt/database/documents';
import mongoose, { type Connection } from 'mongoose';
import { type PictureDocument, type PictureIndex, pictureModel } from './picture.model.ts';
import { countryNameTerm, wantedTerms } from './picture-terms.ts';

const ROWS_BATCH = 500;
const BY_TERM = { terms: 1 } as const;
const IN_ORDER = { removed_at: 1, created_at: -1, _id: -1 } as const;
const among = (values: readonly string[]) => mongoose.trusted({ $in: [...values] });

type Texts = Pick<PictureDocument, 'alt' | 'focal' | 'credit'>;

export type PicturesRepository = ReturnType<typeof createPicturesRepository>;

export function createPicturesRepository(connection: Connection, changes: Changes) {
  const model = pictureModel(connection);
  const countSome = (filter: object): Promise<number> =>
    model.countDocuments(filter).limit(PICTURES_COUNTED_MAX).hint(BY_TERM).maxTimeMS(LIST_TIME_MS).exec();
  const countListed = async (): Promise<number> =>
    (await model.estimatedDocumentCount()) -
    (await model.countDocuments({ removed_at: mongoose.trusted({ $gt: new Date(0) }) }));
  const find = (filter: object) => model.find(filter).lean<PictureDocument[]>();

  return {
    byId: (id: string): Promise<PictureDocument | null> => model.findById(id).lean<PictureDocument>().exec(),

    byIds: (ids: readonly string[]): Promise<PictureDocument[]> => find({ _id: among(ids) }).exec(),

    byUrls: (urls: readonly string[]): Promise<PictureDocument[]> => find({ url: among(urls) }).exec(),

    /** The first picture that one of these hashes is of. */
    byHashes: (hashes: readonly string[]): Promise<PictureDocument | null> =>
      model
        .findOne({ hashes: among(hashes) })
        .sort({ created_at: 1 })
        .lean<PictureDocument>()
        .exec(),

    /** Those that these documents referred to when they were indexed. */
    ofDocuments: (documents: readonly string[]): Promise<PictureDocument[]> =>
      find({ documents: among(documents) }).exec(),

    /** Some of those that show a country but were indexed when it had another name. */
    withFormerName: ({ slug, name }: { slug: string; name: string }): Promise<PictureDocument[]> =>
      model
        .find({
          $and: [{ terms: `country:${slug}` }, { terms: mongoose.trusted({ $ne: countryNameTerm(slug, name) }) }],
        })
        .limit(ROWS_BATCH)
        .lean<PictureDocument[]>()
        .exec(),

    /** Addresses of all, in batches. */
    async *urls(): AsyncGenerator<string[]> {
      const cursor = model.collection.find({}, { projection: { url: 1 }, batchSize: ROWS_BATCH });
      for await (const rows of inBatches(cursor)) yield rows.map(({ url }) => url);
    },

    /** A page of those that are listed, the newest first. */
    async list({ page, page_size, ...query }: AdminPictureQuery): Promise<{ items: PictureDocument[]; total: number }> {
      const { terms, beginnings } = wantedTerms(query);
      const conditions = [
        // Beside a word, which fewer pictures have, no index is to be read by them.
        ...terms.map((term) => ({ terms: beginnings.length > 0 ? mongoose.trusted({ $regex: `^${term}$` }) : term })),
        ...beginnings.map((word) => ({ terms: mongoose.trusted({ $regex: `^${containing(word).$regex}` }) })),
      ];
      const isFiltered = conditions.length > 0;
      const filter = { removed_at: null, ...(isFiltered && { $and: conditions }) };
      const total = isFiltered ? await countSome(filter) : await countListed();
      // Of few, all are read and sorted; of many, the newest are soon found in the order of all.
      const hint = isFiltered && total < PICTURES_COUNTED_MAX ? BY_TERM : IN_ORDER;
      const items = await model
        .find(filter)
        .sort({ created_at: -1, _id: -1 })
        .skip((page - 1) * page_size)
        .limit(page_size)
        .hint(hint)
        .maxTimeMS(LIST_TIME_MS)
        .lean<PictureDocument[]>();
      return { items, total };
    },

    /** `false`: it is stored. */
    insert: async (pictures: readonly PictureDocument[]): Promise<boolean> =>
      (await insertMissing(model, pictures)).length === 0,

    /** Lists a picture that was uploaded again; `false`: it is stored no more. */
    async welcome(_id: string, hashes: readonly string[], isKept: boolean): Promise<boolean> {
      const update = {
        $set: { removed_at: null, ...(isKept && { kept: true }) },
        $addToSet: { hashes: mongoose.trusted({ $each: [...hashes] }) },
      };
      return (await model.updateOne({ _id }, update)).matchedCount === 1;
    },

    /** Changes a picture at this revision; `false`: it is at another one. */
    update: ({ _id, revision }: PictureDocument, fields: Partial<Texts>): Promise<boolean> =>
      changes.write(
        'pictures',
        [_id],
        async () =>
          (await model.updateOne({ _id, revision }, { $set: fields, $inc: { revision: 1 } })).matchedCount === 1,
        Boolean,
      ),

    /** What was found of the places of some pictures. */
    async index(found: readonly { picture: PictureDocument; index: PictureIndex; alt: string }[]): Promise<void> {
      const writes = found.map(({ picture: { _id, revision }, index, alt }) => {
        // One that an editor changes meanwhile is indexed again.
        const update = { $set: { ...index, alt, ...(index.documents.length > 0 && { removed_at: null }) } };
        return { updateOne: { filter: { _id, revision }, update } };
      });
      if (writes.length > 0) await model.bulkWrite(writes, { ordered: false });
    },

    /** Its file is set aside. */
    hide: async (url: string): Promise<void> => {
      await model.updateOne({ url }, { $set: { removed_at: new Date() } });
    },

    /** Its file is back. */
    show: async (url: string): Promise<void> => {
      await model.updateOne({ url }, { $set: { removed_at: null } });
    },

    /** Removes one that is still hidden; `false`: there was none. */
    forget: async (url: string): Promise<boolean> =>
      (await model.deleteOne({ url, removed_at: mongoose.trusted({ $ne: null }) })).deletedCount === 1,

    /** Whether the library keeps it. */
    keep: async (_id: string, kept: boolean): Promise<void> => {
      await model.updateOne({ _id }, { $set: { kept } });
    },

    /** See `MediaReader`: those that the library keeps. */
    async *mediaUrls(urls?: readonly string[]): AsyncGenerator<string[]> {
      const filter = { kept: true, ...(urls && { url: { $in: [...urls] } }) };
      const cursor = model.collection.find(filter, { projection: { url: 1 }, batchSize: ROWS_BATCH });
      for await (const rows of inBatches(cursor)) yield rows.map(({ url }) => url);
    },
  };
}
