import { VERSION_KINDS, type VersionKind } from '@tdt/contracts';
import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import { Schema } from 'mongoose';

/** A document as it was until a write replaced it. Written once, never changed. */
export interface VersionDocument {
  /** UUID that follows from the document, its revision and its time: storing a version twice stores it once. */
  _id: string;
  kind: VersionKind;
  document_id: string;
  revision: number;
  replaced_at: Date;
  /** As it was stored, by whatever release. */
  document: Record<string, unknown>;
  /** Addresses of the originals of the site that it shows. */
  files: string[];
}

export const versionModel = modelOf(
  'Version',
  documentSchema<VersionDocument>('versions', {
    _id: required(String),
    kind: { type: String, required: true, enum: [...VERSION_KINDS] },
    document_id: required(String),
    revision: required(Number),
    replaced_at: required(Date),
    document: required(Schema.Types.Mixed),
    files: { type: [String], default: [] },
  })
    .index({ document_id: 1, kind: 1, revision: -1 })
    .index({ replaced_at: 1 })
    // To ask whether any version still shows a file.
    .index({ files: 1 }),
);
