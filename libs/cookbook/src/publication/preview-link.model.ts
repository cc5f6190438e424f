import { nullable, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** A link that shows a recipe, whatever its state, to people without an account. Revoking it removes it. */
export interface PreviewLinkDocument {
  /** UUID. */
  _id: string;
  recipe_id: string;
  /** Account of the maker: the link ends with it. */
  user_id: string;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

export const previewLinkModel = modelOf(
  'PreviewLink',
  documentSchema<PreviewLinkDocument>('preview_links', {
    _id: required(String),
    recipe_id: required(String),
    user_id: required(String),
    made_by: required(String),
    made_at: required(Date),
    expires_at: required(Date),
    last_used_at: nullable(Date),
  })
    .index({ recipe_id: 1, made_at: -1 })
    .index({ expires_at: 1 }),
);
