import { nullable, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** What an editor tells the others about a field. It is no part of the document: no save meets it. */
export interface NoteDocument {
  /** UUID. */
  _id: string;
  /** `recipe/id`. */
  document: string;
  field: string;
  text: string;
  user_id: string;
  by: string;
  at: Date;
  done_by: string | null;
  done_at: Date | null;
}

export const noteModel = modelOf(
  'Note',
  documentSchema<NoteDocument>('notes', {
    _id: required(String),
    document: required(String),
    field: required(String),
    text: required(String),
    user_id: required(String),
    by: required(String),
    at: required(Date),
    done_by: nullable(String),
    done_at: nullable(Date),
  })
    .index({ document: 1, at: 1 })
    .index({ done_at: 1, at: -1 }),
);
