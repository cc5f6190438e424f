import { insertNew } from '@tdt/database/documents';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { listedFiles } from '../listed-files.ts';
import { type RecipeDraftDocument, recipeDraftModel } from './recipe-draft.model.ts';

export type RecipeDraftsRepository = ReturnType<typeof createRecipeDraftsRepository>;

export function createRecipeDraftsRepository(connection: Connection) {
  const model = recipeDraftModel(connection);
  return {
    byId: (id: string): Promise<RecipeDraftDocument | null> => model.findById(id).lean<RecipeDraftDocument>().exec(),

    /** The changes that show a file. */
    showing: (file: string): Promise<RecipeDraftDocument[]> =>
      model.find({ files: file }).lean<RecipeDraftDocument[]>().exec(),

    /** Which of these recipes have pending changes. */
    among: async (ids: readonly string[]): Promise<Set<string>> => {
      const found = await model.find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1 }).lean<{ _id: string }[]>();
      return new Set(found.map(({ _id }) => _id));
    },

    /** Stores changes in place of those at the revision before theirs; `false`: others are stored meanwhile. */
    async save({ _id, ...draft }: RecipeDraftDocument): Promise<boolean> {
      if (draft.revision === 1) return insertNew(model, { _id, ...draft });
      return (await model.updateOne({ _id, revision: draft.revision - 1 }, { $set: draft })).matchedCount === 1;
    },

    /** Removes the changes of a recipe, if they are at this revision; returns the files that they showed. */
    async remove(_id: string, revision?: number): Promise<string[]> {
      const at = revision === undefined ? {} : { revision };
      return (await model.findOneAndDelete({ _id, ...at }).lean<RecipeDraftDocument>())?.files ?? [];
    },

    /** See `MediaReader`. */
    mediaUrls: listedFiles(model.collection as unknown as mongo.Collection<RecipeDraftDocument>),
  };
}
