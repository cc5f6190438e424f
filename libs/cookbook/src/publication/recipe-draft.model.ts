import { nullable, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** Changes of a recipe that wait for being published. */
export interface RecipeDraftDocument {
  /** Of the recipe. */
  _id: string;
  /** `base` and `content` of the contract, as JSON text: nothing searches in them. */
  text: string;
  /** Addresses of the files of the site that the changes show. */
  files: string[];
  by: string | null;
  at: Date;
  revision: number;
}

export const recipeDraftModel = modelOf(
  'RecipeDraft',
  documentSchema<RecipeDraftDocument>('recipe_drafts', {
    _id: required(String),
    text: required(String),
    files: { type: [String], default: [] },
    by: nullable(String),
    at: required(Date),
    revision: required(Number),
  }).index({ files: 1 }),
);
