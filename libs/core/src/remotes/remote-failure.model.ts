import { documentSchema, modelOf, required } from '../database/models.ts';

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
