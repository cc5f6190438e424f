import mongoose, { type Connection } from 'mongoose';
import { type PreviewLinkDocument, previewLinkModel } from './preview-link.model.ts';

/** The last use is written at most once in this time: a page that is read often costs no writes. */
const USE_MS = 60_000;

export type PreviewLinksRepository = ReturnType<typeof createPreviewLinksRepository>;

export function createPreviewLinksRepository(connection: Connection) {
  const model = previewLinkModel(connection);
  return {
    insert: (link: PreviewLinkDocument) => model.insertOne(link),

    byId: (id: string): Promise<PreviewLinkDocument | null> => model.findById(id).lean<PreviewLinkDocument>().exec(),

    /** Newest first. */
    ofRecipe: (recipe_id: string): Promise<PreviewLinkDocument[]> =>
      model.find({ recipe_id }).sort({ made_at: -1 }).lean<PreviewLinkDocument[]>().exec(),

    async use(_id: string, now: Date): Promise<void> {
      const before = new Date(now.getTime() - USE_MS);
      const isOld = [{ last_used_at: null }, { last_used_at: mongoose.trusted({ $lte: before }) }];
      await model.updateOne({ _id, $or: isOld }, { $set: { last_used_at: now } });
    },

    revoke: (recipe_id: string, _id: string) => model.deleteOne({ _id, recipe_id }),

    removeExpired: (now: Date) => model.deleteMany({ expires_at: mongoose.trusted({ $lte: now }) }),

    removeAll: (recipe_id: string) => model.deleteMany({ recipe_id }),
  };
}
