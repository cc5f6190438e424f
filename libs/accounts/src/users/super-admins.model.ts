import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/**
 * The guard document: which accounts are super admins. It is one document, so that "the last super admin stays" is one
 * conditional update, which BFF and command line respect without a transaction. Each id is that of a stored account: an
 * account is stored before its id is added here, and its id is taken out for good before it is removed.
 */
export interface SuperAdminsDocument {
  _id: 'superadmins';
  ids: string[];
  /**
   * By account id: what removed the id last, or prevented its return. Either the UUID of a demotion, which alone may
   * put the id back as long as no later change follows; or `REMOVED`, after which the id is never added again.
   */
  taken_out: Map<string, string>;
}

export const REMOVED = 'removed';

const schema = documentSchema<SuperAdminsDocument>('guards', {
  _id: required(String),
  ids: required([String]),
  taken_out: { type: Map, of: String },
});

export const superAdminsModel = modelOf('SuperAdmins', schema);
