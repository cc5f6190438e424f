import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** That a tab of an account has an editor open, until it renews this no more. */
export interface PresenceDocument {
  /** `account/tab`: no account can renew or end what is another's. */
  _id: string;
  /** `recipe/id`. */
  document: string;
  user_id: string;
  email: string;
  until: Date;
}

export const presenceModel = modelOf(
  'Presence',
  documentSchema<PresenceDocument>('presences', {
    _id: required(String),
    document: required(String),
    user_id: required(String),
    email: required(String),
    until: required(Date),
  })
    .index({ document: 1 })
    .index({ until: 1 }),
);
