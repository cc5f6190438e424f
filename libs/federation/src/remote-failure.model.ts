import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** What browsers reported of one remote. */
export interface RemoteFailureDocument {
  /** Name of the remote. */
  _id: string;
  count: number;
  last_at: Date;
}

export const remoteFailureModel = modelOf(
  'RemoteFailure',
  documentSchema<RemoteFailureDocument>('remote_failures', {
    _id: required(String),
    count: required(Number),
    last_at: required(Date),
  }),
);
