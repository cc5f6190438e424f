import mongoose, { type Connection } from 'mongoose';
import { type RecipePreviewDocument, recipePreviewModel } from './recipe-preview.model.ts';

export type RecipePreviewsRepository = ReturnType<typeof createRecipePreviewsRepository>;

export function createRecipePreviewsRepository(connection: Connection) {
  const model = recipePreviewModel(connection);
  return {
    insert: (preview: RecipePreviewDocument) => model.insertOne(preview),

    byId: (id: string): Promise<RecipePreviewDocument | null> =>
      model.findById(id).lean<RecipePreviewDocument>().exec(),

    removeExpired: (now: Date) => model.deleteMany({ expires_at: mongoose.trusted({ $lte: now }) }),
  };
}
