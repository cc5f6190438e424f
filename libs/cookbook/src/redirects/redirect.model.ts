import { nullable, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** Where an editor lets an address lead that shows no page. */
export interface RedirectDocument {
  /** UUID. */
  _id: string;
  /** A path, as browsers encode it; unique. */
  from: string;
  /** A path with its query. */
  to: string;
  by: string | null;
  at: Date;
}

export const redirectModel = modelOf(
  'Redirect',
  documentSchema<RedirectDocument>('redirects', {
    _id: required(String),
    from: required(String),
    to: required(String),
    by: nullable(String),
    at: required(Date),
  })
    .index({ from: 1 }, { unique: true })
    .index({ at: -1 }),
);
