import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** An unsaved recipe that an editor wants to see on its page. */
export interface RecipePreviewDocument {
  /** UUID. */
  _id: string;
  /** What the page shows, as JSON text: nothing searches in it. */
  detail: string;
  expires_at: Date;
}

export const recipePreviewModel = modelOf(
  'RecipePreview',
  documentSchema<RecipePreviewDocument>('recipe_previews', {
    _id: required(String),
    detail: required(String),
    expires_at: required(Date),
  }).index({ expires_at: 1 }),
);
