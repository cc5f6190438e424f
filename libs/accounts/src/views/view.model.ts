import { SAVED_LISTS, type SavedList } from '@tdt/contracts/plain';
import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** A list of the back office as an editor wants to find it again. */
export interface ViewDocument {
  /** UUID. */
  _id: string;
  list: SavedList;
  name: string;
  /** Parameters of the list's address. */
  query: string;
  is_shared: boolean;
  user_id: string;
  by: string;
  at: Date;
}

export const viewModel = modelOf(
  'View',
  documentSchema<ViewDocument>('saved_views', {
    _id: required(String),
    list: { type: String, required: true, enum: [...SAVED_LISTS] },
    name: required(String),
    query: required(String),
    is_shared: required(Boolean),
    user_id: required(String),
    by: required(String),
    at: required(Date),
  })
    .index({ user_id: 1, at: 1 })
    .index({ is_shared: 1, at: 1 }),
);
